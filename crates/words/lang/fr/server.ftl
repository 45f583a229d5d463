### Les mots du serveur : pourquoi une chose n’a pas été faite, et les pages simples.

## Les pages simples

page-welcome = Une table pour les grands jeux de société.
page-lobby = Tables où il reste des places
page-running = Parties en cours
page-none = Aucune pour l’instant
page-api = Pour les programmes : ce qu’on peut demander à ce serveur

## Pourquoi une chose n’a pas été faite

refused-no-session = Personne ne sait qui vous êtes ici : entrez comme invité ou connectez-vous.
refused-known-already = On vous connaît déjà ici : déconnectez-vous d’abord.
refused-account-already = Vous avez déjà un compte.
refused-no-account = Vous êtes invité et n’avez pas de mot de passe.
refused-login-taken = Cet identifiant est à quelqu’un d’autre.
refused-wrong-login = L’identifiant ou le mot de passe est faux.
refused-wrong-password = Le mot de passe est faux.
refused-password-length = Un mot de passe a de 8 à 200 caractères.
refused-no-name = Il faut un nom.
refused-odd-name = Ce nom contient des signes que personne ne voit.
refused-no-language = Cette langue n’existe pas ici.
refused-no-such-session = Cette session n’existe pas.
refused-no-table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
refused-no-link = Ce lien ne mène nulle part, ou plus.
refused-for-maker = Seule la personne qui a créé la table peut le faire.
refused-for-holder = Seule la personne qui tient la place peut le faire.
refused-for-player = Seules les personnes qui jouent à cette table peuvent le faire.
refused-for-watcher = Seules les personnes qui regardent peuvent le faire.
refused-for-partner = Seules les personnes qui jouent ensemble ont une feuille.
refused-for-operator = Seule la personne qui gère ce serveur peut le faire.
refused-stale = Il s’est passé quelque chose que vous n’avez pas vu : le numéro est maintenant { $number }.
refused-written-over = Quelqu’un a écrit entre-temps : ce qui y figure maintenant est au-dessus. Posez le vôtre encore une fois pour le remplacer.
refused-in-lobby = La partie n’a pas commencé.
refused-running = La partie est en cours.
refused-over = La partie est finie.
refused-abandoned = La partie a été abandonnée.
refused-frozen = Quelque chose s’est cassé à cette table. Elle attend que quelqu’un l’examine ; rien n’est perdu.
refused-not-free = Cette place n’existe pas, ou quelqu’un l’occupe.
refused-open-seat = Une place est encore libre.
refused-luck-missing = Quelqu’un à cette table n’a encore rien ajouté au hasard.
refused-nothing = Il n’y a rien de tel à faire maintenant.
refused-barrier = Cela ne peut être repris que si tout le monde est d’accord, ou pas du tout.
refused-wish = Une autre demande attend un accord, ou aucune n’en attend.
refused-muted = Vous ne pouvez pas parler à cette table.
refused-misread = « { $found } » n’est pas compris ; attendu : { $expected }.
refused-no-game = Il n’y a pas de jeu « { $found } » ici.
refused-no-preset = Il n’y a pas de partie « { $found } ».
refused-no-kind = Il n’y a pas de sorte de cartes « { $found } ».
refused-no-module = Il n’y a pas d’extension « { $found } ».
refused-no-level = Il n’y a pas de robot de niveau « { $found } ».
refused-other-rules = Cela se joue selon les règles { $found } ; ce serveur joue selon les règles { $oldest } à { $newest }.
refused-edition = Cette édition ne peut pas servir : { $found }
refused-own-editions = Ce serveur ne joue qu’avec sa propre édition.
refused-no-hints = On ne donne de conseils que si tous les autres sont des robots.
refused-no-rule = Cette règle n’existe pas.
refused-no-nonce = Ce que vous ajoutez au hasard a 32 chiffres hexadécimaux.
refused-no-person = Cette personne n’existe pas.
refused-no-page = Il n’y a rien ici.
refused-no-method = Cela ne peut pas se faire ici.
refused-no-json = La requête doit être en JSON.
refused-malformed = La requête n’est pas comprise. { $why }
refused-unsound = Ce texte ne peut pas être gardé.
refused-too-big = La requête est trop grande : { $most } octets au plus.
refused-too-slow = La requête a pris trop de temps.
refused-too-much = C’est trop : { $what }, { $found } ; { $most } au plus.
refused-slow-down = { $wait ->
    [one] Trop vite : réessayez dans une seconde.
   *[other] Trop vite : réessayez dans { $wait } secondes.
}
refused-cross-site = Cette requête vient d’un autre site et n’a pas été exécutée.
refused-exists = Cela existe déjà.
refused-taken = Quelqu’un a été plus rapide : réessayez.
refused-store-down = Rien ne peut être gardé pour l’instant : réessayez bientôt.
refused-busy = Le serveur a trop à faire : réessayez bientôt.
refused-internal = Une erreur s’est produite de notre côté. Rien n’a été changé.

## De quoi il y avait trop

much-tables = tables
much-chairs = chaises
much-seconds = secondes
much-days = jours
much-characters = caractères
much-bytes = octets
much-orders = consignes
much-lines-at-once = lignes à la fois
much-streams = flux ouverts
much-links = liens
much-editions = éditions
much-lines = lignes hors du jeu

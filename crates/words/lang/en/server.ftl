### The words of the server: why something was not done, and the plain pages.

## The plain pages

page-welcome = A table for heavy board games.
page-lobby = Tables with free seats
page-running = Games being played
page-none = None at the moment
page-api = For programs: what can be asked of this server

## Why something was not done

refused-no-session = Nobody knows who you are here: come in as a guest or log in.
refused-known-already = You are already known here: log out first.
refused-account-already = You already have an account.
refused-no-account = You are a guest and have no password.
refused-login-taken = This login is somebody else’s.
refused-wrong-login = Login or password is wrong.
refused-wrong-password = The password is wrong.
refused-password-length = A password has 8 to 200 characters.
refused-no-name = A name is needed.
refused-odd-name = This name has signs in it that nobody sees.
refused-no-language = There is no such language here.
refused-no-such-session = There is no such session.
refused-no-table = There is no such table, or it is not yours to see.
refused-no-link = This link leads nowhere, or no longer.
refused-for-maker = Only the player who made the table may do that.
refused-for-holder = Only the player who holds the seat may do that.
refused-for-player = Only a player at this table may do that.
refused-for-watcher = Only a spectator may do that.
refused-for-partner = Only those who play together have a sheet.
refused-for-operator = Only the operator of this server may do that.
refused-stale = Something new has happened that you have not seen: the number is { $number } now.
refused-written-over = Somebody has written meanwhile: what it says now stands above. Lay yours down once more to put it in its place.
refused-in-lobby = The game has not begun.
refused-running = The game is being played.
refused-over = The game is over.
refused-abandoned = The game was given up.
refused-frozen = Something broke at this table. It stands still until somebody has looked at it; nothing is lost.
refused-not-free = There is no such seat, or somebody has it.
refused-open-seat = A seat is still open.
refused-luck-missing = Somebody who sits here has added nothing to the luck yet.
refused-nothing = There is nothing of the kind to be done now.
refused-barrier = That can be taken back only if all agree, or not at all.
refused-wish = Another wish waits for consent, or none does.
refused-muted = You may not talk at this table.
refused-misread = “{ $found }” is not understood; expected: { $expected }.
refused-no-game = There is no game “{ $found }” here.
refused-no-preset = There is no preset “{ $found }”.
refused-no-kind = There is no kind of cards “{ $found }”.
refused-no-module = There is no expansion “{ $found }”.
refused-no-level = There is no bot of level “{ $found }”.
refused-other-rules = This is played by rules { $found }; this server plays by rules { $oldest } to { $newest }.
refused-edition = This edition cannot be used: { $found }
refused-own-editions = This server plays with its own edition only.
refused-no-hints = Hints are given only where all others are bots.
refused-no-rule = There is no such rule.
refused-no-nonce = What you add to the luck has 32 hexadecimal digits.
refused-no-person = There is no such person.
refused-no-page = There is nothing here.
refused-no-method = That cannot be done here.
refused-no-json = The request must be JSON.
refused-malformed = The request is not understood. { $why }
refused-unsound = This text cannot be kept.
refused-too-big = The request is too big: at most { $most } bytes.
refused-too-slow = The request took too long.
refused-too-much = Too much of it: { $what }, { $found }; at most { $most }.
refused-slow-down = { $wait ->
    [one] Too fast: try again in one second.
   *[other] Too fast: try again in { $wait } seconds.
}
refused-cross-site = This request comes from another site and was not carried out.
refused-exists = There is one already.
refused-taken = Somebody was faster: try again.
refused-store-down = Nothing can be kept at the moment: try again soon.
refused-busy = The server has too much to do: try again soon.
refused-internal = Something of ours broke. Nothing was changed.

## Of what there was too much

much-tables = tables
much-chairs = chairs
much-seconds = seconds
much-days = days
much-characters = characters
much-bytes = bytes
much-orders = standing orders
much-lines-at-once = lines at once
much-streams = open streams
much-links = links
much-editions = editions
much-lines = lines beside the game

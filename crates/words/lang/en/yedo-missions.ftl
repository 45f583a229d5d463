### The missions of Yedo: a name, and a line of their own. Glossary: see yedo-cards.ftl.

## Basic, green

yedo-mission-m01 = The pilgrim’s lost purse
    .line = He counted his coins at the gate, and at the altar they were gone.
yedo-mission-m21 = The customs man looks away
    .line = Somebody armed should stand beside him while he does.
yedo-mission-m02 = A gambler’s debt
    .line = He promised to pay tonight. Bring a rope for his memory.
yedo-mission-m22 = Over the quarter wall
    .line = The great gate shuts at dusk; the young lord’s window does not.
yedo-mission-m23 = A place in the escort
    .line = One guard has a fever, and his sword must not be missing at the parade.
yedo-mission-m24 = Lanterns on the boat
    .line = Music over the water, guests who were never aboard.
yedo-mission-m25 = Short measure
    .line = The same rice weighs less at the inn than on the stall.
yedo-mission-m26 = The novice’s cough
    .line = A few drops in the tea, a week of rest, an empty cell.
yedo-mission-m27 = The test of the edge
    .line = Buyers gather only when they see two blades meet.
yedo-mission-m28 = The food taster
    .line = Find out what he can taste, and what it costs that he cannot.
yedo-mission-m29 = An arrow for a sign
    .line = Over the inn roof at the third bell, with a strip of silk.
yedo-mission-m30 = The last cart out
    .line = From the quay to the gate before the drums, and no questions.

## Basic, yellow

yedo-mission-m31 = The oath-breaker
    .line = He swore at court and prayed for pardon; neither will hold the blade.
yedo-mission-m32 = Stars over the canal
    .line = Three lamps guard the barge. Three stars put them out.
yedo-mission-m33 = Salt without a stamp
    .line = Unloaded by night, sold by noon, and the ferryman paid twice.
yedo-mission-m34 = Bitter sweets
    .line = Two stalls, one recipe. Only one of them should make people ill.
yedo-mission-m06 = The weaver’s dowry
    .line = A bolt of brocade, a good word, and a matchmaker nobody can refuse.
yedo-mission-m35 = The landlord’s three proofs
    .line = Cut a candle, hit a cup, tie a drunkard, and he will talk.
yedo-mission-m36 = The mast-climber
    .line = Up the rigging with a bow on the back and a prayer in the sleeve.
yedo-mission-m37 = The collector of relics
    .line = He buys saints’ bones. Tonight he will sleep through the sale.
yedo-mission-m38 = Smoke among the stalls
    .line = While everyone coughs, one purse changes hands.
yedo-mission-m39 = The three bells
    .line = Pay the ringers of inn, quay and temple to be late by one stroke.
yedo-mission-m40 = The rival shop
    .line = A cut awning, a spoiled vat, and your own doors open next morning.
yedo-mission-m41 = Relics of the warrior monks
    .line = Four weapons hung above the altar. Four must hang there still.
yedo-mission-m42 = The serenade
    .line = Pay the singer to stay under the window; you will be above it.
yedo-mission-m43 = Bilge water
    .line = The cargo is insured, the crew is thirsty, the warehouse is yours.
yedo-mission-m44 = The false pilgrims
    .line = In by the gate, asleep at the inn, gone at the shrine.
yedo-mission-m45 = The night ferry
    .line = An arrow for the rower, smoke for the passengers, poison for the dog.
yedo-mission-m46 = The captain of the gate
    .line = He has a price for every hour, and a weakness for good weapons.
yedo-mission-m47 = A poem on the fan
    .line = Seventeen syllables from court, and a monk’s ink to copy them.

## Basic, red

yedo-mission-m48 = The ambassador’s interpreter
    .line = He understands everything except why he is so sleepy.
yedo-mission-m49 = The fourth guest
    .line = Three were announced. She smiles while he passes the guards.
yedo-mission-m50 = The bell-tower watch
    .line = Whoever holds the bell decides when the city wakes.
yedo-mission-m51 = The hour of the rat
    .line = Past the gate in smoke, over the wall in silence, home before prayer.
yedo-mission-m52 = The shipwright’s drawings
    .line = A keel that no law allows, hidden rib by rib across the town.
yedo-mission-m12 = Plans of the inner moat
    .line = The mason drinks; his apprentice draws; you own the room upstairs.
yedo-mission-m53 = Two rooms at the inn
    .line = In one sleeps the witness, in the other whoever climbs the wall.
yedo-mission-m54 = The loan-shark’s ledger
    .line = Buy the clerk, tie the watchman, and burn every page but one.
yedo-mission-m55 = The white kimono
    .line = A charm from the temple lies on the sill, and two friends wait below.
yedo-mission-m56 = The chained boatman
    .line = He saw who crossed. Free him, or see that he forgets.
yedo-mission-m57 = The chamberlain’s confession
    .line = Paid to love, pressed to talk, sworn before the altar.
yedo-mission-m58 = The duel at the willow
    .line = She chooses the place, the monk the hour, and you the ending.
yedo-mission-m59 = The substitute
    .line = A man of the same height and gait, blessed for his last walk.
yedo-mission-m60 = The moored pavilion
    .line = Songs on deck, darts through the paper, prayers for the survivors.
yedo-mission-m61 = The treasurer’s walk
    .line = Every tenth day he goes by market and temple. Once he will not return.
yedo-mission-m62 = The way of tea and sword
    .line = Teach the heir manners and fencing, and he will never look elsewhere.
yedo-mission-m63 = The smugglers’ manor
    .line = A tunnel from your cellar to the water, and nobody left to speak of it.
yedo-mission-m64 = Two sisters
    .line = One dances in the great hall, the other counts the steps of the guard.

## Basic, black

yedo-mission-m65 = The regent’s illness
    .line = Doctors, priests and two companions agree: it cannot be long now.
yedo-mission-m17 = The silver convoy
    .line = Twelve carts, forty guards, and one bend of the road.
yedo-mission-m66 = The school in the hills
    .line = The abbot trains an army. Send him two pupils he will remember.
yedo-mission-m67 = The wedding procession
    .line = A sword as a gift, a lady in the litter, and your houses on the way.
yedo-mission-m68 = The council of seven
    .line = They met over tea in your manor. Six of them left it.
yedo-mission-m69 = The drowned bell
    .line = It takes divers, ropes, a song and a prayer to raise what the bay keeps.
yedo-mission-m70 = The four masks
    .line = One play in four places, and in the last act the curtain really falls.
yedo-mission-m71 = The master of the floating world
    .line = He owns every debt in the quarter. Own him.
yedo-mission-m72 = A night without stars
    .line = Four posts must fall silent before the first one is missed.
yedo-mission-m73 = The house of mirrors
    .line = Each faction believes you serve it. Let them all meet in one evening.
yedo-mission-m74 = The great conspiracy
    .line = Gate, inn, quay and quarter rise at one word. Yours.

## Kill the shogun

yedo-mission-m75 = The poisoned garden
    .line = He rakes the gravel himself at dawn. This morning it shines.
yedo-mission-m76 = The last dance of the season
    .line = He has asked for her by name. Her fan is heavier than it looks.
yedo-mission-m20 = The night of the empty moat
    .line = They drained it for repairs. For one night the castle stands on dry land.
yedo-mission-m77 = The imperial barge
    .line = Incense, music, a cup of welcome, and a knot below the waterline.
yedo-mission-m78 = Two swallows and a hawk
    .line = Two of them sing to him; the third has waited a year behind the screen.
yedo-mission-m79 = The tea of nine turns
    .line = At the ninth turn of the bowl the blade will not even be needed.

## Espionage

yedo-mission-m80 = The knock on the shutter
    .line = A star in the wood means yes. Two mean run.
yedo-mission-m03 = The gatekeeper’s ledger
    .line = Who came, who left, and whose name was scratched out.
yedo-mission-m81 = A pupil at court
    .line = Your school sends its best. He bows, he fences, he listens.
yedo-mission-m82 = The scribe’s second copy
    .line = One for the archive, one wrapped round a radish.
yedo-mission-m83 = The confessor’s friend
    .line = What the minister tells no one he tells his priest, and she asks the priest.
yedo-mission-m13 = Ears behind the screen
    .line = Paper walls keep out the wind and nothing else.
yedo-mission-m84 = The foreign master of the inn
    .line = He reports to somebody. Your manor has a room where one learns to whom.
yedo-mission-m85 = The cipher of the nine houses
    .line = Bought in the market, carried through the gate, read aloud at court.

## Theft

yedo-mission-m86 = The anchor rope
    .line = One cut, and the tide does the stealing.
yedo-mission-m04 = Three casks from the quay
    .line = The watchman counts to ten. You need eight, and some smoke.
yedo-mission-m87 = The honest porter
    .line = He carries whatever he is given, wherever he is paid to.
yedo-mission-m07 = The money-changer’s scales
    .line = Up the back wall, down with the weights, out by the front.
yedo-mission-m88 = The courtesan’s comb
    .line = A gift from the castle, sold twice, and now missing once.
yedo-mission-m89 = The offering box
    .line = She prays very long and very well. The rope is quicker.
yedo-mission-m90 = The customs vault
    .line = Your pupils guard it, your money built it, your smoke fills it.
yedo-mission-m91 = The golden dolphins
    .line = They have watched from the castle roof for forty years. Not tomorrow.

## Assassination

yedo-mission-m92 = The pilot’s supper
    .line = He knows every reef. Tonight there is one in his soup.
yedo-mission-m93 = A star for the singer
    .line = His songs name names. He will miss a note.
yedo-mission-m94 = The rafters of the inn
    .line = Up in the dark, one breath is enough.
yedo-mission-m08 = One cup too many
    .line = Nobody wonders at a drunkard who does not get up.
yedo-mission-m95 = The magistrate’s escort
    .line = Through smoke they guard an empty litter. He never left the house.
yedo-mission-m14 = The fencing master
    .line = No one beats him fairly. Nobody said fairly.
yedo-mission-m96 = The archer in the attic
    .line = From your own window, and a charm burned so that he rests.
yedo-mission-m97 = The widow’s list
    .line = Three names, three districts, and the knife to be left in the last.

## War

yedo-mission-m98 = Arrows blessed and counted
    .line = A hundred shafts against the temple doors, for luck.
yedo-mission-m99 = Recruits by lamplight
    .line = A good sword on the table signs more men than money.
yedo-mission-m100 = The ford beyond the gate
    .line = Spoil the water, hold the bank, and wait for the column.
yedo-mission-m10 = Levy for the north
    .line = Two hundred spears were promised. Bring at least bows and swords.
yedo-mission-m101 = The inspection of arms
    .line = The lord counts weapons in your yard. Let there be enough to borrow.
yedo-mission-m102 = The deserters’ refuge
    .line = They hide among paper lanterns. Bring them back in a line.
yedo-mission-m103 = The quartermaster’s tea
    .line = Rice for a thousand men, agreed between two sips.
yedo-mission-m19 = Banner over the moat
    .line = When it rises on the inner wall the siege is over.

## Kidnapping

yedo-mission-m104 = The heir in disguise
    .line = He came to see the lanterns. He will see the road home.
yedo-mission-m105 = The missing apprentice
    .line = Sold in the quarter, bought back at the market, all in one morning.
yedo-mission-m106 = The blind musician
    .line = He sees more than the guards do through that smoke.
yedo-mission-m09 = The broker’s son
    .line = Two men at the quay, one boat, one knot.
yedo-mission-m107 = The sleeping bride
    .line = Carried from the feast to the temple, and promised to another.
yedo-mission-m108 = The printer’s daughter
    .line = While she is your guest, nothing will be printed.
yedo-mission-m109 = An exchange at dawn
    .line = One lady goes in by the garden, one minister comes out.
yedo-mission-m18 = The hostage of the great house
    .line = As long as the boy is well, his father keeps the peace.

## High interaction

yedo-mission-m05 = A word in the crowd
    .line = Their man is listening. Say it a little louder.
yedo-mission-m110 = Jostled at the gate
    .line = An elbow, an apology, and one letter fewer in his sleeve.
yedo-mission-m111 = The same ferry
    .line = They believe they follow you.
yedo-mission-m112 = The rival’s ancestor
    .line = While he boasts at court, read what the temple wrote of his grandfather.
yedo-mission-m113 = The wrong messenger
    .line = Theirs waits at the gate. Yours has already arrived.
yedo-mission-m16 = Guests under his roof
    .line = His sake, his cushions, his secrets.
yedo-mission-m114 = The borrowed house
    .line = Two quiet deaths, and every trail ends at his door.
yedo-mission-m115 = The fall of a house
    .line = Their man stands guard at the gate of a clan that is already yours.

## Specialists

yedo-mission-m116 = The wager at the inn
    .line = “No woman can cut that candle.” Money on the table, please.
yedo-mission-m117 = Alms at the gate
    .line = A monk may stand where a spy may not.
yedo-mission-m118 = The cracked helmet
    .line = Mend it before noon, and remember what was engraved inside.
yedo-mission-m119 = The relay of lanterns
    .line = From the inn to the keep in the time of one song.
yedo-mission-m120 = A question of honour
    .line = Before witnesses, without hurry, with one stroke.
yedo-mission-m15 = Seven nights on the roof
    .line = The one prays, the other watches, and the rain does not count.
yedo-mission-m121 = The armour that walked away
    .line = She wears it through the lantern quarter, and the courier swears he saw nothing.
yedo-mission-m122 = Three letters to the keep
    .line = One to lure, one to lull, one to be found beside him.

## Jesuits

yedo-mission-m123 = The ship’s clock
    .line = It strikes in a cabin guarded by men who have never seen a star fly.
yedo-mission-m124 = A dispute of faiths
    .line = The abbot and the father agree on nothing but the tea.
yedo-mission-m125 = Wine in the alms box
    .line = A full collection plate, and a cask the inn may not name.
yedo-mission-m11 = Letters for Macao
    .line = Sewn into a sail, paid for in silver, blessed twice.
yedo-mission-m126 = The convert
    .line = She sings their hymns so well that nobody asks what else she hears.
yedo-mission-m127 = A musket for a sword
    .line = Leave one weapon on the deck and lower another by rope.
yedo-mission-m128 = The chapel by the market
    .line = Your house, their money, the castle’s silence.
yedo-mission-m129 = The price of a martyr
    .line = Some want him saved and some want him quiet, and both pay.
yedo-mission-m130 = The father provincial
    .line = He dines with you, prays with you, and forgets what he came to report.
yedo-mission-m131 = The hidden chalice
    .line = Under raked gravel nobody digs.
yedo-mission-m132 = The black ship’s ransom
    .line = Silk for silver, silver for silence, and a rope for the pilot.
yedo-mission-m133 = The last galleon
    .line = When it sails, the country closes behind it, and you hold the key.

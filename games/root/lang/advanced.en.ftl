# Appendix A: the advanced set-up.

fact-seat-first = { $who_The } plays first.
fact-dealt-each = Everybody is dealt { $count } cards.
fact-dealt-card = You are dealt { $card }.
fact-setup-card = On the table: the set-up card { $faction_of }.
fact-setup-card-locked = The card { $faction_of } is locked until a militant faction is picked.
fact-setup-character = With the card { $faction_of } comes { $character }.
fact-picked-faction = { $who_The } picks { $faction_the }.
fact-homeland = { $who_The } is at home in { $clearing }.
fact-put-back = { $who_The } puts a card back into the deck.

ask-pick-faction = Which faction do you play?
ask-homeland-marquise = Where are your homelands? Three, next to each other.
ask-homeland-eyrie = Where is your homeland? On the map edge, two clearings from any other if possible.
ask-homeland-alliance = Where is your homeland?
ask-homeland-vagabond = Where is your homeland?
ask-homeland-second-vagabond = Where is your homeland?
ask-homeland-lizard-cult = Where is your homeland? Not next to any other if possible.
ask-homeland-riverfolk = Where is your homeland?
ask-homeland-duchy = Where is your homeland? Not next to any other if possible.
ask-homeland-corvids = Where is your homeland?
ask-homeland-hundreds = Where is your homeland? On the map edge, two clearings from any other if possible.
ask-homeland-keepers = Where are your homelands? Two next to each other on the map edge, two clearings from any other if possible.
ask-keep-at-home = In which homeland does the keep stand?
ask-home-building = In which homeland do you place { $piece_a }?
ask-spread = Where does one more { $piece } go? { $left } left.
ask-home-plot = Which plot lies face down in { $clearing }?
ask-put-back = Which card do you put back into the deck? { $left } left.

answer-pick-faction = { $faction }: { $what }
answer-pick-vagabond = { $faction }, the { $character }: { $what }

why-setup-card-locked = This card is locked until somebody has picked a militant faction.
why-others-homeland = It is somebody else's homeland.
why-no-room-at-home = Not all of your pieces can be placed there.
why-homeland-too-near = It is too near to the homeland of an enemy while others are farther.

setup-card-marquise = militant; holds the whole map, gathers wood and builds
setup-card-eyrie = militant; grows a Decree that must be obeyed, and roosts
setup-card-alliance = insurgent; spreads sympathy, then revolts
setup-card-vagabond = insurgent; one pawn with items, quests and friends
setup-card-second-vagabond = insurgent; one pawn with items, quests and friends
setup-card-lizard-cult = insurgent; gardens, discarded cards and acolytes
setup-card-riverfolk = insurgent; sells its hand and its services
setup-card-duchy = militant; tunnels up and sways ministers
setup-card-corvids = insurgent; hidden plots all over the map
setup-card-hundreds = militant; a warlord, mobs and a hoard of items
setup-card-keepers = militant; digs up relics with a retinue

option-setup = Set-up
option-setup-standard = Standard: factions as given, in the corners
option-setup-advanced = Advanced: factions are picked from cards on the table (unless given), each set up by its card; five cards, of which three are kept

# Deeds on buttons, places, and the options of a table.

game-name = Root
    .about = Ten factions fight for one forest, each by rules of its own: workshops, decrees, conspiracies and a lone wanderer.
    .time = 60–120 min

place-clearing = clearing { $number }
place-forest = forest { $number }
    .In = In forest { $number }

card-suited = { $card } ({ $suit })

choice-pass = Done
choice-in = In { $clearing }
choice-to = To { $place }
choice-to-forest = { $forest_In }, which touches { $clearings }
choice-card = { $card }
choice-card-of = A { $suit } card
choice-suit = One in a { $suit } clearing
choice-craft = Craft { $card }
choice-use = Use { $card }
choice-activate = Activate { $card }
choice-take = Take { $card }
choice-do = { $action }
choice-battle = Battle { $whom_the } in { $clearing }
choice-move = From { $from } to { $to }
choice-ferry = By Ferry from { $from } to { $to }
choice-path = The path from { $from } to { $to }
choice-count = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
 }
choice-piece = { $piece_A }
choice-faction = { $faction }
choice-leader = { $leader }: { $leader_text }
choice-column = Under { $column }
choice-character = { $character }: { $character_text }
choice-quest = { $quest }: { $items }
choice-first = { $effect } first
choice-either = { $side }

answer-build = { $piece_A }: { $cost ->
    [0] no wood
    [one] 1 wood
   *[other] { $cost } wood
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
answer-exhaust = { $action }: { $items }
exhausts-move = a boot, two among hostile warriors
exhausts-battle = a sword
exhausts-explore = a torch
exhausts-aid = any item
exhausts-quest = the items of the quest
exhausts-strike = a crossbow
exhausts-repair = a hammer
exhausts-special = your character's gift
exhausts-open-path = a card
answer-from = From { $clearing }
answer-no-ambush = No ambush
answer-no-foil = Let the ambush succeed
answer-no-hospital = Save nobody
answer-no-craft = Craft nothing more
answer-begin-birdsong = Begin Birdsong
answer-no-effect = Use none
answer-no-second-card = No second card
answer-no-move = No more moves
answer-end-daylight = End Daylight
answer-no-revolt = No more revolts
answer-no-sympathy = Spread no more sympathy
answer-no-operation = No more operations
answer-stay = Stay
answer-alone = Nobody
answer-no-arbiter = Do without the Arbiter
answer-no-item = Take none

action-battle = Battle
action-swap = Swap a card at the Black Market
action-move = Move
action-march = March
action-recruit = Recruit
action-build = Build
action-overwork = Overwork
action-revolt = Revolt
action-spread-sympathy = Spread sympathy
action-mobilize = Mobilize
action-train = Train
action-organize = Organize
action-explore = Explore
action-aid = Aid
action-quest = Quest
action-strike = Strike
action-repair = Repair
action-special = Special action
action-open-path = Open a closed path

either-attacker = The attacker
either-defender = The defender
either-cards = Cards
either-points = Points

effect-field-hospitals = Field Hospitals
effect-outrage = Outrage
effect-fox-base-lost = The loss of the fox base
effect-rabbit-base-lost = The loss of the rabbit base
effect-mouse-base-lost = The loss of the mouse base
effect-total-removal = Damage to the Vagabond
effect-ferry = The Ferry and its card

option-seats = Players
option-factions = Factions, one for each seat in order; left empty, the usual ones
    .about = Who fights for the Woodland. Each plays by rules of its own; two or three who march much make a lively table.
option-factions-marquise = Marquise de Cat
option-factions-eyrie = Eyrie Dynasties
option-factions-alliance = Woodland Alliance
option-factions-vagabond = Vagabond
option-factions-second-vagabond = Second Vagabond
option-factions-lizard-cult = Lizard Cult
option-factions-riverfolk = Riverfolk Company
option-factions-duchy = Underground Duchy
option-factions-corvids = Corvid Conspiracy
option-factions-hundreds = Lord of the Hundreds
option-factions-keepers = Keepers in Iron
option-first = First player
option-first-random = Drawn
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-first-5 = Seat 5
option-first-6 = Seat 6
option-seating = Order round the table
option-seating-given = As seated
option-seating-random = Drawn
option-map = Map
    .about = Autumn is the usual one; Winter has a river through its middle, the Lake a ferry, the Mountain closed paths and a tower.
option-map-autumn = Autumn
option-map-winter = Winter
option-map-lake = Lake
option-map-mountain = Mountain
option-suits = Suits of the clearings
option-suits-as-printed = As the map has them: printed, else drawn
option-suits-fixed = Fixed
option-suits-random = Drawn
option-deck = Deck
    .about = Standard crafts items and favours; Exiles and Partisans has stranger effects for those who know the game.
option-deck-standard = Standard
option-deck-exiles = Exiles and Partisans
option-character = Character of the Vagabond
option-character-chosen = Chosen at set-up
option-character-thief = Thief
option-character-tinker = Tinker
option-character-ranger = Ranger
option-character-vagrant = Vagrant
option-character-arbiter = Arbiter
option-character-scoundrel = Scoundrel
option-character-adventurer = Adventurer
option-character-ronin = Ronin
option-character-harrier = Harrier
option-second-character = Character of the second Vagabond
option-second-character-chosen = Chosen at set-up
option-second-character-thief = Thief
option-second-character-tinker = Tinker
option-second-character-ranger = Ranger
option-second-character-vagrant = Vagrant
option-second-character-arbiter = Arbiter
option-second-character-scoundrel = Scoundrel
option-second-character-adventurer = Adventurer
option-second-character-ronin = Ronin
option-second-character-harrier = Harrier
option-turns = Turns after which a game is called a draw; real games end long before

option-first-beyond-seats = Seat { $first } cannot begin: the table has { $seats } seats.
option-factions-do-not-fit-seats = The table has { $seats } seats, but { $factions ->
    [one] one faction was
   *[other] { $factions } factions were
 } named.
option-too-many-corners = At most four of these factions can start in corners of the map.
option-faction-twice = { $faction_The } can sit in one seat only.
option-second-vagabond-alone = The second Vagabond needs the first at the table.
option-character-of-nobody = No Vagabond sits at this table, so there is nobody to play a character.
option-second-character-of-nobody = No second Vagabond sits at this table, so there is nobody to play a second character.
option-character-twice = The two Vagabonds must be different characters.

outcome-turn-limit = The game was called a draw: it took too many turns.

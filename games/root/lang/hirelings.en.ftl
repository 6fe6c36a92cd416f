# Hirelings: names.
faction-patrol = Patrol
    .the = the Patrol
    .The = The Patrol
    .of = of the Patrol
    .to = to the Patrol
    .from = from the Patrol
faction-dynasty = Dynasty
    .the = the Last Dynasty
    .The = The Last Dynasty
    .of = of the Last Dynasty
    .to = to the Last Dynasty
    .from = from the Last Dynasty
faction-uprising = Uprising
    .the = the Uprising
    .The = The Uprising
    .of = of the Uprising
    .to = to the Uprising
    .from = from the Uprising
faction-exile = Exile
    .the = the Exile
    .The = The Exile
    .of = of the Exile
    .to = to the Exile
    .from = from the Exile
faction-flotilla = Flotilla
    .the = the Flotilla
    .The = The Flotilla
    .of = of the Flotilla
    .to = to the Flotilla
    .from = from the Flotilla
faction-prophets = Prophets
    .the = the circle of Prophets
    .The = The circle of Prophets
    .of = of the circle of Prophets
    .to = to the circle of Prophets
    .from = from the circle of Prophets
faction-bandits = Bandits
    .the = the band of Bandits
    .The = The band of Bandits
    .of = of the band of Bandits
    .to = to the band of Bandits
    .from = from the band of Bandits
faction-expedition = Expedition
    .the = the Expedition
    .The = The Expedition
    .of = of the Expedition
    .to = to the Expedition
    .from = from the Expedition
faction-spies = Spies
    .the = the ring of Spies
    .The = The ring of Spies
    .of = of the ring of Spies
    .to = to the ring of Spies
    .from = from the ring of Spies
faction-protector = Protector
    .the = the Protector
    .The = The Protector
    .of = of the Protector
    .to = to the Protector
    .from = from the Protector
faction-bearers = Flame Bearers
    .the = the troop of Flame Bearers
    .The = The troop of Flame Bearers
    .of = of the troop of Flame Bearers
    .to = to the troop of Flame Bearers
    .from = from the troop of Flame Bearers
faction-vaults = Vault Keepers
    .the = the guild of Vault Keepers
    .The = The guild of Vault Keepers
    .of = of the guild of Vault Keepers
    .to = to the guild of Vault Keepers
    .from = from the guild of Vault Keepers
faction-band = Band
    .the = the Band
    .The = The Band
    .of = of the Band
    .to = to the Band
    .from = from the Band
piece-patrol-warrior = Patrol warrior
    .a = a Patrol warrior
    .A = A Patrol warrior
    .plural = Patrol warriors
piece-dynasty-warrior = Dynasty warrior
    .a = a Dynasty warrior
    .A = A Dynasty warrior
    .plural = Dynasty warriors
piece-uprising-warrior = Uprising warrior
    .a = an Uprising warrior
    .A = An Uprising warrior
    .plural = Uprising warriors
piece-prophet = Prophet
    .a = a Prophet
    .A = A Prophet
    .plural = Prophets
piece-bandit = Bandit
    .a = a Bandit
    .A = A Bandit
    .plural = Bandits
piece-expedition-warrior = Expedition warrior
    .a = an Expedition warrior
    .A = An Expedition warrior
    .plural = Expedition warriors
piece-foothold = foothold
    .a = a foothold
    .A = A foothold
    .plural = footholds
piece-spy = Spy
    .a = a Spy
    .A = A Spy
    .plural = Spies
piece-flame-bearer = Flame Bearer
    .a = a Flame Bearer
    .A = A Flame Bearer
    .plural = Flame Bearers
piece-vault-keeper = Vault Keeper
    .a = a Vault Keeper
    .A = A Vault Keeper
    .plural = Vault Keepers
piece-vault = vault
    .a = a vault
    .A = A vault
    .plural = vaults
piece-band-warrior = Band warrior
    .a = a Band warrior
    .A = A Band warrior
    .plural = Band warriors
hireling-forest-patrol = Forest Patrol
    .text = Whenever warriors of the Patrol are removed together, exactly one of them goes on the card and the others return to the supply. Once each Daylight: a move and then a battle, each if you like; or all warriors of the card go to one clearing with a Patrol warrior.
hireling-feline-physicians = Feline Physicians
    .text = Whenever your faction warriors are removed you may spend a card that matches the clearing to put them in a clearing with your faction pieces.
hireling-last-dynasty = Last Dynasty
    .text = Once each Daylight: off the map, they return to an edge clearing and battle there; ruling their clearing, all move and then battle; otherwise they battle twice.
hireling-bluebird-nobles = Bluebird Nobles
    .text = You rule clearings where you are tied. At the start of Birdsong you score a point for every three clearings you rule.
hireling-spring-uprising = Spring Uprising
    .text = With none on the map, roll the die and place one in a matching clearing. To battle the Uprising the attacker must discard a card that matches the clearing. At the start of Birdsong roll the die: remove a warrior of the Uprising with all enemy pieces of a matching clearing, or place a warrior in one.
hireling-rabbit-scouts = Rabbit Scouts
    .text = As defender, before the roll, you may spend a card that matches the clearing to deal the higher roll and leave the lower to the attacker.
hireling-the-exile = The Exile
    .text = In their turn, a player with faction pieces beside the Exile's forest may give an item from the Crafted Items box for a card and a point. Once each Daylight, as often as you like: exhaust one item to move to the next forest, two to battle in a clearing beside it; then refresh all. It rolls as many hits at most as it has items. Each hit exhausts an item, or removes one if none can be exhausted.
hireling-the-brigand = The Brigand
    .text = Once each Daylight you may take an item from a ruin in a clearing with your faction pieces; an empty ruin is removed. Once each Daylight you may exhaust a crafted item to take a random card from a player who shares a clearing with your faction pieces.
hireling-riverfolk-flotilla = Riverfolk Flotilla
    .text = It cannot be battled or removed, and rolls up to three hits. At the start of Birdsong each player with faction pieces there may draw a card; then it must move along the river, whoever rules, and may battle.
hireling-otter-divers = Otter Divers
    .text = You move to and from clearings on a river whoever rules.
hireling-warm-sun-prophets = Warm Sun Prophets
    .text = With none on the map, one in any clearing. Once each Daylight: force a player beside a Prophet to battle there, or to move all they can to a clearing of your choice and then perhaps battle; or place a Prophet where there is none.
hireling-lizard-envoys = Lizard Envoys
    .text = At the start of Birdsong you may look at the top five discards and take a card of their most common suit, no ambush; birds count as birds, you break ties.
hireling-highway-bandits = Highway Bandits
    .text = An enemy who moves over a path with a bandit must remove one of the moving pieces; a Vagabond damages an item. When you move over a path with a bandit you may place a faction warrior in the destination. Once each Daylight place a bandit on a free path that leads to a clearing with your faction pieces; with none in the supply you may lift one first.
hireling-bandit-gangs = Bandit Gangs
    .text = With none on the map, one in a clearing with your faction pieces. Gangs cannot be battled where you have faction pieces. Once each Daylight place a faction warrior at each gang warrior, or a gang warrior in a clearing with a faction piece.
hireling-sunward-expedition = Sunward Expedition
    .text = Once each Daylight place a foothold with up to three warriors where there is none, lifting one if all are out; then move and battle, each if you like, or place a warrior at each foothold.
hireling-mole-artisans = Mole Artisans
    .text = When you craft an item you may reveal the card instead of discarding it; at the end of Evening revealed cards return to your hand.
hireling-corvid-spies = Corvid Spies
    .text = Once each Daylight place two warriors among clearings with enemy pieces; then battle in every clearing with Spies, or in one of them take a random card from each enemy with faction pieces there.
hireling-raven-sentries = Raven Sentries
    .text = In battle you deal an extra hit where you have a building or token of your faction.
hireling-furious-protector = Furious Protector
    .text = It cannot be battled or removed. Enemies cannot place pieces in its clearing. At the start of Birdsong it must move, whoever rules; then a faction warrior of each player there is removed.
hireling-stoic-protector = Stoic Protector
    .text = If the pawn is not on the map, place it in a clearing with your faction pieces. It cannot be battled or removed. Enemies cannot battle or remove your faction pieces in its clearing. At the start of Birdsong it must move, whoever rules.
hireling-flame-bearers = Flame Bearers
    .text = With none on the map, two among any clearings. At the start of Birdsong remove one enemy piece for each Bearer in its clearing, warriors first; then place a Bearer at or beside another, or two anywhere if that is impossible.
hireling-rat-smugglers = Rat Smugglers
    .text = In Daylight, as often as you like, discard a card that shows an item to move or battle.
hireling-vault-keepers = Vault Keepers
    .text = With no piece on the map, two warriors and a vault in any clearing. Once each Daylight you may place a vault at or beside another, or with a warrior anywhere if that is impossible; then battle in each clearing with a vault, or place a warrior at each.
hireling-badger-bodyguards = Badger Bodyguards
    .text = In battle you ignore the first hit you take; this does not add up with other rules that do so.
hireling-popular-band = Popular Band
    .text = With none on the map, one in a clearing with your faction pieces. Enemies cannot move out of a clearing with a Band warrior in the turn in which they moved in. Once each Daylight choose a clearing with a Band warrior and force a faction warrior of each adjacent clearing to move in, if you like; then you may place a Band warrior anywhere.
hireling-street-band = Street Band
    .text = Enemies cannot move out of a clearing with a Band warrior in the turn in which they moved in. Once each Daylight place a Band warrior in any clearing.

# Options.
option-hirelings = Hirelings: three of them, a card by its name or one of its sides; none, or drawn
    .about = Small bands that change hands as scores rise: none, three drawn, or the three you name.
option-hirelings-none = None
option-hirelings-random = Drawn
option-hirelings-patrol = Forest Patrol or Feline Physicians, by the number of players
option-hirelings-dynasty = Last Dynasty or Bluebird Nobles, by the number of players
option-hirelings-uprising = Spring Uprising or Rabbit Scouts, by the number of players
option-hirelings-exile = The Exile or The Brigand, by the number of players
option-hirelings-flotilla = Riverfolk Flotilla or Otter Divers, by the number of players
option-hirelings-prophets = Warm Sun Prophets or Lizard Envoys, by the number of players
option-hirelings-bandits = Highway Bandits or Bandit Gangs, by the number of players
option-hirelings-expedition = Sunward Expedition or Mole Artisans, by the number of players
option-hirelings-spies = Corvid Spies or Raven Sentries, by the number of players
option-hirelings-protector = Furious or Stoic Protector, by the number of players
option-hirelings-bearers = Flame Bearers or Rat Smugglers, by the number of players
option-hirelings-vaults = Vault Keepers or Badger Bodyguards, by the number of players
option-hirelings-band = Popular or Street Band, by the number of players
option-hirelings-forest-patrol = Forest Patrol
option-hirelings-feline-physicians = Feline Physicians
option-hirelings-last-dynasty = Last Dynasty
option-hirelings-bluebird-nobles = Bluebird Nobles
option-hirelings-spring-uprising = Spring Uprising
option-hirelings-rabbit-scouts = Rabbit Scouts
option-hirelings-the-exile = The Exile
option-hirelings-the-brigand = The Brigand
option-hirelings-riverfolk-flotilla = Riverfolk Flotilla
option-hirelings-otter-divers = Otter Divers
option-hirelings-warm-sun-prophets = Warm Sun Prophets
option-hirelings-lizard-envoys = Lizard Envoys
option-hirelings-highway-bandits = Highway Bandits
option-hirelings-bandit-gangs = Bandit Gangs
option-hirelings-sunward-expedition = Sunward Expedition
option-hirelings-mole-artisans = Mole Artisans
option-hirelings-corvid-spies = Corvid Spies
option-hirelings-raven-sentries = Raven Sentries
option-hirelings-furious-protector = Furious Protector
option-hirelings-stoic-protector = Stoic Protector
option-hirelings-flame-bearers = Flame Bearers
option-hirelings-rat-smugglers = Rat Smugglers
option-hirelings-vault-keepers = Vault Keepers
option-hirelings-badger-bodyguards = Badger Bodyguards
option-hirelings-popular-band = Popular Band
option-hirelings-street-band = Street Band
option-three-hirelings = Exactly three hirelings are in a game that has any.
option-hireling-twice = A hireling card is in a game once, with one side up.
option-hireling-of-faction = { $hireling_The } cannot be hired: its faction plays.

# Choices.
choice-hire = Hire: { $hireling }
choice-command = Command: { $hireling }
action-gift = Give the Exile an item
action-rob = Take a card
action-smuggle = Discard a card with an item
effect-physicians = The Physicians

# What is asked.
ask-hire = Which hireling do you take?
ask-pass-on = Control of { $hireling } has run out. Who gets the card?
ask-order = { $hireling }: what do they do?
answer-no-order = Nothing more
ask-band-battle = Whom does { $band_the } battle?
answer-no-battle-hired = No battle
ask-may-place = Where do you place { $piece_a }?
answer-no-placing = Place none
ask-hireling-pawn = { $hireling }: where does the pawn go?
ask-physicians = { $count ->
    [one] A warrior was
   *[other] { $count } warriors were
 } removed from { $clearing }. Spend a matching card to save { $count ->
    [one] it
   *[other] them
 }?
answer-no-physicians = Save nobody
ask-heal-where = Where do the saved warriors go?
ask-dynasty-march = Where does the Last Dynasty march?
ask-pay-shelter = Which card that matches { $clearing } do you discard to battle the Uprising?
answer-no-shelter = No battle
ask-uprising = The die shows { $suit }. What does the Uprising do?
ask-uprising-where = Where does the Uprising revolt?
ask-scouts = The Rabbit Scouts: spend a card that matches { $clearing } to deal the higher roll?
answer-no-scouts = Spend none
ask-gift = Which item do you give to the Exile?
ask-exile = The Exile has { $ready ->
    [one] 1 item
   *[other] { $ready } items
 } ready. What does it do?
answer-exile-rests = Rest
ask-which-ruin = Which ruin does the Brigand ransack?
ask-rob-with = Which crafted item do you exhaust?
ask-rob-whom = From whom does the Brigand take a card?
ask-flotilla-draw = The Flotilla trades: do you draw a card?
answer-no-flotilla-draw = Draw none
ask-stir-where = In which clearing do the Prophets preach?
ask-stir-whom = Whom do the Prophets stir in { $clearing }?
ask-stir-to = Where must { $whom_the } go?
ask-stir-battle = Whom must { $whom_the } battle?
ask-envoys = Which discarded card do the Envoys bring you?
answer-no-envoys = None
ask-bandit-path = On which path does the bandit wait?
ask-road-help = Place a warrior in { $clearing }?
answer-no-road-help = Place none
ask-lift-bandit = All bandits are out. Which one do you lift?
answer-no-lift = Lift none
ask-lift-foothold = All footholds are out. Which one do you lift?
ask-keep-card = Reveal { $card } instead of discarding it?
answer-no-keep = Discard it
ask-steal-where = In which clearing do the Spies take cards?
ask-burn = Which piece do the Flame Bearers remove from { $clearing }?
ask-smuggle = Which card with an item do you discard?
ask-band-where = Where does the crowd gather?
ask-band-calls = Whose warrior comes from { $from } to { $to }?
answer-no-call = Nobody

# What happens.
fact-hireling-enlisted = { $hireling } can be hired in this game.
fact-hireling-marker = { $who_The } takes the hireling marker of space { $space }.
fact-hired = { $who_The } gets control of { $hireling }.
fact-control = { $hireling }: { $marks ->
    [one] 1 control marker
   *[other] { $marks } control markers
 }.
fact-control-left = { $hireling }: { $marks ->
    [0] control has run out
    [one] 1 control marker left
   *[other] { $marks } control markers left
 }.
fact-hireling-pawn = { $hireling }: the pawn is in { $place }.
fact-uprising-die = The uprising die shows { $suit }.
fact-gave-exile = { $who_The } gives the Exile { $item_a }.
fact-exile-hurt = The Exile takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 } and has { $left ->
    [one] 1 item
   *[other] { $left } items
 } left.
fact-bandit-on = A bandit waits between { $from } and { $to }.
fact-kept-card = { $who_The } reveals { $card } and will take it back.
fact-took-back-cards = { $who_The } takes back { $count ->
    [one] 1 revealed card
   *[other] { $count } revealed cards
 }.

# Why not.
why-nowhere-to-place = There is no piece left to place, or no clearing for it.
why-nothing-to-exhaust-hired = The Exile has no item to exhaust.
why-no-ruin-to-ransack = No ruin with an item stands where you have faction pieces.
why-nobody-to-rob = There is nobody to take a card from, or no item to exhaust.
why-nobody-to-stir = No player beside a Prophet can be forced to do that.
why-no-card-for-uprising = You have no card that matches { $clearing } to discard.
why-gangs-hidden = Gangs cannot be battled in { $clearing }, beside pieces of whoever controls them.
why-shielded = The Stoic Protector stands in { $clearing }.
why-guarded = The Furious Protector stands in { $clearing }.
why-crowded = Whoever moved into { $clearing } this turn cannot leave it: a Band plays there.

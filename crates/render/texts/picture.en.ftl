### The words of pictures in a terminal.

## Root

picture-root-heading = { $map } · turn { $turn } · deck { $deck } · discards { $discards }
picture-root-battle = Battle in clearing { $clearing }: { $attacker } ({ $attack }) against { $defender } ({ $defence })
picture-root-forest = ♣{ $number }
picture-root-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
picture-root-goal = plays for { $suit } dominance
picture-root-coalition = in coalition: { $faction }
picture-root-items = items to craft
picture-root-quests = quests
picture-root-dominance = dominance cards to take
picture-root-hand = hand
picture-root-crafted = crafted
picture-root-own-items = items
picture-root-supply = in supply
picture-root-leader = leader
picture-root-deposed = deposed
picture-root-decree = decree
picture-root-vizier = vizier
picture-root-alliance = { $supporters ->
    [one] 1 supporter
   *[other] { $supporters } supporters
}, { $officers ->
    [one] 1 officer
   *[other] { $officers } officers
}
picture-root-supporters = supporters
picture-root-outcast = outcast: { $suit } · acolytes { $acolytes }
picture-root-hated = hated outcast: { $suit } · acolytes { $acolytes }
picture-root-lost-souls = lost souls
picture-root-revealed = revealed
picture-root-character = character
picture-root-relationships = relationships
picture-root-completed = completed quests
picture-root-exhausted = exhausted
picture-root-damaged = damaged
picture-root-damaged-exhausted = damaged, exhausted
picture-root-sawmill = sawmill
picture-root-workshop = workshop
picture-root-recruiter = recruiter
picture-root-wood = wood
picture-root-keep = KEEP
picture-root-roost = roost
picture-root-fox-base = base
picture-root-rabbit-base = base
picture-root-mouse-base = base
picture-root-sympathy = sympathy
picture-root-fox-garden = garden
picture-root-rabbit-garden = garden
picture-root-mouse-garden = garden
picture-root-fox-trade-post = post
picture-root-rabbit-trade-post = post
picture-root-mouse-trade-post = post
picture-root-citadel = citadel
picture-root-market = market
picture-root-tunnel = tunnel
picture-root-plot = plot
picture-root-warlord = LORD
picture-root-stronghold = fort
picture-root-mob = mob
picture-root-waystation = station
picture-root-relic = relic
picture-root-ruin = ruin
picture-root-ferry = ferry
picture-root-tower = tower
picture-root-scorched = scorched

picture-seat = { $who }

## Monster Lands

picture-ml-round = Round { $round } of { $rounds } · extra attack dice: { $dice }
picture-ml-scenario = Scenario { $number }
picture-ml-madhala = Madhala's tokens: { $tokens }
picture-ml-citadel = CITADEL
picture-ml-outside = OUTSIDE
picture-ml-battle = Battle
picture-ml-attack-dice = attack dice { $count }
picture-ml-hits = hits to cancel { $count }
picture-ml-damage = damage so far { $count }
picture-ml-inroads = inroads so far { $count }
picture-ml-rerolls = rerolls left { $count }
picture-ml-waiting = waiting
picture-ml-active = active
picture-ml-tried = has tried
picture-ml-rewarded = rewarded
picture-ml-panic = PANIC
picture-ml-gold = { $gold }g
picture-ml-novices = Novicius ×{ $count }
picture-ml-stacks = Left: { $mercenaries } Mercenaries, { $traps } Traps, { $equipment } Equipment, { $panic } Panic
picture-ml-outside-stacks = Left: { $monsters } Monsters, { $lands } Lands, { $loot } Loot
picture-ml-loot = Loot
picture-ml-conquest = conquest { $value } → { $glory } Glory
picture-ml-fought = fought this round
picture-ml-monster = { $attack ->
    [one] 1 attack die
   *[other] { $attack } attack dice
} · capture { $capture } → { $glory } Glory, { $gold }g · eliminate { $elimination } → { $fame } Glory, { $trophies } { $trophies ->
    [one] Trophy
   *[other] Trophies
}
picture-ml-objective = reach { $total } (else −{ $penalty } Glory)
picture-ml-wants = for { $count } { $count ->
    [one] { $resource }
   *[other] { $resource_many }
}
picture-ml-glory = { $count } Glory
picture-ml-coins = { $count }g
picture-ml-potions = { $count ->
    [one] 1 Potion
   *[other] { $count } Potions
}
picture-ml-venoms = { $count ->
    [one] 1 Venom
   *[other] { $count } Venoms
}
picture-ml-defence = Defence { $count }
picture-ml-heroic = †{ $count }
picture-ml-benefit-defence = blocks { $count }
picture-ml-benefit-gold = +{ $count }g
picture-ml-benefit-potion = +Potion
picture-ml-benefit-venom = +Venom
picture-ml-benefit-reroll = reroll { $count }
picture-ml-wounded = wounded
picture-ml-tired = Talent used
picture-ml-settled = settled in { $land }
picture-ml-passed = passed
picture-ml-clan = { $glory } Glory ({ $excess } in excess) · { $reputation } Reputation · { $points } VP · wages { $wages }g
picture-ml-pool = dice
picture-ml-stores = stores
picture-ml-traps = Traps { $count }/{ $limit }
picture-ml-own-novices = Novicius ×{ $count } ({ $fresh } fresh)
picture-ml-won = won
picture-ml-missions = { $count ->
    [one] 1 Mission
   *[other] { $count } Missions
}
picture-ml-done = done
picture-ml-path = Path { $number }
picture-ml-left = left
picture-ml-right = right
picture-ml-upper = upper
picture-ml-lower = lower

## What the signs mean, line by line: the sign, two spaces, its meaning

picture-key-monster-lands =
    S M P  dice: Strength, Magic, Persuasion; P4 is a Persuasion die that shows 4, S2 are two Strength dice
    g ★ VP  Gold, Reputation, Victory Points if the game ended now
    { "[ ] [P4]" }  a free space of a building, and one that is taken
    { "[×2→6]" }  a space that takes 2 dice and yields 6
    ‹P4  the latest Persuasion die there: a lower one adds 4 to its own discount
    S2 +3SM  a Path: the dice it requires, and how many more of which colours it takes
    blocks 2  Defence Talents of the Path
    †3  the Glory of a heroic death there
    ▸  who stands on a Path, and what lies there: dice, [Traps], Defence tokens, Potions, Venoms, Gold
    { "[Trap!]" }  a Trap that lies face up
    ● ○ ⚑ ♛  your clan, another clan, the first player, a Leader

picture-key-root =
    1 fox □■  a clearing: its number, its suit, a free slot, a slot that is taken
    ★M  who rules it
    M×3  3 warriors of the Marquise; E of the Eyrie, A of the Alliance, L of the Lizard Cult
    V!  the Vagabond's pawn; W! that of a second Vagabond
    ♣4 V  the Vagabond in forest 4
    · ~  a path, a river
    ▶  whose turn it is
    Decree  what stands under each column: viziers and cards, with their suits

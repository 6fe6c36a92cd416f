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
picture-root-landmarks = landmarks
picture-root-setup-cards = set-up cards
picture-root-stalls = { $count } cards face down
picture-root-locked = locked
picture-root-before = { $who }: no faction yet, { $hand } cards in hand
picture-root-items = items to craft
picture-root-quests = quests
picture-root-dominance = dominance cards to take
picture-root-hand = hand
picture-root-crafted = crafted
picture-root-own-items = items
picture-root-foothold = foothold
picture-root-vault = vault
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
picture-root-payments = payments
picture-root-funds = funds
picture-root-committed = committed
picture-root-services = services
picture-root-post-spaces = spaces to craft with
picture-root-bought = bought
picture-root-mood = mood
picture-root-hoard = hoard
picture-root-shut-out = moods shut out
picture-root-retinue = retinue
picture-root-recovered = recovered
picture-root-relics = relics
picture-root-waystations = waystations
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

## It's a Wonderful Kingdom

picture-wk-round = Round { $round } of { $rounds }
picture-wk-step = { $resource } step
picture-wk-deck = deck { $count }
picture-wk-stack = Calamity stack { $count }
picture-wk-calamities = Calamities { $count }
picture-wk-rats = Rats { $count }
picture-wk-tokens = Illusionist tokens { $count }
picture-wk-left = LEFT AREA
picture-wk-right = RIGHT AREA
picture-wk-empty = empty
picture-wk-to-left = left
picture-wk-to-right = right
picture-wk-offered-up = { $place }
picture-wk-offered-down = { $place }, face down
picture-wk-offered-masterly = { $place }, face down with the Master of Traps
picture-wk-known-down = { $card } (face down)
picture-wk-in-alchemy = { $count } of { $all } lie there
picture-wk-next = next card
picture-wk-foreseen = top of the stack
picture-wk-token = ‹token of { $who }›
picture-wk-first = { $who } was first
picture-wk-for-the-first = the first also { $gains }
picture-wk-have = and { $count } { $type } in the Duchy
picture-wk-materials = M
picture-wk-population = P
picture-wk-gold = G
picture-wk-exploration = X
picture-wk-krystallium = K
picture-wk-soldier = S
picture-wk-any = ?
picture-wk-kind-structure = Structure
picture-wk-kind-company = Company
picture-wk-kind-monument = Monument
picture-wk-kind-discovery = Discovery
picture-wk-kind-treasure = Treasure
picture-wk-kind-calamity = Calamity
picture-wk-kind-menace = Menace
picture-wk-kind-advisor = Advisor
picture-wk-makes = makes { $cubes }
picture-wk-makes-per = makes { $cubes } per { $type }
picture-wk-points-per = { $points } per { $type }
picture-wk-gain-materials = { $count ->
    [one] 1 Materials cube
   *[other] { $count } Materials
}
picture-wk-gain-population = { $count ->
    [one] 1 Population cube
   *[other] { $count } Population
}
picture-wk-gain-gold = { $count ->
    [one] 1 Gold cube
   *[other] { $count } Gold
}
picture-wk-gain-exploration = { $count ->
    [one] 1 Exploration cube
   *[other] { $count } Exploration
}
picture-wk-gain-krystallium = { $count } Krystallium
picture-wk-gain-soldier = { $count ->
    [one] 1 Soldier
   *[other] { $count } Soldiers
}
picture-wk-gain-spy = { $count ->
    [one] 1 Spy token
   *[other] { $count } Spy tokens
}
picture-wk-gain-trap = { $count ->
    [one] 1 Trap token
   *[other] { $count } Trap tokens
}
picture-wk-gain-points = { $count }★
picture-wk-gain-calamity = { $count ->
    [one] 1 Calamity less
   *[other] { $count } Calamities less
}
picture-wk-makes-now = makes
picture-wk-to-place = to place now: { $cubes }
picture-wk-holds = holds
picture-wk-alchemy = Alchemy { $count }/5
picture-wk-training = 1 Soldier in training
picture-wk-own-tokens = { $count ->
    [one] 1 Illusionist token
   *[other] { $count } Illusionist tokens
}
picture-wk-aside = { $count ->
    [one] 1 cube set aside by Syphons
   *[other] { $count } cubes set aside by Syphons
}
picture-wk-sums = { $score ->
    [one] 1 point
   *[other] { $score } points
} · { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
} · { $traps ->
    [one] 1 Trap
   *[other] { $traps } Traps
} · { $spies ->
    [one] 1 Spy
   *[other] { $spies } Spies
}
picture-wk-hand = hand
picture-wk-selected = selected
picture-wk-building = under construction
picture-wk-council = Advisors
picture-wk-duchy = Duchy
picture-wk-trophies = trophies
picture-wk-needs = needs { $pieces }
picture-wk-full = paid in full
picture-wk-frozen = frozen
picture-wk-robbed = { $count ->
    [one] (robbed)
   *[other] ({ $count } robbed)
}
picture-wk-quest = Quest
picture-wk-at-step = step { $step }, { $name }:
picture-wk-quest-done = completed
picture-wk-reserve = in reserve: blue { $blue }, red { $red }
picture-wk-locked = in prison: blue { $blue }, red { $red }
picture-wk-marching = { $count ->
    [one] 1 Army under way
   *[other] { $count } Armies under way
}
picture-wk-castle = castle
picture-wk-sea = sea
picture-wk-worth = ★ blue { $blue } red { $red }
picture-wk-armies-blue = ▲{ $count } blue
picture-wk-armies-red = ▼{ $count } red
picture-wk-bonus-materials = M
picture-wk-bonus-population = P
picture-wk-bonus-gold = G
picture-wk-bonus-exploration = X
picture-wk-bonus-krystallium = K
picture-wk-bonus-trap = Trap
picture-wk-bonus-spy = Spy
picture-wk-bonus-destruction = destruction
picture-wk-bonus-double-move = double move
picture-wk-bonus-prison = prison

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
    M×3  3 warriors of the Marquise; E of the Eyrie, A of the Alliance, L of the Lizard Cult, D of the Duchy, C of the Corvids, H of the Hundreds, K of the Keepers
    F1 T? J3  relics of the Keepers, figure, tablet and jewelry, with their values; ? lies face down
    V!  the Vagabond's pawn; W! that of a second Vagabond
    ♣4 V  the Vagabond in forest 4
    · ~  a path, a river
    ▶  whose turn it is
    Decree  what stands under each column: viziers and cards, with their suits

## Village Attacks

picture-va-round = round { $round }
picture-va-heart = Castle Heart { $left }/{ $full }
picture-va-ward = it ignores { $count } damage
picture-va-morale = Village Morale { $left }/{ $full }
picture-va-rank = Rank { $rank }
picture-va-event-in = event in { $steps }
picture-va-night = Night
picture-va-day = Day
picture-va-goal-morale = You win when Village Morale is at 0; you lose when the Castle Heart is.
picture-va-goal-breaches = You win when every breach has its { $count } seals; { $open } { $open ->
        [one] is
       *[other] are
    } open. You lose when the Castle Heart is at 0.
picture-va-goal-altars = You win when each altar has its { $count } cups, one for each villager that dies there; { $open } { $open ->
        [one] is
       *[other] are
    } not full. You lose when the Castle Heart is at 0.
picture-va-goal-calling = Complete the summoning by the end of round { $rounds }, or you lose; then bring Village Morale to 0.
picture-va-goal-survival = You win if the Castle Heart still lives when round { $rounds } ends.
picture-va-goal-heirlooms = You win when all heirlooms are in the Castle Heart: { $done } delivered. Each takes { $count } results to work free.
picture-va-goal-heroes = You win when { $count } Heroes are killed: { $done } so far. You lose when the Castle Heart is at 0.
picture-va-threat = The Castle Heart is attacked next by up to { $inside ->
        [0] { $beside ->
            [one] 1 Hunter
           *[other] { $beside } Hunters
        } beside it
       *[other] { $inside ->
            [one] 1 villager
           *[other] { $inside } villagers
        } in it{ $beside ->
            [0] {""}
            [one] {" "}and 1 Hunter beside it
           *[other] {" "}and { $beside } Hunters beside it
        }
    }.
picture-va-event = event
picture-va-hero = Hero
picture-va-ally = on your side
picture-va-trap = trap to place
picture-va-next-cards = next to enter
picture-va-figure = { $who } ({ $type }), health { $left }/{ $health }; moves { $movement }, attacks { $attacks }, range { $range }, damage { $damage }.
picture-va-any = any
picture-va-troll = TROLL
picture-va-summoned = S
picture-va-minion = m
picture-va-peasant = P
picture-va-hunter = H
picture-va-yunfakh = Y
picture-va-veteran = V
picture-va-type-undead = u
picture-va-type-mythic = m
picture-va-type-cursed = c
picture-va-type-arcane = a
picture-va-type-demon = d
picture-va-mark-s = s
picture-va-mark-b = b
picture-va-mark-n = n
picture-va-mark-p = p
picture-va-legend = [m1♥6] a monster and its health · P Peasant · H Hunter, Y Yunfakh Hunter, with their Type: u Undead, m Mythic, c Cursed, a Arcane, d Demon · V Veteran · ★ Hero · (s) stunned, (b) burning, (n) snared, (p) pacified · ▼ villagers enter · ◆ the goal · ^ trap · ☾ Dark · ✗ Unlucky
picture-va-monster = { $type } · health { $left }/{ $health } · level { $level }, experience { $has }/{ $of } · { $at }
picture-va-dead = dead
picture-va-dice = results
picture-va-slots = slots
picture-va-movement = Movement
picture-va-reserve = Reserve
picture-va-state = state
picture-va-burdened = one die fewer for the summoned monster
picture-va-carries = carries an heirloom
picture-va-paid = has paid { $symbol } for the summoning
picture-va-kept-soak = the next { $left } damage prevented
picture-va-kept-miss = attacks that miss: { $left }
picture-va-kept-dull = attacks that deal 1 less: { $left }
picture-va-kept-cap = no attack deals more than { $left }
picture-va-kept-thorns = attacks that hurt the attacker: { $left }
picture-va-kept-taunt = villagers must attack it first
picture-va-kept-hold = villagers held: { $left }
picture-va-used = used this round
picture-key-wonderful-kingdom =
    M P G X  cubes: Materials, Population, Gold, Exploration; ? is any of them
    K S ★  Krystallium, Soldiers, points
    MMP → makes GG, 1★, +S  a card: what it costs, what it makes in each round, its points, what it gives once
    ♻G  the cube it is recycled for
    ■◆ needs MG  spaces that are filled, one of them by a Krystallium, and what is missing
    M3 (P2)  what a step makes; in brackets when the step is over this round
    ▒  a face-down card
    ● ○  you, the opponent
    ▲2 ▼1  Armies of blue and of red
    { "[Trap] Spy" }  a location that an Army holds, and one that is free

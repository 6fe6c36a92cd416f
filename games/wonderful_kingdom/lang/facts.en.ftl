# What happened.

fact-rules = { $who } rules the Duchy of { $duchy }.
fact-board-is-set = The Armies are placed on { $board }.
fact-round = Round { $round } begins; { $first } is first player.
fact-laid = { $card } lies in { $area }.
fact-laid-down = A card is laid face down in { $area }.
fact-dealt = { $who } holds { $count } cards.
fact-dealt-card = { $who } draws { $card }.
fact-offered = { $who } offers { $card } in { $area }.
fact-offered-down = { $who } offers a card face down in { $area }.
fact-offered-known = { $who } offers { $card } face down in { $area }.
fact-selected = { $who } selects { $area }: { $count } face up, { $down } face down.
fact-spied = { $who } looks at face-down card { $number }.
fact-spied-card = { $who } looks at face-down card { $number }: { $card }.
fact-revealed = { $who } reveals { $card }.
fact-left-over = { $card } was left over and is discarded.
fact-struck = { $card } strikes the Duchy of { $who }.
fact-lifted = { $who } is rid of { $card }.
fact-menaced = { $card } threatens { $who }.
fact-planned = { $who } begins to construct { $card }.
fact-recycled = { $who } recycles { $card }.
fact-hired = { $who } hires { $card }.
fact-charged = { $card } of { $who } is paid in full.
fact-used = { $who } uses { $card }.
fact-took-back = { $who } takes { $card } back under construction.
fact-away = { $who } has { $card } discarded.
fact-foresaw = { $who } foresees { $card }.
fact-usurped = { $who } exchanges { $lying } with a card of the hand.
fact-swapped = { $who } exchanges { $mine } with { $theirs }.
fact-conjured = { $card } of { $who } now counts { $to }.
fact-doubled = The points of { $card } of { $who } are doubled.
fact-marked = { $who } marks { $lying }.
fact-took-tokens = { $who } takes { $count } { $count ->
        [one] Illusionist token
       *[other] Illusionist tokens
    }.
fact-placed = { $who } puts { $piece } on { $target }.
fact-stood-in = { $who } puts a Krystallium as { $space } on { $target }.
fact-alchemised = The Alchemy area of { $who } turns its cubes into a Krystallium.
fact-completed = { $who } completes { $card }.
fact-gained = { $who } gains { $what }.
fact-scrapped = { $who } scraps { $site }.
fact-produced = { $who } produces { $count } { $resource }.
fact-trains = { $who } has supremacy and trains a Soldier.
fact-soldier-ready = { $who } has supremacy and the Soldier in training is ready.
fact-step-done = { $who } completes step { $step } of the Quest.
fact-first-to-finish = { $who } is the first to complete the Quest.
fact-quest-tokens = { $who } gains { $traps ->
        [0] { "" }
        [one] 1 Trap token
       *[other] { $traps } Trap tokens
    }{ $traps ->
        [0] { "" }
       *[other] { $spies ->
            [0] { "" }
           *[other] { " and " }
        }
    }{ $spies ->
        [0] { "" }
        [one] 1 Spy token
       *[other] { $spies } Spy tokens
    }.
fact-frozen = { $site } of { $who } freezes.
fact-devoured = A Marsh Troll devours { $card } of { $who }.
fact-robbed = A Thief robs { $site } of { $who }.
fact-tormented = { $who } removes { $resource } from { $site }.
fact-set-aside = A Syphon sets { $resource } aside against { $who }.
fact-eaten = A Black Dragon eats a Soldier of { $who }.
fact-eaten-on = A Black Dragon eats a Soldier of { $who } on { $site }.
fact-defeated = { $who } defeats { $card }.
fact-destroyed = { $who } destroys { $card } of the opponent.
fact-recruited = { $who } recruits { $count } { $count ->
        [one] Army
       *[other] Armies
    }.
fact-marched = An Army of { $who } marches from { $from_the } to { $to_the }.
fact-fought = { $who } fights in { $at_the }: { $count } { $count ->
        [one] Army
       *[other] Armies
    } of each side { $count ->
        [one] goes
       *[other] go
    } home.
fact-arrived = { $count } { $count ->
        [one] Army
       *[other] Armies
    } of { $who } { $count ->
        [one] arrives
       *[other] arrive
    } in { $at_the }.
fact-stationed = { $colour } holds { $bonus } in { $at_the }.
fact-left-location = { $colour } loses { $bonus } in { $at_the }.
fact-passed = { $who } passes.
fact-locked-up = An Army of { $colour } in { $from_the } goes to prison.
fact-freed = { $count } { $count ->
        [one] Army
       *[other] Armies
    } of { $colour } { $count ->
        [one] is
       *[other] are
    } freed.
fact-enemy-grew = An enemy Army comes to { $at_the }.
fact-scored = { $who } scores { $points } { $points ->
        [one] point
       *[other] points
    }.

### The Adventure Phase in words.

## The Adventure Phase: what is asked.

ask-remove-magic =
    { $who } faces { $dice ->
        [one] one attack die
        *[other] { $dice } attack dice
    }. Remove a Magic die?
ask-defend =
    { $who } takes { $hits ->
        [one] one hit
        *[other] { $hits } hits
    }. { $hits ->
        [one] Cancel it
        *[other] Cancel them
    } with what?
ask-attack =
    { $who } attacks: { $total } so far, { $traps ->
        [0] {""}
       *[other] { $capture } captures{ $spared ->
            [0] {""}
           *[other] {" "}(a bonus of { $spared } is taken off)
        },{" "}
    }{ $eliminate } eliminates{ $saved ->
        [0] {""}
       *[other] {" "}(a bonus of { $saved } is taken off)
    }{ $traps ->
        [0] ; too few Traps to capture
       *[other] {""}
    }. What next?
ask-conquest = { $who } conquers: { $total } so far, { $value } takes the Land. What next?
ask-mission-roll = { $who } is on a Mission: { $total } so far, { $objective } succeeds. What next?
ask-glory-loot = Discard { $loot } for more Glory?
ask-reveal-token = { $path }: reveal token { $number } from the top?
ask-aim-trick = Against which Path does { $trick } work?
ask-divert =
    Turn { $dice ->
        [one] one attack die
        *[other] { $dice } attack dice
    } against { $path }?
ask-aim-attack-die = Against which Path does { $who } turn an attack die?
ask-foil-trick = { $trick } is aimed at you. Cancel it with a Defence token?
ask-steal-die = Which die do you steal?
ask-contract = Contract: does { $who } hand over { $wants } for { $pays }?
ask-give-trap = Which Trap do you hand over?
ask-give-loot = Which Loot do you hand over?
ask-plunder = { $who } plunders. Which Loot?

## What may be done.

choice-remove = Remove a Magic die
choice-brace = Face the attack
choice-block = Cancel a hit with { $with_a }
choice-suffer = Take the hits
choice-roll = Roll a { $die_die }
choice-roll-all = Roll all dice
choice-reroll = Reroll the { $die_die } showing { $face }
choice-stop = Stop here
choice-spare = Keep it
choice-reveal = Reveal it
choice-conceal = Leave it face down
choice-against = Against { $path }
choice-withstand = Keep the dice
choice-foil = Discard a Defence token
choice-bear = Let it work
choice-steal = Steal a { $die_die }
choice-fulfil = Hand it over
choice-decline = Leave the contract unfulfilled
choice-hand-over = Hand over { $what }
choice-plunder = Take { $loot }: { $loot_text }
block-talent = Defence Talent
    .a = a Defence Talent
block-token = Defence token
    .a = a Defence token
block-potion = Potion
    .a = a Potion

## Why not.

why-power = { $monster } does not allow it.
why-none-left = No { $with } is left here.
why-talents-first = Defence Talents must be used before hits are taken.
why-no-armor = No Defence works in this scenario.
why-no-venom = This Mercenary carries no Venom.
why-no-venom-in-conquest = Venoms do not help in conquest in this game.
why-cannot-fulfil = You do not have what the contract asks for.
why-no-defence-token = No Defence token lies on that Path.
why-other-affinity = This Mercenary is of another Affinity.
why-settled-elsewhere = This Mercenary has settled { $land }.

## What happened.

fact-dice-mission = The dice Mission is resolved.
fact-contracts = The contracts are resolved.
fact-battle-a = The battle for Land A begins.
fact-battle-b = The battle for Land B begins.
fact-citadel-defence = The Citadel is defended against { $monster }.
fact-trap-revealed = { $path }: { $trap } is revealed.
fact-trap-concealed = { $path }: a token stays face down.
fact-attacks =
    { $monster } attacks { $who } with { $dice ->
        [one] one die
        *[other] { $dice } dice
    }.
fact-spores =
    The spores of { $monster } roll { $face }: { $hits ->
        [0] nobody is hit
        *[other] everyone there is hit
    }.
fact-magic-removed =
    { $who } removes a Magic die: { $dice ->
        [one] one attack die is
        *[other] { $dice } attack dice are
    } left.
fact-diverted =
    { $from } turns { $dice ->
        [one] one attack die
        *[other] { $dice } attack dice
    } against { $to }.
fact-divert-lost =
    The target is gone: { $who } is rid of { $dice ->
        [one] one attack die
        *[other] { $dice } attack dice
    }.
fact-attack-rolled =
    The attack on { $who } rolls { $faces }: { $hits ->
        [one] one hit
        *[other] { $hits } hits
    }.
fact-misses-rerolled =
    The misses are rolled again, { $faces }: { $hits ->
        [one] one hit
        *[other] { $hits } hits
    }.
fact-automatic-hits =
    { $monster } adds { $hits ->
        [one] one automatic hit
        *[other] { $hits } automatic hits
    }.
fact-blocked = { $who } cancels a hit with { $with_a }.
fact-wounded = { $who } is wounded.
fact-wound-costs-glory = The wound costs { $seat_the } { $glory } Glory.
fact-died = { $who } dies a heroic death, worth { $glory } Glory.
fact-die-rolled = { $who } rolls { $die } { $face }: total { $total }.
fact-die-counts = { $who } rolls { $die } { $face }, which counts { $counts }: total { $total }.
fact-die-rerolled = { $die } { $from } is rerolled: { $to }. Total { $total }.
fact-venom-spent = { $who } spends a Venom: total { $total }.
fact-loot-spent = { $seat_The } uses Loot: { $loot }.
fact-captured = { $who } captures { $monster }: { $glory } Glory and { $gold } Gold.
fact-eliminated =
    { $who } eliminates { $monster }: { $glory } Glory and { $trophies ->
        [one] one Trophy
        *[other] { $trophies } Trophies
    }.
fact-extra-glory = { $seat_The } gains { $glory } more Glory.
fact-extra-potions =
    { $seat_The } gains { $potions ->
        [one] one Potion
        *[other] { $potions } Potions
    }.
fact-escapes = { $monster } escapes towards the Entrance.
fact-final-lash = The final lash of { $monster } strikes everyone there.
fact-attack-failed = { $who } fails; the damage so far is { $damage }.
fact-conquest-begins = { $who } sets out to conquer { $land }.
fact-conquered = { $who } conquers { $land }: { $glory } Glory.
fact-conquest-failed = { $who } does not conquer { $land }; the total so far is { $total }.
fact-plundered = { $who } plunders Loot: { $loot }.
fact-nothing-to-plunder = { $who } finds nothing to plunder.
fact-monster-stays = { $monster } is not beaten.
fact-panic-ends = The Panic in the Citadel ends.
fact-mission-won = { $who } wins the Mission with { $total }: { $gold ->
    [0] { $glory } Glory
   *[other] { $glory } Glory and { $gold } Gold
}.
fact-leftovers = { $who } reaches { $total } but is beaten: { $gold } Gold.
fact-mission-failed = { $who } fails the Mission with { $total } and loses { $glory } Glory.
fact-contract-fulfilled = { $who } fulfils the contract: { $gold ->
    [0] { $glory } Glory
   *[other] { $glory } Glory and { $gold } Gold
}.
fact-contract-declined = { $who } leaves the contract.
fact-given = { $seat_The } hands over { $what }.
fact-madhala-wins = Madhala wins the dice Mission.
fact-madhala-removes-monster = Madhala takes { $monster } away.
fact-madhala-removes-land = Madhala takes { $land }.
fact-trick-aimed = { $trick } works against { $path }.
fact-trick-void = { $trick } does nothing: the Monster never attacks Madhala.
fact-trick-wasted = { $trick } finds nobody adjacent.
fact-trick-foiled = { $trick } is cancelled with a Defence token.
fact-stolen = A { $die_die } is stolen from { $path }.

### What happens.

fact-scenario = Scenario { $number }, { $law_title }. { $law }
fact-first-player = { $who_The } is first player.
fact-clan = { $who_The } takes the Leader and the Mercenary of { $affinity }.
fact-mercenary-arrives = { $mercenary } comes to the Tavern.
fact-mercenary-set-aside = { $mercenary } is too renowned for the first offer.
fact-trap-arrives = A Trap is turned up in the Lodge: { $trap }.
fact-equipment-arrives = { $equipment } is turned up in the Bazaar.
fact-monster-arrives = { $monster } appears { $place_at }.
fact-land-arrives = { $land } is turned up { $place_at } with { $header }.
fact-mission-arrives = { $mission } is drawn.
fact-loot-arrives = Loot is turned up: { $loot }.
fact-round = Round { $round }
fact-new-beginning = { $who_The } has nobody left: a Novicius takes the lead, with { $gold } Gold.
fact-dice-pool = { $who_The } takes dice for the round: { $dice }.
fact-rolled = { $who_The } rolls a Persuasion die: { $face }.
fact-gains-dice = { $who_The } gains { $count ->
    [one] a { $colour } die
   *[other] { $count } { $colour } dice
}.
fact-granted-die = The Queen grants { $who_the } a { $colour } die.
fact-turn = It is the turn of { $who_the }.
fact-passes = { $who_The } passes.
fact-die-wasted = { $who_The } gives back { $die } unused.
fact-places = { $who_The } places { $die } { $building_at }.
fact-digs = { $who_The } places { $count ->
    [one] a Strength die
   *[other] { $count } Strength dice
} in the Mine.
fact-gains-gold = { $who_The } gains { $count } Gold.
fact-pays = { $who_The } pays { $count } Gold.
fact-buys-trap = { $who_The } buys a Trap: { $trap }.
fact-buys-traps = { $who_The } buys { $count } { $count ->
    [one] Trap
   *[other] Traps
}.
fact-discards-trap = { $who_The } discards a Trap: { $trap }.
fact-gains-potions = { $who_The } gains { $count } { $count ->
    [one] Potion
   *[other] Potions
}.
fact-gains-venoms = { $who_The } gains { $count } { $count ->
    [one] Venom
   *[other] Venoms
}.
fact-gains-defence = { $who_The } gains { $count } Defence { $count ->
    [one] token
   *[other] tokens
}.
fact-no-room-potions = { $who_The } has no room for { $count ->
    [one] one more Potion
   *[other] { $count } more Potions
}.
fact-no-room-venoms = { $who_The } has no room for { $count ->
    [one] one more Venom
   *[other] { $count } more Venoms
}.
fact-no-room-defence = { $who_The } has no room for { $count ->
    [one] one more Defence token
   *[other] { $count } more Defence tokens
}.
fact-gains-glory = { $who_The } gains { $count } Glory.
fact-beer = { $who_The } pays a Round of Beer: the Tavern empties and fills again.
fact-hires = { $mercenary } joins { $who_the }.
fact-hires-novice = A Novicius joins { $who_the }.
fact-equips = { $who_The } gives { $equipment } to { $mercenary }.
fact-discards-equipment = { $who_The } discards { $equipment }.
fact-sends = { $who_The } sends { $mercenary } { $path_to } with { $load }.
fact-works = { $who_The } deploys in { $land }.
fact-takes-loot = { $who_The } takes Loot: { $loot }.
fact-uses-loot = { $who_The } uses Loot: { $loot }.
fact-uses-talent = { $who_The } uses the Talent of { $mercenary }.
fact-uses-ability = { $who_The } uses { $equipment }.
fact-converts = { $who_The } converts { $die } into { $colour }.
fact-sells-trophy = { $who_The } sells the Trophy { $monster } for { $count } Gold.
fact-heals = { $who_The } heals { $mercenary }.
fact-settles = { $mercenary } settles { $land } for { $who_the }.
fact-unsettled = { $land } of { $who_the } has no settler any more.
fact-comes-home = { $mercenary } comes home to { $who_the }.
fact-brings-home = { $mercenary } comes home to { $who_the } with { $brought }.
fact-at-the-entrance = { $monster } storms the Entrance of the Citadel.
fact-driven-off = { $monster } gives way and is gone.
fact-panic = Panic breaks out { $building_at }.
fact-promoted = { $mercenary } leads { $who_the } now.
fact-novice-promoted = A Novicius leads { $who_the } now.
fact-pays-wages = { $who_The } pays wages: { $count } Gold.
fact-cannot-pay-wages = { $who_The } owes wages of { $count } Gold and pays { $paid }, all there is.
fact-deserts = { $mercenary } deserts { $who_the }.
fact-novice-deserts = A Novicius deserts { $who_the }.
fact-glory-reached = { $who_The } has { $count } Glory: the game ends.
fact-last-round = The last round is over: the game ends.
fact-score = { $who_The } has { $total } points (Glory { $glory }, Reputation { $reputation }, Trophies { $trophies }, Affinities { $affinities }).
fact-madhala-rolls = Madhala rolls red { $red }, yellow { $yellow }.
fact-madhala-rolls-again = There is no room for her there: she rolls again.
fact-madhala-places = Madhala places { $die } { $building_at }.
fact-madhala-takes = Madhala takes { $what } away.
fact-madhala-takes-trap = Madhala takes a Trap away: { $trap }.
fact-madhala-on = Madhala goes { $path_to }.

### What happens.

fact-first-player = { $who } is first player.
fact-clan = { $who } plays the clan of { $affinity }.
fact-mercenary-arrives = { $mercenary } comes to the Tavern.
fact-mercenary-set-aside = { $mercenary } is too renowned for the first offer.
fact-trap-arrives = The Trap { $trap } is turned up in the Lodge.
fact-equipment-arrives = { $equipment } is turned up in the Bazaar.
fact-monster-arrives = { $monster } appears { $place_at }.
fact-land-arrives = { $land } is turned up { $place_at } with { $header }.
fact-mission-arrives = { $mission } is drawn.
fact-loot-arrives = The Loot { $loot } is turned up.
fact-round = Round { $round }
fact-new-beginning = { $who } has nobody left: a Novicius takes the lead, with { $gold } Gold.
fact-dice-pool = { $who } takes { $dice }.
fact-rolled = { $who } rolls a Persuasion die: { $face }.
fact-gains-dice = { $who } gains { $count } { $colour } dice.
fact-granted-die = The Queen grants { $who } a { $colour } die.
fact-turn = It is the turn of { $who }.
fact-passes = { $who } passes.
fact-die-wasted = { $who } gives back { $die } unused.
fact-places = { $who } places { $die } { $building_at }.
fact-gains-gold = { $who } gains { $count } Gold.
fact-pays = { $who } pays { $count } Gold.
fact-buys-trap = { $who } buys the Trap { $trap }.
fact-buys-traps = { $who } buys { $count } { $count ->
    [one] Trap
   *[other] Traps
}.
fact-discards-trap = { $who } discards the Trap { $trap }.
fact-gains-potions = { $who } gains { $count } { $count ->
    [one] Potion
   *[other] Potions
}.
fact-gains-venoms = { $who } gains { $count } { $count ->
    [one] Venom
   *[other] Venoms
}.
fact-gains-defence = { $who } gains { $count } Defence { $count ->
    [one] token
   *[other] tokens
}.
fact-gains-glory = { $who } gains { $count } Glory.
fact-beer = { $who } pays a Round of Beer: the Tavern empties and fills again.
fact-hires = { $mercenary } joins { $who }.
fact-hires-novice = A Novicius joins { $who }.
fact-equips = { $who } gives { $equipment } to { $mercenary }.
fact-discards-equipment = { $who } discards { $equipment }.
fact-sends = { $who } sends { $mercenary } to { $path } with { $load }.
fact-works = { $who } deploys in { $land }.
fact-takes-loot = { $who } takes the Loot { $loot }.
fact-uses-loot = { $who } uses the Loot { $loot }.
fact-uses-talent = { $who } uses the Talent of { $mercenary }.
fact-uses-ability = { $who } uses { $equipment }.
fact-converts = { $who } converts { $die } into { $colour }.
fact-sells-trophy = { $who } sells the Trophy { $monster } for { $count } Gold.
fact-heals = { $who } heals { $mercenary }.
fact-settles = { $mercenary } settles { $land } for { $who }.
fact-unsettled = { $land } of { $who } has no settler any more.
fact-comes-home = { $mercenary } comes home to { $who }.
fact-brings-home = { $mercenary } comes home to { $who } with { $brought }.
fact-at-the-entrance = { $monster } storms the Entrance of the Citadel.
fact-driven-off = { $monster } gives way and is gone.
fact-panic = Panic breaks out { $building_at }.
fact-promoted = { $mercenary } leads { $who } now.
fact-novice-promoted = A Novicius leads { $who } now.
fact-pays-wages = { $who } pays wages: { $count } Gold.
fact-cannot-pay-wages = { $who } owes wages of { $count } Gold and pays { $paid }, all there is.
fact-deserts = { $mercenary } deserts { $who }.
fact-novice-deserts = A Novicius deserts { $who }.
fact-glory-reached = { $who } has { $count } Glory: the game ends.
fact-last-round = The last round is over: the game ends.
fact-score = { $who }: { $total } points (Glory { $glory }, Reputation { $reputation }, Trophies { $trophies }, Affinities { $affinities }).
fact-madhala-rolls = Madhala rolls red { $red }, yellow { $yellow }.
fact-madhala-places = Madhala places { $die } { $building_at }.
fact-madhala-takes = Madhala takes { $what } away.
fact-madhala-takes-trap = Madhala takes the Trap { $trap } away.
fact-madhala-on = Madhala takes { $path }.

# 15 The Keepers in Iron.

piece-keeper-warrior = Keeper warrior
    .a = a Keeper warrior
    .A = A Keeper warrior
    .plural = Keeper warriors
piece-waystation = waystation
    .a = a waystation
    .A = A waystation
    .plural = waystations
piece-relic = relic
    .a = a relic
    .A = A relic
    .plural = relics

relic-figure = figure
relic-tablet = tablet
relic-jewelry = jewelry
retinue-move = Move
retinue-battle-then-delve = Battle, then Delve
retinue-move-or-recover = Move or Recover

choice-relic = { $value ->
    [0] Relic: { $relic }, value unseen
   *[other] Relic: { $relic }, value { $value }
 }
choice-retinue = Under { $column }
action-delve = Delve
action-recover = Recover
effect-prized-trophies = The relics as trophies

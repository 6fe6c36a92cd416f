# 15 I Custodi di Ferro.

piece-keeper-warrior = guerriero dei Custodi
    .a = un guerriero dei Custodi
    .A = Un guerriero dei Custodi
    .plural = guerrieri dei Custodi
piece-waystation = centro di raccolta
    .a = un centro di raccolta
    .A = Un centro di raccolta
    .plural = centri di raccolta
piece-relic = reliquia
    .a = una reliquia
    .A = Una reliquia
    .plural = reliquie

relic-figure = idolo
relic-tablet = tavoletta
relic-jewelry = monile
retinue-move = Movimento
retinue-battle-then-delve = Attacco poi Ricerca
retinue-move-or-recover = Movimento oppure Recupero

choice-relic = { $value ->
    [0] Reliquia: { $relic }, valore ignoto
   *[other] Reliquia: { $relic }, valore { $value }
 }
choice-retinue = Sotto { $column }
action-delve = Ricerca
action-recover = Recupero
effect-prized-trophies = le reliquie come trofei

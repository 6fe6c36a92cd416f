### Cosa accade.

fact-scenario = Scenario { $number }, { $law_title }. { $law }
fact-first-player = Primo giocatore: { $who_the }.
fact-clan = { $who_The } prende il Leader e il Mercenario { $affinity }.
fact-mercenary-arrives = { $mercenary } arriva in Taverna.
fact-mercenary-set-aside = { $mercenary } ha troppa fama per la prima offerta.
fact-trap-arrives = Al Capanno è ora in offerta: { $trap }.
fact-equipment-arrives = { $equipment } è ora in offerta al Bazaar.
fact-monster-arrives = { $monster } appare { $place_at }.
fact-land-arrives = { $land } si scopre { $place_at } con il { $header }.
fact-mission-arrives = Si pesca una Missione: { $mission }.
fact-loot-arrives = Si scopre un Bottino: { $loot }.
fact-round = Round { $round }
fact-new-beginning = { $who_The } non ha più nessuno: un Novizius prende il comando, con { $gold } monete.
fact-dice-pool = { $who_The } prende i dadi del round: { $dice }.
fact-rolled = { $who_The } tira un dado Persuasione: { $face }.
fact-gains-dice = { $who_The } ottiene { $count ->
    [one] un dado { $colour }
   *[other] { $count } dadi { $colour }
}.
fact-granted-die = La Regina concede { $who_to } un dado { $colour }.
fact-turn = Tocca { $who_to }.
fact-passes = { $who_The } passa.
fact-die-wasted = { $who_The } rende { $die } senza usarlo.
fact-places = { $who_The } piazza { $die } { $building_at }.
fact-digs = { $who_The } piazza { $count ->
    [one] un dado Forza
   *[other] { $count } dadi Forza
} in Miniera.
fact-gains-gold = { $who_The } ottiene { $count } { $count ->
    [one] moneta
   *[other] monete
}.
fact-pays = { $who_The } paga { $count } { $count ->
    [one] moneta
   *[other] monete
}.
fact-buys-trap = { $who_The } compra al Capanno: { $trap }.
fact-buys-traps = { $who_The } compra { $count } { $count ->
    [one] Trappola
   *[other] Trappole
}.
fact-discards-trap = { $who_The } scarta una Trappola: { $trap }.
fact-gains-potions = { $who_The } ottiene { $count } { $count ->
    [one] Pozione
   *[other] Pozioni
}.
fact-gains-venoms = { $who_The } ottiene { $count } { $count ->
    [one] Veleno
   *[other] Veleni
}.
fact-gains-defence = { $who_The } ottiene { $count } { $count ->
    [one] segnalino difesa
   *[other] segnalini difesa
}.
fact-no-room-potions = { $who_The } non ha posto per { $count ->
    [one] un'altra Pozione
   *[other] altre { $count } Pozioni
}.
fact-no-room-venoms = { $who_The } non ha posto per { $count ->
    [one] un altro Veleno
   *[other] altri { $count } Veleni
}.
fact-no-room-defence = { $who_The } non ha posto per { $count ->
    [one] un altro segnalino difesa
   *[other] altri { $count } segnalini difesa
}.
fact-gains-glory = { $who_The } ottiene { $count } di Gloria.
fact-beer = { $who_The } offre un giro di birra: la Taverna si svuota e si riempie di nuovo.
fact-hires = { $mercenary } si unisce { $who_to }.
fact-hires-novice = Un Novizius si unisce { $who_to }.
fact-equips = { $who_The } dà { $equipment } a { $mercenary }.
fact-discards-equipment = { $who_The } scarta { $equipment }.
fact-sends = { $who_The } manda { $mercenary } { $path_to }: { $load }.
fact-works = { $who_The } piazza in { $land }.
fact-takes-loot = { $who_The } prende un Bottino: { $loot }.
fact-uses-loot = { $who_The } usa un Bottino: { $loot }.
fact-uses-talent = { $who_The } usa il Talento di { $mercenary }.
fact-uses-ability = { $who_The } usa { $equipment }.
fact-converts = { $who_The } converte { $die } in { $colour }.
fact-sells-trophy = { $who_The } vende il Trofeo { $monster } per { $count } monete.
fact-heals = { $who_The } cura { $mercenary }.
fact-settles = { $mercenary } colonizza { $land } per { $who_the }.
fact-unsettled = { $land } { $who_of } non ha più un colono.
fact-comes-home = { $mercenary } torna { $who_to }.
fact-brings-home = { $mercenary } torna { $who_to } con { $brought }.
fact-at-the-entrance = { $monster } assale l'Ingresso della Cittadella.
fact-driven-off = { $monster } cede il posto e sparisce.
fact-panic = Scoppia il Panico { $building_at }.
fact-promoted = { $mercenary } ora guida { $who_the }.
fact-novice-promoted = Un Novizius ora guida { $who_the }.
fact-pays-wages = { $who_The } paga gli stipendi: { $count } { $count ->
    [one] moneta
   *[other] monete
}.
fact-cannot-pay-wages = { $who_The } deve { $count } { $count ->
        [one] moneta
       *[other] monete
    } di stipendi e ne paga { $paid }, tutto ciò che ha.
fact-deserts = { $mercenary } diserta { $who_from }.
fact-novice-deserts = Un Novizius diserta { $who_from }.
fact-glory-reached = { $who_The } ha { $count } di Gloria: la partita finisce.
fact-last-round = L'ultimo round è finito: la partita finisce.
fact-score = { $who_The } ha { $total } punti (Gloria { $glory }, Reputazione { $reputation }, Trofei { $trophies }, Affinità { $affinities }).
fact-madhala-rolls = Madhala tira rosso { $red }, giallo { $yellow }.
fact-madhala-rolls-again = Lì non c'è posto per lei: tira di nuovo.
fact-madhala-places = Madhala piazza { $die } { $building_at }.
fact-madhala-takes = Madhala porta via { $what }.
fact-madhala-takes-trap = Madhala porta via dal Capanno: { $trap }.
fact-madhala-on = Madhala va { $path_to }.

### Cosa accade.

fact-first-player = Primo giocatore: { $who }.
fact-clan = { $who } gioca il Clan { $affinity }.
fact-mercenary-arrives = { $mercenary } arriva in Taverna.
fact-mercenary-set-aside = { $mercenary } ha troppa fama per la prima offerta.
fact-trap-arrives = La Trappola { $trap } è ora in offerta al Capanno.
fact-equipment-arrives = { $equipment } è ora in offerta al Bazaar.
fact-monster-arrives = { $monster } appare { $place_at }.
fact-land-arrives = { $land } si scopre { $place_at } con { $header }.
fact-mission-arrives = Si pesca { $mission }.
fact-loot-arrives = Si scopre il Bottino { $loot }.
fact-round = Round { $round }
fact-new-beginning = { $who } non ha più nessuno: un Novizius prende il comando, con { $gold } monete.
fact-dice-pool = { $who } prende { $dice }.
fact-rolled = { $who } tira un dado Persuasione: { $face }.
fact-gains-dice = { $who } ottiene { $count } dadi { $colour }.
fact-granted-die = La Regina concede a { $who } un dado { $colour }.
fact-turn = Tocca a { $who }.
fact-passes = { $who } passa.
fact-die-wasted = { $who } rende { $die } senza usarlo.
fact-places = { $who } piazza { $die } { $building_at }.
fact-gains-gold = { $who } ottiene { $count } { $count ->
    [one] moneta
   *[other] monete
}.
fact-pays = { $who } paga { $count } { $count ->
    [one] moneta
   *[other] monete
}.
fact-buys-trap = { $who } compra la Trappola { $trap }.
fact-buys-traps = { $who } compra { $count } { $count ->
    [one] Trappola
   *[other] Trappole
}.
fact-discards-trap = { $who } scarta la Trappola { $trap }.
fact-gains-potions = { $who } ottiene { $count } { $count ->
    [one] Pozione
   *[other] Pozioni
}.
fact-gains-venoms = { $who } ottiene { $count } { $count ->
    [one] Veleno
   *[other] Veleni
}.
fact-gains-defence = { $who } ottiene { $count } { $count ->
    [one] segnalino difesa
   *[other] segnalini difesa
}.
fact-gains-glory = { $who } ottiene { $count } di Gloria.
fact-beer = { $who } offre un giro di birra: la Taverna si svuota e si riempie di nuovo.
fact-hires = { $mercenary } si unisce a { $who }.
fact-hires-novice = Un Novizius si unisce a { $who }.
fact-equips = { $who } dà { $equipment } a { $mercenary }.
fact-discards-equipment = { $who } scarta { $equipment }.
fact-sends = { $who } manda { $mercenary } su { $path } con { $load }.
fact-works = { $who } piazza in { $land }.
fact-takes-loot = { $who } prende il Bottino { $loot }.
fact-uses-loot = { $who } usa il Bottino { $loot }.
fact-uses-talent = { $who } usa il Talento di { $mercenary }.
fact-uses-ability = { $who } usa { $equipment }.
fact-converts = { $who } converte { $die } in { $colour }.
fact-sells-trophy = { $who } vende il Trofeo { $monster } per { $count } monete.
fact-heals = { $who } cura { $mercenary }.
fact-settles = { $mercenary } colonizza { $land } per { $who }.
fact-unsettled = { $land } di { $who } non ha più un colono.
fact-comes-home = { $mercenary } torna da { $who }.
fact-brings-home = { $mercenary } torna da { $who } con { $brought }.
fact-at-the-entrance = { $monster } assale l'Ingresso della Cittadella.
fact-driven-off = { $monster } cede il posto e sparisce.
fact-panic = Scoppia il Panico { $building_at }.
fact-promoted = { $mercenary } ora guida { $who }.
fact-novice-promoted = Un Novizius ora guida { $who }.
fact-pays-wages = { $who } paga gli stipendi: { $count } { $count ->
    [one] moneta
   *[other] monete
}.
fact-cannot-pay-wages = { $who } deve stipendi per { $count } monete e ne paga { $paid }, tutto ciò che ha.
fact-deserts = { $mercenary } diserta da { $who }.
fact-novice-deserts = Un Novizius diserta da { $who }.
fact-glory-reached = { $who } ha { $count } di Gloria: la partita finisce.
fact-last-round = L'ultimo round è finito: la partita finisce.
fact-score = { $who }: { $total } punti (Gloria { $glory }, Reputazione { $reputation }, Trofei { $trophies }, Affinità { $affinities }).
fact-madhala-rolls = Madhala tira rosso { $red }, giallo { $yellow }.
fact-madhala-places = Madhala piazza { $die } { $building_at }.
fact-madhala-takes = Madhala porta via { $what }.
fact-madhala-takes-trap = Madhala porta via la Trappola { $trap }.
fact-madhala-on = Madhala prende { $path }.

# Che cosa è successo.

fact-rules = { $who } governa il Granducato di { $duchy }.
fact-board-is-set = Gli Eserciti sono schierati su { $board }.
fact-round = Comincia il round { $round }; { $first } è il primo giocatore.
fact-laid = { $card } è { $area_in }.
fact-laid-down = Una carta è messa a faccia in giù { $area_in }.
fact-dealt = { $who } ha { $count } carte in mano.
fact-dealt-card = { $who } pesca { $card }.
fact-offered = { $who } offre { $card } { $area_in }.
fact-offered-down = { $who } offre una carta a faccia in giù { $area_in }.
fact-offered-known = { $who } offre { $card } a faccia in giù { $area_in }.
fact-selected = { $who } seleziona { $area_the }: { $count } a faccia in su, { $down } a faccia in giù.
fact-spied = { $who } guarda la carta a faccia in giù { $number }.
fact-spied-card = { $who } guarda la carta a faccia in giù { $number }: { $card }.
fact-revealed = { $who } rivela { $card }.
fact-left-over = { $card } è avanzata e si scarta.
fact-struck = { $card } colpisce il Granducato di { $who }.
fact-lifted = { $who } si libera di { $card }.
fact-menaced = { $card } minaccia { $who }.
fact-planned = { $who } comincia a costruire { $card }.
fact-recycled = { $who } ricicla { $card }.
fact-hired = { $who } assume { $card }.
fact-charged = { $card } di { $who } è pagato per intero.
fact-used = { $who } usa { $card }.
fact-took-back = { $who } rimette { $card } in costruzione.
fact-away = { $who } fa scartare { $card }.
fact-foresaw = { $who } prevede { $card }.
fact-usurped = { $who } scambia { $lying } con una carta della mano.
fact-swapped = { $who } scambia { $mine } con { $theirs }.
fact-conjured = { $card } di { $who } ora conta { $to }.
fact-doubled = I punti di { $card } di { $who } sono raddoppiati.
fact-marked = { $who } segna { $lying }.
fact-took-tokens = { $who } prende { $count } { $count ->
        [one] segnalino Illusionista
       *[other] segnalini Illusionista
    }.
fact-placed = { $who } mette { $piece } su { $target }.
fact-stood-in = { $who } mette un Krystallium come { $space } su { $target }.
fact-alchemised = L'area di alchimia di { $who } trasforma i cubi in un Krystallium.
fact-completed = { $who } completa { $card }.
fact-gained = { $who } ottiene { $what }.
fact-scrapped = { $who } smantella { $site }.
fact-produced = { $who } produce { $count } { $resource }.
fact-trains = { $who } ha la supremazia e addestra un Soldato.
fact-soldier-ready = { $who } ha la supremazia e il Soldato in addestramento è pronto.
fact-step-done = { $who } completa la tappa { $step } della Missione.
fact-first-to-finish = { $who } è il primo a completare la Missione.
fact-quest-tokens = { $who } ottiene segnalini: { $traps } Trappola, { $spies } Spia.
fact-frozen = { $site } di { $who } si congela.
fact-devoured = Un Troll di Palude divora { $card } di { $who }.
fact-robbed = Un Ladro deruba { $site } di { $who }.
fact-tormented = { $who } toglie { $resource } da { $site }.
fact-set-aside = Un Inghiottitore mette da parte { $resource } contro { $who }.
fact-eaten = Un Drago nero mangia un Soldato di { $who }.
fact-eaten-on = Un Drago nero mangia un Soldato di { $who } su { $site }.
fact-defeated = { $who } sconfigge { $card }.
fact-destroyed = { $who } distrugge { $card } dell'avversario.
fact-recruited = { $who } recluta { $count } { $count ->
        [one] Esercito
       *[other] Eserciti
    }.
fact-marched = Un Esercito di { $who } marcia da { $from } a { $to }.
fact-fought = { $who } combatte in { $at }: { $count } { $count ->
        [one] Esercito
       *[other] Eserciti
    } per parte tornano a casa.
fact-arrived = { $count } { $count ->
        [one] Esercito
       *[other] Eserciti
    } di { $who } { $count ->
        [one] arriva
       *[other] arrivano
    } in { $at }.
fact-stationed = { $colour } occupa { $bonus } in { $at }.
fact-left-location = { $colour } perde { $bonus } in { $at }.
fact-passed = { $who } passa.
fact-locked-up = Un Esercito di { $colour } in { $from } va in prigione.
fact-freed = { $count } { $count ->
        [one] Esercito
       *[other] Eserciti
    } di { $colour } { $count ->
        [one] torna libero
       *[other] tornano liberi
    }.
fact-enemy-grew = Un Esercito nemico arriva in { $at }.
fact-scored = { $who } ottiene { $points } { $points ->
        [one] punto
       *[other] punti
    }.

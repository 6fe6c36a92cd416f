# Che cosa è successo.

fact-rules = { $who } governa il Granducato di { $duchy }.
fact-board-is-set = Gli Eserciti sono schierati sul tabellone «{ $board }».
fact-round = Comincia il round { $round }; { $first } è il primo giocatore.
fact-laid = Dal mazzo { $area_in }: { $card }.
fact-laid-down = Una carta viene messa a faccia in giù { $area_in }.
fact-dealt = { $who } ha in mano { $count } { $count ->
        [one] carta
       *[other] carte
    }.
fact-dealt-card = { $who } pesca { $card }.
fact-offered = { $who } offre { $card } { $area_in }.
fact-offered-down = { $who } offre una carta a faccia in giù { $area_in }.
fact-offered-known = { $who } offre { $card } a faccia in giù { $area_in }.
fact-selected = { $who } seleziona { $area_the }: { $count ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $count } carte
    } a faccia in su{ $down ->
        [0] { "" }
       *[other] , { $down } a faccia in giù
    }.
fact-spied = { $who } guarda la carta a faccia in giù n. { $number }.
fact-spied-card = { $who } guarda la carta a faccia in giù n. { $number }: { $card }.
fact-revealed = { $who } rivela { $card }.
fact-left-over = Carta avanzata e scartata: { $card }.
fact-struck = Calamità nel Granducato di { $who }: { $card }.
fact-lifted = { $who } si libera di { $card }.
fact-menaced = Una Minaccia per { $who }: { $card }.
fact-planned = { $who } comincia a costruire { $card }.
fact-recycled = { $who } ricicla { $card }.
fact-hired = { $who } assume { $card }.
fact-charged = { $who } ha pagato per intero { $card }.
fact-used = { $who } usa { $card }.
fact-took-back = { $who } rimette { $card } in costruzione.
fact-away = { $who } fa scartare { $card }.
fact-foresaw = { $who } prevede { $card }.
fact-usurped = { $who } scambia { $lying } con una carta della mano.
fact-swapped = { $who } scambia { $mine } con { $theirs }.
fact-conjured = Ora { $card } di { $who } conta le carte del tipo { $to }.
fact-doubled = I punti di { $card } di { $who } sono raddoppiati.
fact-marked = { $who } segna { $lying }.
fact-took-tokens = { $who } prende { $count } { $count ->
        [one] segnalino Illusionista
       *[other] segnalini Illusionista
    }.
fact-placed = { $who } mette { $piece } { $target_on }.
fact-stood-in = { $who } mette un Krystallium come { $space } { $target_on }.
fact-alchemised = L'area di alchimia di { $who } trasforma i cubi in un Krystallium.
fact-completed = { $who } completa { $card }.
fact-gained = { $who } ottiene { $what }.
fact-scrapped = { $who } smantella { $site }.
fact-produced = { $who } { $count ->
        [0] non produce { $resource }
        [one] produce 1 cubo di { $resource }
       *[other] produce { $count } cubi di { $resource }
    }.
fact-trains = { $who } ha la supremazia e addestra un Soldato.
fact-soldier-ready = { $who } ha la supremazia e il Soldato in addestramento è pronto.
fact-step-done = { $who } completa la tappa { $step } della Missione.
fact-first-to-finish = { $who } è il primo a completare la Missione.
fact-quest-tokens = { $who } ottiene { $traps ->
        [0] { "" }
        [one] 1 segnalino Trappola
       *[other] { $traps } segnalini Trappola
    }{ $traps ->
        [0] { "" }
       *[other] { $spies ->
            [0] { "" }
           *[other] { " e " }
        }
    }{ $spies ->
        [0] { "" }
        [one] 1 segnalino Spia
       *[other] { $spies } segnalini Spia
    }.
fact-frozen = Si congela una carta di { $who }: { $site }.
fact-devoured = Un Troll di Palude divora { $card } di { $who }.
fact-robbed = Un Ladro deruba { $who }: { $site }.
fact-tormented = { $who } toglie un cubo di { $resource } da { $site }.
fact-set-aside = Un Inghiottitore mette da parte un cubo di { $resource } contro { $who }.
fact-eaten = Un Drago nero mangia un Soldato di { $who }.
fact-eaten-on = Un Drago nero mangia un Soldato di { $who } su { $site }.
fact-defeated = { $who } sconfigge una Minaccia: { $card }.
fact-destroyed = { $who } distrugge { $card } dell'avversario.
fact-recruited = { $who } recluta { $count } { $count ->
        [one] Esercito
       *[other] Eserciti
    }.
fact-marched = Un Esercito di { $who } marcia { $from_from } { $to_to }.
fact-fought = { $who } combatte { $at_in }: { $count } { $count ->
        [one] Esercito
       *[other] Eserciti
    } per parte { $count ->
        [one] torna
       *[other] tornano
    } a casa.
fact-arrived = { $count } { $count ->
        [one] Esercito
       *[other] Eserciti
    } di { $who } { $count ->
        [one] arriva
       *[other] arrivano
    } { $at_in }.
fact-stationed = { $colour_The } occupa { $bonus } { $at_in }.
fact-left-location = { $colour_The } perde { $bonus } { $at_in }.
fact-passed = { $who } passa.
fact-locked-up = Un Esercito { $colour_of } va { $from_from } in prigione.
fact-freed = { $count } { $count ->
        [one] Esercito
       *[other] Eserciti
    } { $colour_of } { $count ->
        [one] torna libero
       *[other] tornano liberi
    }.
fact-enemy-grew = Un Esercito nemico arriva { $at_in }.
fact-scored = { $who } ottiene { $points } { $points ->
        [one] punto
       *[other] punti
    }.

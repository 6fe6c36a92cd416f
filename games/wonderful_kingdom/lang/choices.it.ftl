# Azioni, domande, motivi e opzioni del tavolo.

choice-pass = Fine
choice-offer-up = Offri { $card } { $area_in }
choice-offer-down = Offri { $card } a faccia in giù { $area_in }
choice-offer-masterly = Offri { $card } a faccia in giù { $area_in } con il Maestro delle Trappole
choice-select = Seleziona { $area_the }
choice-spy = Spia { $lying }
choice-construct = Costruisci { $card } per { $cost }
choice-recycle = Ricicla { $card } per { $cubes }
choice-hire = Assumi { $card }
choice-discard = Scarta { $card }
choice-card = { $card }
choice-put = Metti { $piece } { $target_on }
choice-stand-in = Metti un Krystallium come { $space } { $target_on }
choice-scrap = Smantella { $site }: i pezzi che vi si trovano vanno persi
choice-use = Usa { $card }
choice-at = Scegli { $lying }
choice-mark = Segna { $lying }
choice-swap = Scambia { $mine } con { $theirs }
choice-type = { $type }
choice-area = Scegli { $area_the }
choice-remove = Togli un cubo di { $resource } da { $site }
choice-move = Sposta Eserciti { $at_to }
choice-from = Un Esercito { $at_from } per 1 Soldato
choice-lock = Imprigiona un Esercito preso { $at_from }
choice-station = Occupa { $bonus } { $at_in }
choice-leave = Lascia { $bonus } { $at_in }

ask-select = Quale area di offerta selezioni?
ask-plan = Costruisci o ricicla le carte selezionate.
ask-place = Dove va un cubo di { $resource }?
ask-after-the-step = Vuoi mettere altro prima dello stadio successivo?
ask-feed-troll = Quale carta scarti per un Troll di Palude?
ask-freeze = Quale carta in costruzione dell'avversario si congela?
ask-rob = Quale carta del Granducato avversario è derubata?
ask-torment = Quale cubo togli per una Sorella?
ask-feed-dragon = Da quale carta un Drago nero mangia un Soldato?
ask-fight = Manda Soldati contro le tue Minacce.
ask-build-on = Su quale carta lavora il Capomastro?
ask-build-cube = Quale cubo mette il Capomastro?
ask-take-back = Quale carta riciclata riprendi?
ask-point-at = Su quale carta usi { $card }?
ask-replace = Quale area di offerta si sostituisce?
ask-arrange = Quale carta viene dopo nella pila?
ask-usurped = Quale carta della mano scambi?
ask-negotiate = Quali carte scambi?
ask-conjure = Di quale carta cambi il tipo?
ask-conjure-to = Quale tipo di carte conta ora { $card }?
ask-finance = Di quale carta raddoppi i punti?
ask-destroy = Distruggi una carta selezionata dell'avversario?
ask-conquest = Recluta, sposta o passa.
ask-march = Quali Eserciti si spostano { $to_to }?
ask-leave-which = Quale luogo si lascia { $at_in }?
ask-station-where = Quale luogo occupi { $at_in }?
ask-lock-up = Imprigioni un Esercito nemico?
ask-lock-up-own = Quale tuo Esercito va in prigione?

why-no-trap = Non hai più segnalini Trappola in questo round.
why-only-recycled = { $card } è un Tesoro: si può solo riciclare.
why-never-a-soldier = Un Krystallium non vale mai come Soldato.
why-calamity = { $card } è una Calamità: è andata direttamente nel Granducato e non si può riciclare.
why-menace = { $card } è una Minaccia: non si può riciclare né smantellare, solo sconfiggere in Combattimento.
why-selected-cards-left = Ogni carta selezionata va prima costruita, riciclata o assunta.
why-cubes-left = Un cubo va piazzato subito; l'area di alchimia ne accetta sempre.
why-frozen = La carta { $card } è congelata: in questo round non vi si piazza nulla.
why-only-in-combat = I Soldati affrontano { $card } solo in Combattimento, alla fine del round.
why-not-paid = Il costo di { $card } non è ancora pagato per intero.
why-used-up = Hai già usato { $card } tutte le volte che si può.
why-no-spy = Non hai segnalini Spia pronti.
why-known-card = Conosci già questa carta.
why-two-cards = Devi offrire esattamente due carte.
why-no-reserve = Tutti i tuoi Eserciti sono sul tabellone.
why-enemy-castle = Non puoi entrare nel castello nemico.
why-no-army-near = Nessun tuo Esercito è abbastanza vicino.

option-seats = Giocatori
option-module = Modulo
option-module-none = Nessuno
option-module-menace = Minaccia
option-module-advisors = Consigliere
option-module-quests = Missione
option-module-conquest = Conquista
option-legends = Sviluppi e Consiglieri delle Leggende
option-side = Lato delle carte Granducato
option-side-a = A
option-side-b = B
option-side-c = C
option-side-d = D
option-duchy = Granducato del rosso, o di chi gioca da solo
option-duchy-valados = Valados
option-duchy-teressie = Téressie
option-duchy-senada = Senada
option-blue-menace = Set di Minacce del blu, o di chi gioca da solo
option-red-menace = Set di Minacce del rosso
option-quest = Tabellone Missione
option-quest-lost-heir = L'erede perduto
option-quest-sunken-crown = La corona sommersa
option-quest-plague-doctor = Il medico della peste
option-quest-ancestral-treasure = Il tesoro ancestrale
option-quest-captive-dragon = Il drago prigioniero
option-board = Tabellone Conquista
option-board-usual = A1 in due, C1 da soli
option-board-a1 = A1, Il cuore del regno
option-board-a2 = A2, Il golfo della prigione
option-board-b1 = B1, Le grandi marche
option-board-b2 = B2, Le isole spezzate
option-board-c1 = C1, La via dell'usurpatore
option-board-c2 = C2, La costa assediata
option-same-menace = Ogni giocatore sceglie un set di Minacce diverso.
option-menace-not-for-solo = Questo set di Minacce non si usa in solitario.
option-valados-is-blue = Valados è il Granducato del blu: scegli Téressie o Senada per il rosso.
option-solo-conquest-is-red = Da solo in Conquista sei il rosso: scegli Téressie o Senada.
option-blue-menace-usual = Ratti Giganti, o Giganti del Gelo se il rosso ha quelli
option-blue-menace-giant-rats = Ratti Giganti
option-blue-menace-frost-giants = Giganti del Gelo
option-blue-menace-marsh-trolls = Troll di Palude
option-blue-menace-thieves = Ladri
option-blue-menace-sisters = Sorelle del tormento
option-blue-menace-syphons = Inghiottitore
option-blue-menace-dragons = Draghi neri
option-blue-menace-illusionists = Illusionisti
option-red-menace-usual = Giganti del Gelo, o Ratti Giganti se il blu ha quelli
option-red-menace-giant-rats = Ratti Giganti
option-red-menace-frost-giants = Giganti del Gelo
option-red-menace-marsh-trolls = Troll di Palude
option-red-menace-thieves = Ladri
option-red-menace-sisters = Sorelle del tormento
option-red-menace-syphons = Inghiottitore
option-red-menace-dragons = Draghi neri
option-red-menace-illusionists = Illusionisti
ask-offer = { $left ->
        [0] Vuoi segnare una carta?
        [one] Offri ancora una carta.
       *[other] Offri { $left } carte.
    }
choice-recruit = Recluta { $count } { $count ->
        [one] Esercito per 1 Soldato
       *[other] Eserciti per { $count } Soldati
    }
why-too-few-soldiers = { $count ->
        [0] Non hai Soldati.
        [one] Hai solo 1 Soldato.
       *[other] Hai solo { $count } Soldati.
    }
why-not-outnumbered = I tuoi Eserciti devono essere più di { $enemies }.
option-board-does-not-fit = Questo tabellone non è per { $seats } { $seats ->
        [one] giocatore
       *[other] giocatori
    }.

# Azioni sui pulsanti, luoghi e opzioni del tavolo.

game-name = Root
    .about = Dieci fazioni si contendono una foresta, ognuna con regole proprie: officine, decreti, congiure e un vagabondo solitario.
    .time = 60–120 min

place-clearing = radura { $number }
place-forest = foresta { $number }
    .In = Nella foresta { $number }

card-suited = { $card } ({ $suit })

choice-pass = Fatto
choice-in = Nella { $clearing }
choice-to = Nella { $place }
choice-to-forest = { $forest_In }, che tocca { $clearings }
choice-card = { $card }
choice-card-of = Una carta { $suit }
choice-suit = Una in una radura { $suit }
choice-craft = Produci { $card }
choice-use = Usa { $card }
choice-activate = Attiva { $card }
choice-take = Prendi { $card }
choice-do = { $action }
choice-battle = Attacca { $whom_the } nella { $clearing }
choice-move = Dalla { $from } alla { $to }
choice-ferry = Col traghetto dalla { $from } alla { $to }
choice-path = Il sentiero dalla { $from } alla { $to }
choice-count = { $count ->
    [one] 1 guerriero
   *[other] { $count } guerrieri
 }
choice-piece = { $piece_A }
choice-faction = { $faction }
choice-leader = { $leader }: { $leader_text }
choice-column = Sotto { $column }
choice-character = { $character }: { $character_text }
choice-quest = { $quest }: { $items }
choice-first = Prima { $effect }
choice-either = { $side }

answer-build = { $piece_A }: { $cost ->
    [0] senza legna
   *[other] { $cost } di legna
 }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
answer-exhaust = { $action }: { $items }
exhausts-move = uno stivale, due tra guerrieri ostili
exhausts-battle = una spada
exhausts-explore = una torcia
exhausts-aid = un oggetto qualsiasi
exhausts-quest = gli oggetti della missione
exhausts-strike = una balestra
exhausts-repair = un martello
exhausts-special = il dono del personaggio
exhausts-open-path = una carta
answer-from = Dalla { $clearing }
answer-no-ambush = Nessuna imboscata
answer-no-foil = Lascia riuscire l'imboscata
answer-no-hospital = Non salvare nessuno
answer-no-craft = Non produrre altro
answer-begin-birdsong = Inizia l'Alba
answer-no-effect = Non usarne
answer-no-second-card = Nessuna seconda carta
answer-no-move = Nessun altro movimento
answer-end-daylight = Termina il Giorno
answer-no-revolt = Nessun'altra rivolta
answer-no-sympathy = Non ottenere altro supporto
answer-no-operation = Nessun'altra operazione
answer-stay = Resta
answer-alone = Nessuno
answer-no-arbiter = Fai a meno del Giudice
answer-no-item = Non prenderne

action-battle = Attacco
action-swap = Scambia una carta al Mercato Nero
action-move = Movimento
action-march = Marcia
action-recruit = Reclutamento
action-build = Costruzione
action-overwork = Straordinari
action-revolt = Rivolta
action-spread-sympathy = Ottenere supporto
action-mobilize = Mobilitazione
action-train = Addestramento
action-organize = Organizzazione
action-explore = Esplorazione
action-aid = Aiuto
action-quest = Missione
action-strike = Incursione
action-repair = Riparazione
action-special = Azione speciale
action-open-path = Aprire un sentiero nascosto

either-attacker = L'attaccante
either-defender = Il difensore
either-cards = Carte
either-points = Punti

effect-field-hospitals = gli Ospedali da Campo
effect-outrage = l'Oltraggio
effect-fox-base-lost = la perdita della base volpe
effect-rabbit-base-lost = la perdita della base coniglio
effect-mouse-base-lost = la perdita della base topo
effect-total-removal = i danni al Vagabondo
effect-ferry = il Traghetto e la sua carta

option-seats = Giocatori
option-factions = Fazioni, una per posto in ordine; se vuoto, quelle abituali
    .about = Chi si contende il Bosco. Ognuna gioca con regole proprie; due o tre che marciano molto fanno un tavolo vivace.
option-factions-marquise = Marchesa de Gattis
option-factions-eyrie = Dinastia delle Aquile
option-factions-alliance = Alleanza dei Boschi
option-factions-vagabond = Vagabondo
option-factions-second-vagabond = Secondo Vagabondo
option-factions-lizard-cult = Setta delle Lucertole
option-factions-riverfolk = Compagnia del Fiume
option-factions-duchy = Ducato Sotterraneo
option-factions-corvids = Congiura dei Corvidi
option-factions-hundreds = Signore dell'Orda
option-factions-keepers = Custodi di Ferro
option-first = Primo giocatore
option-first-random = A sorte
option-first-1 = Posto 1
option-first-2 = Posto 2
option-first-3 = Posto 3
option-first-4 = Posto 4
option-first-5 = Posto 5
option-first-6 = Posto 6
option-seating = Ordine attorno al tavolo
option-seating-given = Come si è seduti
option-seating-random = A sorte
option-map = Mappa
    .about = L'Autunno è quella abituale; l'Inverno ha un fiume nel mezzo, il Lago un traghetto, la Montagna sentieri chiusi e una torre.
option-map-autumn = Autunno
option-map-winter = Inverno
option-map-lake = Lago
option-map-mountain = Montagna
option-suits = Simboli delle radure
option-suits-as-printed = Come vuole la mappa: stampati, altrimenti a sorte
option-suits-fixed = Fissi
option-suits-random = A sorte
option-deck = Mazzo
    .about = Il mazzo base produce oggetti e favori; Esuli e Partigiani ha effetti più strani, per chi conosce già il gioco.
option-deck-standard = Standard
option-deck-exiles = Esuli e Partigiani
option-character = Personaggio del Vagabondo
option-character-chosen = Scelto in preparazione
option-character-thief = Ladro
option-character-tinker = Viandante
option-character-ranger = Ranger
option-character-vagrant = Vagabondo
option-character-arbiter = Giudice
option-character-scoundrel = Canaglia
option-character-adventurer = Avventuriero
option-character-ronin = Ronin
option-character-harrier = Predone
option-second-character = Personaggio del secondo Vagabondo
option-second-character-chosen = Scelto in preparazione
option-second-character-thief = Ladro
option-second-character-tinker = Viandante
option-second-character-ranger = Ranger
option-second-character-vagrant = Vagabondo
option-second-character-arbiter = Giudice
option-second-character-scoundrel = Canaglia
option-second-character-adventurer = Avventuriero
option-second-character-ronin = Ronin
option-second-character-harrier = Predone
option-turns = Turni dopo i quali la partita è dichiarata patta; le partite vere finiscono molto prima

option-first-beyond-seats = Il posto { $first } non può iniziare: il tavolo ha { $seats } posti.
option-factions-do-not-fit-seats = Il tavolo ha { $seats } posti, ma { $factions ->
    [one] è stata indicata una fazione
   *[other] sono state indicate { $factions } fazioni
 }.
option-too-many-corners = Al massimo quattro di queste fazioni possono iniziare negli angoli della mappa.
option-faction-twice = { $faction_The } può occupare un solo posto.
option-second-vagabond-alone = Il secondo Vagabondo può giocare solo insieme al primo.
option-character-of-nobody = A questo tavolo non siede un Vagabondo: nessuno può giocare un personaggio.
option-second-character-of-nobody = A questo tavolo non siede un secondo Vagabondo: nessuno può giocare un secondo personaggio.
option-character-twice = I due Vagabondi devono essere personaggi diversi.

outcome-turn-limit = La partita è patta: è durata troppi turni.

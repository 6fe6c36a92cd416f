# Capitoli da 1 a 5: turni, vittoria, carte, movimenti, battaglie, preparazione.

fact-first-player = { $who_The } gioca per { $who_gender ->
    [m] primo
   *[f] prima
 }.
fact-reach = L'Impatto delle fazioni è { $total }; per questo tavolo si consiglia almeno { $advised }.
fact-suited-clearings = Le radure { $suit } sono: { $clearings }.
fact-ruins-placed = Ci sono rovine in: { $clearings }.
fact-item-supply = Nella riserva ci sono { $count } oggetti.
fact-turn = Comincia il turno { $who_of }.
fact-drawn = La partita è durata troppi turni ed è patta.
fact-won = { $who_The } vince la partita.
fact-scored = { $who_The } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
fact-lost = { $who_The } perde { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
fact-drew = { $who_The } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
fact-drew-card = { $who_The } pesca { $card }.
fact-discarded = { $who_The } scarta { $card }.
fact-discarded-effect = { $who_The } scarta dalla sua area { $card }.
fact-took-card = { $who_The } prende { $card } { $whom_from }.
fact-took-some-card = { $who_The } prende una carta { $whom_from }.
fact-looked-at-hand = { $who_The } guarda la mano { $whom_of }.
fact-saw = Nella mano { $whom_of } c'è { $card }.
fact-activated-dominance = { $who_The } attiva { $card } e non gioca più per i punti.
fact-took-dominance = { $who_The } prende { $card }.
fact-placed = { $count ->
    [one] Si posiziona { $piece_a }
   *[other] Si posizionano { $count } { $piece_plural }
 } nella { $clearing }.
fact-removed = { $who_The } rimuove { $count ->
    [one] { $piece_a }
   *[other] { $count } { $piece_plural }
 } dalla { $clearing }.
fact-moved = { $count ->
    [one] Si muove { $piece_a }
   *[other] Si muovono { $count } { $piece_plural }
 } dalla { $from } alla { $to }.
fact-crafted = { $who_The } produce { $card }.
fact-took-item = { $who_The } prende { $item_a }.
fact-battle = { $attacker_The } attacca { $defender_the } nella { $clearing }.
fact-ambushed = { $who_The } tende un'imboscata con { $card }.
fact-foiled = { $who_The } sventa l'imboscata con { $card }.
fact-rolled = I dadi danno { $attacker ->
    [one] 1 danno
   *[other] { $attacker } danni
 } all'attaccante e { $defender } al difensore.
fact-hits-limited = Qui { $who_the } { $most ->
    [0] non può infliggere nessuno dei danni tirati
    [one] può infliggere solo 1 dei danni tirati
   *[other] può infliggere solo { $most } dei danni tirati
 }.
fact-used-effect = { $who_The } usa { $card }.
fact-extra-hit = { $who_The } infliggerà un danno aggiuntivo.
fact-first-hit-ignored = { $who_The } ignora il primo danno.

ask-start-of-birdsong = Che cosa fai per prima cosa, prima della tua Alba?
ask-which-effect-first = Ciò che è stato rimosso ha più effetti. Quale si risolve per primo?
ask-whose-effects-first = Dopo la battaglia entrambi hanno effetti da risolvere. Di chi si risolvono per primi?
ask-use-effects-start-of-birdsong = Vuoi usare una carta prodotta all'inizio dell'Alba?
ask-use-effects-birdsong = Vuoi usare una carta prodotta durante l'Alba?
ask-use-effects-end-of-birdsong = Alla fine dell'Alba devi usare una carta prodotta.
ask-use-effects-start-of-daylight = Vuoi usare una carta prodotta all'inizio del Giorno?
ask-use-effects-daylight = Vuoi usare una carta prodotta durante il Giorno?
ask-use-effects-start-of-evening = Vuoi usare una carta prodotta all'inizio del Crepuscolo?
ask-use-effects-elsewhere = Vuoi usare una carta prodotta?
ask-discard-down = Hai troppe carte in mano. Quale scarti?
ask-discard-for-dominance = Quale carta scarti per la carta dominio { $suit }?
ask-craft = Vuoi produrre una carta con le unità che puoi ancora attivare?
ask-pay-any-suit = Per produrre { $card } serve un'unità qualsiasi. Quale attivi?
ask-move = Quale movimento esegui?
ask-how-many-move = Quanti guerrieri si muovono dalla { $from } alla { $to }?
ask-battle = Dove attacchi, e chi?
ask-ambush = { $whom_The } ti attacca nella { $clearing }. Vuoi giocare un'imboscata corrispondente alla radura?
ask-foil-ambush = { $whom_The } ti tende un'imboscata nella { $clearing }. Vuoi sventarla con un'altra corrispondente alla radura?
ask-who-uses-effects-first = Entrambi possono usare effetti. Chi comincia?
ask-use-battle-effects = Finora infliggerai { $deals ->
    [one] 1 danno
   *[other] { $deals } danni
 } e ne subirai { $takes }. Vuoi usare un effetto in questa battaglia?
ask-lose-piece = { $whom_The } subisce un danno: quale pezzo viene rimosso?
ask-start-in = In quale angolo inizi?
ask-where-to-place = Dove va { $piece_a }?
ask-spend-matching = Quale carta corrispondente alla { $clearing } spendi?
ask-which-player-better-burrow-bank = { $card }: quale altro giocatore pesca una carta con te?
ask-which-player-stand-and-deliver = { $card } A chi prendi una carta a caso? Quel giocatore ottiene un punto.
ask-which-player-codebreakers = { $card }: di chi guardi la mano?
ask-which-player-saboteurs = { $card }: di chi è la carta prodotta da scartare?
ask-which-player-false-orders = { $card }: di chi sono i guerrieri da muovere?
ask-which-player-swap-meet = { $card }: a chi prendi una carta a caso, per poi renderne una?
ask-which-player-propaganda-bureau = { $card }: di chi è il guerriero da rimuovere?
ask-which-player-charm-offensive = { $card }: peschi una carta. Quale altro giocatore ottiene un punto?
ask-where-for-tax-collector = { $card }: da quale radura rimuovi un guerriero, per pescare una carta?
ask-where-for-false-orders = { $card }: da quale radura si muove metà dei guerrieri?
ask-where-for-propaganda-bureau = { $card }: in quale radura un tuo guerriero prende il posto di uno nemico?

why-scorched = Nulla può essere posizionato o mosso nella { $clearing }: è bruciata.
why-dominance-already-activated = Il tuo indicatore non è più sul tracciato del punteggio.
why-needs-points = Ti servono { $points } punti.
why-no-coalition-partner = Non c'è nessuno con cui formare una coalizione.
why-no-matching-card = Non hai una carta { $suit } da scartare.
why-not-craftable = { $card } non si può produrre.
why-already-crafted = Hai già { $card } nella tua area di gioco.
why-no-such-item = Nella riserva non restano { $item_plural }.
why-cannot-pay-crafting = Non hai abbastanza unità di produzione dei simboli giusti per { $card }.
why-rules-neither = Non controlli né la { $from } né la { $to }.
why-not-ruled = Non controlli la { $clearing }.
why-no-free-slot = Nella { $clearing } non ci sono spazi liberi.
why-does-not-match = Non corrisponde alla { $clearing }.
why-nobody-to-battle = Dove hai guerrieri o la tua pedina non ci sono nemici.
why-nowhere-to-move = Non c'è una radura in cui muovere.
why-no-such-piece = Sulla mappa non hai { $piece_plural }.
why-supply-empty = Non restano { $piece_plural } da posizionare.
why-no-cards = Non hai carte in mano.

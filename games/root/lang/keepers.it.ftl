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
relic-seen = { $value ->
    [0] { $relic } di valore ignoto
   *[other] { $relic } di valore { $value }
 }
retinue-move = Movimento
retinue-battle-then-delve = Attacco poi Ricerca
retinue-move-or-recover = Movimento oppure Recupero
faithful-retainer = Fedele Servitore
    .text = Un uccello dei Servitori; se scartato, esce dal gioco.

choice-relic = { $value ->
    [0] Reliquia: { $relic }, valore ignoto
   *[other] Reliquia: { $relic }, valore { $value }
 }
choice-waystation = Centro di raccolta: { $relic } in su, { $other } in giù
choice-retinue = Sotto { $column }
choice-retainer = Un Fedele Servitore
action-delve = Ricerca
action-recover = Recupero
effect-prized-trophies = le reliquie come trofei

fact-relics-placed = Nelle foreste ci sono reliquie a faccia in giù.
fact-retainers-added = Un Fedele Servitore va in ogni colonna dei Servitori.
fact-carried = I Custodi portano con sé una reliquia dalla { $from } alla { $to }: { $relic }.
fact-trophy-placed = { $who_The } mette una reliquia nella { $forest }: { $relic }.
fact-waystation-shows = Il centro di raccolta nella { $clearing } accoglie reliquie di un tipo: { $relic }.
fact-retainer-acts = { $column }: agisce { $card }.
fact-delved = I Custodi ricercano una reliquia dalla { $forest } nella { $clearing }: { $relic }.
fact-recovered = I Custodi recuperano una reliquia nella { $clearing }: { $relic }.
fact-column-completed = Una colonna di reliquie è completa.
fact-retainer-lost = Tra i Servitori non c'è più: { $card }.
fact-gathered = Ai Servitori si unisce { $card }: { $column }.
fact-shifted = { $card } passa da { $from } a { $to }.

ask-carry = Quale reliquia va con loro dalla { $from } alla { $to }? { $left ->
    [one] Può ancora 1.
   *[other] Possono ancora { $left }.
 }
ask-which-relic-goes = Quale reliquia nella { $clearing } viene rimossa?
ask-which-waystation-goes = Quale centro di raccolta nella { $clearing } viene rimosso?
ask-place-trophy = In quale foresta va la reliquia? È questa: { $relic }.
ask-place-others = In quale radura adiacente sul bordo della mappa cominciano gli altri guerrieri?
ask-encamp = Dove ti accampi?
ask-encamp-with = Quale centro di raccolta posizioni nella { $clearing }, e con quale lato in su?
ask-decamp = Dove sgomberi?
ask-keeper-recruit = Quale carta spendi per due guerrieri in un centro di raccolta corrispondente?
ask-use-retinue = Quale carta dei Servitori agisce? { $column }.
ask-battle-then-delve = In quale radura attacchi e poi ricerchi?
ask-delve = Da quale foresta ricerchi una reliquia nella { $clearing }?
ask-delve-relic = Quale reliquia della { $forest } ricerchi?
ask-move-or-recover = Muovi o recuperi reliquie?
ask-recover = Quale reliquia nella { $clearing } recuperi?
ask-recover-more = Recuperi un'altra reliquia nella { $clearing }?
ask-retinue-done = Il Giorno continua: usi una carta?
ask-gather-retinue = Quale carta si unisce ai Servitori? Oppure una loro carta cambia colonna? { $room ->
    [0] Non c'è più posto.
    [one] C'è posto per 1 carta.
   *[other] C'è posto per { $room } carte.
 }
ask-gather-more = Quale altra carta si unisce ai Servitori? { $room ->
    [0] Non c'è più posto.
    [one] C'è posto per 1 carta.
   *[other] C'è posto per { $room } carte.
 }
ask-gather-where = Sotto quale colonna va la carta?
ask-shift = Quale carta lascia questa colonna? { $column }.
ask-shift-where = Sotto quale colonna va?
answer-recover-in = Recupera reliquie nella { $clearing }
answer-shift-from = Sposta una carta da { $column }
answer-no-relic = Non portare altre reliquie
answer-no-encampment = Non accamparti oltre
answer-no-decampment = Non sgomberare oltre
answer-no-recruits = Non reclutare oltre
answer-column-done = Passa alla colonna seguente
answer-no-delve = Non ricercare
answer-no-recovery = Non recuperare altro
answer-no-retainer = Lascia i Servitori come sono

why-once-per-clearing = Nella { $clearing } è già stato fatto, e si può una volta per radura.
why-no-matching-waystation = La carta non corrisponde a nessuna radura con un centro di raccolta in cui puoi reclutare.
why-retainer-idle = In nessuna radura corrispondente alla carta c'è qualcosa da fare: { $column }.
why-no-relic-near = Nessuna foresta adiacente alla { $clearing } contiene reliquie.
why-no-waystation-for-relic = Nessun centro di raccolta nella { $clearing } accoglie una reliquia che si trova lì.
why-retinue-full = I Servitori non possono contenere altre carte.

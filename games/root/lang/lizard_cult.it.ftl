# 10 La Setta delle Lucertole.

piece-cult-warrior = guerriero della Setta
    .a = un guerriero della Setta
    .A = Un guerriero della Setta
    .plural = guerrieri della Setta
piece-fox-garden = giardino volpe
    .a = un giardino volpe
    .A = Un giardino volpe
    .plural = giardini volpe
piece-rabbit-garden = giardino coniglio
    .a = un giardino coniglio
    .A = Un giardino coniglio
    .plural = giardini coniglio
piece-mouse-garden = giardino topo
    .a = un giardino topo
    .A = Un giardino topo
    .plural = giardini topo

action-crusade = Crociata
action-convert = Conversione
action-sanctify = Santificazione
action-score = Punteggio
action-sacrifice = Sacrificio
effect-fear-of-the-faithful = il Timore dei Fedeli

ask-choose-outcast = Quale simbolo è il primo Reietto?
ask-conspiracy = { $acolytes ->
    [0] Non hai accoliti da spendere per una cospirazione.
    [one] Spendere il tuo accolito per una cospirazione?
   *[other] Spendere alcuni dei tuoi { $acolytes } accoliti per una cospirazione?
 }
ask-crusade = Attaccare in una radura di Reietti o muovere da una di esse?
ask-crusade-battle = Attaccare anche nella { $clearing }?
ask-convert-where = In quale radura converti un guerriero?
ask-convert-whom = Quale guerriero della { $clearing } converti?
ask-sanctify-where = In quale radura santifichi un edificio?
ask-sanctify-what = Quale edificio della { $clearing } cede il posto a un giardino?
ask-cult-action = Quale rituale svolgi?
ask-reveal-to-build = Quale carta riveli per costruire un giardino del suo simbolo?
ask-reveal-to-recruit = Quale carta riveli per reclutare in una radura del suo simbolo?
ask-reveal-to-score = Quale carta scarti per i punti dei giardini del suo simbolo?
ask-reveal-to-sacrifice = Quale carta uccello riveli per un accolito?

answer-outcast = { $suit } come Reietto
answer-conspiracy = { $action }: { $cost ->
    [one] 1 accolito
   *[other] { $cost } accoliti
 }
answer-score = { $card }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
answer-no-conspiracy = Nessun'altra cospirazione
answer-no-battle = Nessun attacco

fact-new-outcast = Ora il Reietto è { $suit }.
fact-outcast-hated = Il Reietto resta { $suit } ed è Odiato.
fact-lost-souls-discarded = { $count ->
    [one] 1 carta passa
   *[other] { $count } carte passano
 } dalle Anime Perse agli scarti.
fact-acolytes-gained = La Setta ottiene { $count ->
    [one] un accolito
   *[other] { $count } accoliti
 }.
fact-acolytes-spent = La Setta spende { $count ->
    [one] un accolito
   *[other] { $count } accoliti
 }.
fact-cult-revealed = La Setta rivela { $card }.
fact-revealed-returned = La Setta riprende { $count ->
    [one] la carta rivelata
   *[other] le { $count } carte rivelate
 }.

why-too-few-acolytes = Ti { $needed ->
    [one] serve un accolito
   *[other] servono { $needed } accoliti
 }.
why-no-outcast-target = In nessuna radura di Reietti c'è qualcosa su cui agire.
why-no-card-to-build = Nessuna carta della tua mano ha il simbolo di una radura che controlli con spazio per un giardino; gli uccelli non valgono.
why-no-card-to-recruit = Nessuna carta della tua mano ha il simbolo di una radura in cui puoi reclutare; gli uccelli non valgono.
why-no-card-to-score = Nessuna carta della tua mano ha un simbolo di cui non hai già preso i punti in questo turno; gli uccelli non valgono.
why-no-card-to-sacrifice = Non hai carte uccello in mano.

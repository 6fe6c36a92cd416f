# 13 La Congiura dei Corvidi.

piece-corvid-warrior = guerriero dei Corvidi
    .a = un guerriero dei Corvidi
    .A = Un guerriero dei Corvidi
    .plural = guerrieri dei Corvidi
piece-plot = complotto
    .a = un complotto
    .A = Un complotto
    .plural = complotti

plot-bomb = bomba
    .a = una bomba
    .text = Rivelata, rimuove tutti i pezzi nemici da qui e poi se stessa.
plot-snare = trappola
    .a = una trappola
    .text = Scoperta, nessun pezzo nemico può essere posizionato qui o andarsene.
plot-extortion = estorsione
    .a = un'estorsione
    .text = Rivelata, prende una carta a caso da ogni nemico qui; scoperta, la Congiura pesca una carta in più.
plot-raid = incursione
    .a = un'incursione
    .text = Rimossa, ma non se sventata, porta un guerriero in ogni radura adiacente.

choice-plot = Complotto: { $plot }
action-expose = Sventare un complotto
action-plot = Complotto
action-trick = Inganno
effect-raid = l'incursione

fact-plot-guessed = { $who_The } dice che il complotto nella { $clearing } è { $plot_a }.
fact-plot-not-exposed = Non è così: il complotto nella { $clearing } resta.
fact-plot-exposed = Il complotto nella { $clearing } è sventato: { $plot_a }.
fact-showed-for-plot = { $who_The } mostra { $card }.
fact-plotted = Il complotto nella { $clearing } è { $plot_a }.
fact-plot-flipped = La Congiura rivela il complotto nella { $clearing }: { $plot_a }.
fact-plots-swapped = I complotti nella { $one } e nella { $other } si scambiano di posto.
fact-raided = Il complotto nella { $clearing } era un'incursione.

ask-exposure = Sventi un complotto?
ask-expose-where = Quale complotto sventi?
ask-guess-plot = Che cos'è il complotto nella { $clearing }?
ask-show-for-plot = Quale carta mostri per il complotto nella { $clearing }? Se sbagli, la tiene la Congiura.
ask-scatter = In quale radura ({ $suit }) comincia un guerriero?
ask-flip-plots = Quale complotto riveli?
ask-corvid-recruit = Quale carta spendi per reclutare in tutte le radure del suo simbolo?
ask-corvid-recruit-suit = Nelle radure di quale simbolo recluti?
ask-corvid-muster = I guerrieri non bastano per tutte: dove ne arriva uno?
ask-corvid-action = Cosa fai? { $left ->
    [0] Non restano azioni.
    [one] Resta 1 azione.
   *[other] Restano { $left } azioni.
 }
ask-plot-where = Dove ordisci un complotto? { $cost ->
    [one] Costa 1 guerriero.
   *[other] Costa { $cost } guerrieri.
 }
ask-which-plot = Quale complotto posizioni nella { $clearing }?
ask-trick = Quale complotto cambia posto?
ask-trick-with = Con quale si scambia il complotto nella { $clearing }?
ask-exert = Un'altra azione invece di pescare { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 }?
answer-no-exposure = Non sventare nulla
answer-no-flip = Non rivelare altri complotti
answer-no-recruit = Non reclutare
answer-draw = Pesca

why-no-card-to-show = Nessuna carta in mano corrisponde alla radura di un complotto accanto a te.
why-nowhere-to-plot = Nessuna radura senza complotti ha { $needed ->
    [one] un tuo guerriero
   *[other] { $needed } tuoi guerrieri
 }.
why-nothing-to-swap = Non ci sono due complotti entrambi a faccia in su o entrambi a faccia in giù.
why-snared = Una trappola nella { $clearing } non lascia posizionare né muovere via pezzi nemici.

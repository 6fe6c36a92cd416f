# I Granducati: che cosa vuole ciascuno, come va il suo turno, e consigli da una parte e dall'altra del tavolo.

know-kind-duchy = { $count ->
    [one] Granducato
   *[other] Granducati
 }
know-duchy-valados = Valados, il Granducato blu, vuole gente: sul lato A ogni sua Compagnia vale 2 punti alla fine.
    .turn = Il blu comincia i round 1 e 3. Sul lato A produce 2 Materiali e 2 Popolazione a round, e le Compagnie che costano Popolazione crescono da sole; sul lato D parte con 2 Materiali e 1 Esplorazione.
    .play-1 = Nel round 1 prendi Strutture che costano Materiali: si pagano subito e allargano ogni round seguente.
    .play-2 = Sul lato A conta le Compagnie: la terza, anche se modesta, vale più di un grande Monumento mai finito.
    .play-3 = Vinci lo stadio della Popolazione: chi produce strettamente di più addestra un Soldato, e una volta su due ne esce uno.
    .against-1 = Tieni le Compagnie fuori dall'area che Valados prenderà; mettile con una Calamità, così costano 3 punti.
    .against-2 = Sul lato A non ha Oro suo: i Monumenti che gli offri li finisce di rado.
    .against-3 = Produci tanta Popolazione quanta Valados: con la parità nessuno addestra.
know-duchy-teressie = Téressie, un Granducato rosso, vuole costruire in alto: sul lato A ogni suo Monumento vale 2 punti alla fine.
    .turn = Il rosso comincia i round 2 e 4. Sul lato A produce 3 Materiali e 1 Oro, abbastanza per una Struttura a round e per cominciare un Monumento; sul lato D ha 2 Popolazione e 1 Oro.
    .play-1 = Tre Materiali nel primo stadio finiscono una Struttura prima che si produca l'Oro: ordina le carte perché produca già in quel round.
    .play-2 = Comincia presto i Monumenti: i cubi restano, e l'Oro arriva poco per volta.
    .play-3 = Ricicla ciò che dà Oro quando manca un cubo; il resto va in alchimia.
    .against-1 = Offrigli Compagnie e Scoperte: gli mancano Popolazione ed Esplorazione.
    .against-2 = Prendi tu le carte che danno Oro: senza, i suoi Monumenti restano incompiuti e non valgono nulla.
    .against-3 = Nel round 4 guarda che cosa gli manca per un Monumento, e non lasciargli quel cubo da riciclare.
know-duchy-senada = Senada, l'altro Granducato rosso, vuole l'ignoto: sul lato A ogni sua Scoperta vale 2 punti alla fine.
    .turn = Il rosso comincia i round 2 e 4. Sul lato A produce 2 Materiali, 1 Popolazione e 1 Esplorazione; sul lato D uno ciascuno di Materiali, Oro ed Esplorazione.
    .play-1 = L'Esplorazione viene per ultima: le carte finite nei primi tre stadi aiutano ancora il quarto.
    .play-2 = Una produzione varia lascia pochi stadi vuoti: usa ogni cubo, e fai degli spaiati un Krystallium.
    .play-3 = Il Krystallium vale qualunque risorsa di base: finisce la Scoperta a cui manca un cubo.
    .against-1 = All'inizio non guida nessuna risorsa: due carte dello stesso genere le tolgono quella supremazia.
    .against-2 = Prendi le Scoperte che sapresti costruire tu; le altre stiano accanto a una Calamità.
    .against-3 = Il suo piano vuole Esplorazione a ogni round: non lasciarle le carte che ne danno altra.

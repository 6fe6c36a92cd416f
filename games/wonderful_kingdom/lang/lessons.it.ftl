# Ciò che dicono le lezioni, fumetto per fumetto.

# Un primo round.

lesson-first-title = Un primo round
lesson-first-about = Offri carte, scegli le tue, costruiscile e guarda produrre il tuo Granducato.
lesson-first-welcome = Costruisci il Granducato più ricco: dopo quattro round vince chi ha più punti, e quasi tutti stanno sulle carte costruite. Prima si dividono le carte: uno offre, l'altro sceglie.
lesson-first-offer = Offri due carte, e l'avversario prende un'area intera. Rendile allettanti entrambe, così anche ciò che resta è buono. Metti il Carico di Marmo accanto alla Segheria.
lesson-first-apart = Il marmo pagherebbe subito la Segheria. Tienili insieme nell'area sinistra.
lesson-first-hidden = Un segnalino Trappola nasconde una carta, e serve per quelle cattive. Questa si può vedere.
lesson-first-second = Ora la Carovana, nell'area destra: vuole Popolazione, proprio ciò che porta il Seguito Fedele.
lesson-first-heap = Tre carte a sinistra sparirebbero subito, e a te ne resterebbe una. Equilibra le aree.
lesson-first-select = L'avversario ha preso l'area destra e poi ha offerto: un Borgo a sinistra, una carta a faccia in giù a destra. Ora scegli tu. Prendi le tre carte che vedi.
lesson-first-unknown = Una carta sola, a faccia in giù: può essere una Calamità, che costa 3 punti. Meglio tre carte buone.
lesson-first-build = Ogni carta selezionata si costruisce o si ricicla. Metti in costruzione Segheria e Borgo: produrranno per te, round dopo round.
lesson-first-keep = Riciclata dà un solo cubo. Costruita produce a ogni round, e la partita è all'inizio.
lesson-first-marble = Un Tesoro si può solo riciclare. Dà due Materiali: mettili entrambi sulla Segheria.
lesson-first-scrap = Smantellare butta via una carta con tutto ciò che c'è sopra. Questa invece va finita.
lesson-first-built = Tutti gli spazi sono pieni: la Segheria è subito completata. Produrrà già in questo round.
lesson-first-end = È tutto deciso. Chiudi la Progettazione e comincia la produzione: prima Materiali, poi Popolazione, Oro ed Esplorazione.
lesson-first-produce = Due Materiali dalla carta Granducato, due dalla Segheria. I cubi si mettono subito: mettine due sul Borgo.
lesson-first-alchemy = Cinque cubi nell'area di alchimia diventano un Krystallium, ma ci vuole tempo. Prima finisci il Borgo.
lesson-first-chain = Il Borgo era pronto prima della Popolazione, e ha già prodotto. Chi produce più dell'avversario addestra Soldati: la seconda volta uno è tuo. I cubi avanzati vanno all'alchimia.
lesson-first-own = Ora un round intero, con otto carte in mano. Completa presto ciò che aiuta, e cedi la tua Calamità, se ci riesci.
lesson-first-done = Offrire, scegliere, costruire, produrre: quattro round così sono una partita. Negli ultimi punta alle carte che valgono molto.

# La produzione.

lesson-production-title = La produzione
lesson-production-about = Progetta partendo da ciò che vuoi: riciclo, Krystallium, i quattro stadi e la supremazia.
lesson-production-welcome = La Statua dei Fondatori vuole 3 Oro e vale 4 punti. La tua Sede della Gilda ne produce solo 2. La statua va finita in questo round: cerchiamo il terzo.
lesson-production-build = Prima la Caserma. Materiali e Popolazione la pagano in questo round, e porta un Soldato.
lesson-production-soldier = Riciclata, la Caserma è un cubo. Oggi puoi pagarla, con un Soldato in più.
lesson-production-chart = La Carta delle Stelle vuole Esplorazione, e tu non ne produci. Resterebbe lì per più round.
lesson-production-recycle = Nella tua area di alchimia ci sono quattro cubi. Ricicla la Carta delle Stelle: il suo cubo non serve a nessuna carta, e sarà il quinto.
lesson-production-fifth = Cinque cubi diventano un Krystallium. Vale come una qualsiasi delle quattro risorse, quando vuoi in Progettazione o Produzione, ma mai come Soldato.
lesson-production-count = Fai i conti: la statua vuole 3 Oro, e 2 arriveranno. Metti il Krystallium sulla statua come terzo.
lesson-production-cheap = La Caserma si paga già con ciò che produci. È l'Oro che ti manca.
lesson-production-missing = Puoi aspettare, ma decidi ora: senza, alla statua manca 1 Oro.
lesson-production-end = È tutto deciso. Le quantità sono fissate all'inizio di ogni stadio, e uno stadio finisce prima che cominci il successivo.
lesson-production-scrap = Il tuo piano funziona. Non c'è nulla da smantellare.
lesson-production-materials = L'avversario produce più Materiali: ha la supremazia e comincia ad addestrare un Soldato. Tu metti i tuoi due sulla Caserma.
lesson-production-alchemy = Nell'area di alchimia sarebbe un quinto di Krystallium. Qui completa una carta.
lesson-production-population = Produci più Popolazione, e un tuo Soldato si addestra. Un cubo completa la Caserma; gli altri due vanno all'alchimia.
lesson-production-gold = Di nuovo supremazia: il tuo Soldato è pronto. Ed ecco i 2 Oro per la statua.
lesson-production-complete = Finita proprio nello stadio che avevi previsto. Una carta completata presto produce perfino negli stadi che seguono.
lesson-production-own = Un round tutto tuo. Prima di scegliere guarda cosa ti manca, e ricorda l'ordine: Materiali, Popolazione, Oro, Esplorazione.
lesson-production-done = I primi stadi pagano ciò che produce negli ultimi. Ricicla ciò che non puoi pagare, e riempi i vuoti con l'alchimia.

# Le Minacce.

lesson-menaces-title = Le Minacce
lesson-menaces-about = Passa le Minacce all'avversario, sopporta i loro dispetti e sconfiggile con i Soldati.
lesson-menaces-welcome = Con questo modulo a ogni round ciascuno ha in mano una Minaccia. Chi la seleziona la subisce, finché i Soldati non la sconfiggono. Altrimenti alla fine costa punti.
lesson-menaces-rat = Il tuo Ratto Gigante costa 4 punti e si moltiplica. Addolciscilo: mettilo nell'area sinistra, con il Riscatto del Re, e la Caserma nella destra.
lesson-menaces-mine = L'area destra è quella che vuoi per te. Metti il ratto a sinistra.
lesson-menaces-open = Nasconderlo costa un segnalino Trappola. Il Riscatto del Re basta come esca.
lesson-menaces-first = Giusto, ma una cosa alla volta: prima il ratto.
lesson-menaces-select = Ha funzionato. Ora nell'area destra c'è un Gigante del Gelo, ma anche Lancieri e Caserma, e bastano 2 Soldati. Uno ce l'hai. Prendila!
lesson-menaces-little = Solo un Borgo per un'intera selezione? Il Gigante del Gelo si può sconfiggere già in questo round.
lesson-menaces-build = Il Gigante è andato dritto nella tua area di costruzione. Metti lì anche Caserma e Lancieri: ognuna, completata, porta un Soldato.
lesson-menaces-army = Ti servono Soldati, e ogni carta ne porta uno. Costruiscile.
lesson-menaces-end = Alla fine della Progettazione agiscono le Minacce. Per ogni Gigante del Gelo l'avversario congela una tua carta. Vediamo quale.
lesson-menaces-scrap = Non buttare via Soldati con un Gigante alla porta.
lesson-menaces-frozen = I Lancieri sono congelati: in questo round non ci si può mettere nulla. Dall'altra parte il Ratto Gigante ha portato un Ratto. La tua Caserma è libera.
lesson-menaces-materials = Metti i tuoi Materiali sulla Caserma.
lesson-menaces-alchemy = La Caserma porta il Soldato che ti manca. Viene prima.
lesson-menaces-population = Una Popolazione completa la Caserma e porta il secondo Soldato. L'altra può andare solo all'alchimia.
lesson-menaces-fight = Il Combattimento, ultima fase del round: le Minacce si affrontano ora e mai in altri momenti. Manda entrambi i Soldati.
lesson-menaces-peace = Il Gigante congelerebbe una carta a ogni round e alla fine costerebbe 2 punti. I Soldati li hai.
lesson-menaces-won = Sconfitto: resta nel tuo Granducato come trofeo e non fa più danni. I Soldati sono spesi.
lesson-menaces-own = Un round tutto tuo. Hai in mano una nuova Minaccia: pensa a chi finirà, e a quanti Soldati serviranno.
lesson-menaces-done = Addolcisci una Minaccia o nascondila, ma tieni Soldati per quelle che arrivano a te comunque.

# Le Missioni.

lesson-quests-title = Le Missioni
lesson-quests-about = Il tesoro ancestrale: quattro tappe, pagate come carte, con ricompense e una gara alla fine.
lesson-quests-welcome = Una Missione è un'altra via per i punti: quattro tappe, in ordine, ognuno al proprio passo. La prima tappa del tesoro ancestrale vuole 4 Popolazione e dà 4 punti.
lesson-quests-hamlet = Produci 2 Popolazione. Costruisci il Borgo: se è finito nello stadio dei Materiali, ne produce una terza già in questo round.
lesson-quests-early = Un cubo adesso, o uno a ogni round? Costruiscilo.
lesson-quests-order = Questo viene dopo. Prima metti in costruzione il Borgo.
lesson-quests-pay = Il Seguito Fedele è un Tesoro: riciclalo per 2 Popolazione. Una tappa si paga come una carta: mettile entrambe sulla Missione.
lesson-quests-end = Metà è pagata. Ciò che sta su una tappa vi resta, anche per più round. Chiudi la Progettazione.
lesson-quests-scrap = Il Borgo sta per aiutarti. Tienilo.
lesson-quests-materials = I tuoi due Materiali completano il Borgo, giusto in tempo per la Popolazione.
lesson-quests-alchemy = Così il Borgo aspetterebbe un altro round, senza produrre nulla.
lesson-quests-finish = Tre Popolazione! Mettine due sulla Missione e la tappa è completa.
lesson-quests-race = L'ultima tappa dà 5 punti in più a chi arriva primo. Non perdere tempo.
lesson-quests-step = La prima tappa è completa: 4 punti alla fine, e subito una ricompensa. Ora ti si apre la prossima, in Oro.
lesson-quests-spy = La ricompensa è un segnalino Spia, per tutta la partita: una volta per round puoi guardare una carta a faccia in giù.
lesson-quests-own = Un round tutto tuo: prova la Spia quando una carta è a faccia in giù, e raccogli Oro per la seconda tappa.
lesson-quests-done = Le tappe costano come buone carte, e rendono punti e strumenti. Decidi presto: l'ultima da sola ne vale 20.

# I Consiglieri.

lesson-advisors-title = I Consiglieri
lesson-advisors-about = Assumi Consiglieri, riempi il loro prezzo e usali al momento giusto.
lesson-advisors-welcome = I Consiglieri prendono il posto dei Tesori. Si assumono gratis, poi se ne riempie il prezzo più e più volte: ogni volta che è pieno, puoi usarne l'abilità.
lesson-advisors-offer = Hai in mano un Esattore. Mettilo accanto alla Statua dei Fondatori, che vuole Oro, e il Borgo a destra.
lesson-advisors-apart = L'Oro è il suo mestiere, e alla statua serve Oro. Mettilo a sinistra, accanto a lei.
lesson-advisors-first = Il Borgo viene dopo. Prima l'Esattore, a sinistra.
lesson-advisors-swap = Hai selezionato un'Alluvione, che costa 3 punti. Ma il tuo Negoziatore Informato è pagato: prima di scegliere, fagli scambiare l'Alluvione con la Segheria.
lesson-advisors-ready = Aspetta! Il Negoziatore può agire solo prima che tu scelga. Usa lui.
lesson-advisors-select = Ora l'Alluvione è a destra, accanto al Grande Incendio. Prendi l'area sinistra.
lesson-advisors-fire = Un'Alluvione e un Grande Incendio sono 6 punti in meno. L'area sinistra!
lesson-advisors-hire = Assumi l'Esattore, poi metti in costruzione la Statua e la Segheria.
lesson-advisors-gold = Riciclata vale un solo cubo. Per queste tre carte hai piani migliori.
lesson-advisors-end = L'Esattore vuole 2 Popolazione, e poi, nello stadio dell'Oro, porta 3 Oro. La Statua ne vuole proprio 3. Chiudi la Progettazione.
lesson-advisors-materials = Completa la Segheria con i tuoi due Materiali.
lesson-advisors-alchemy = La Segheria vale due Materiali a ogni round. Completala.
lesson-advisors-charge = Metti le tue due Popolazione sull'Esattore. È il suo prezzo.
lesson-advisors-spill = All'alchimia sono due quinti di Krystallium. Con l'Esattore sono 3 Oro.
lesson-advisors-collect = È lo stadio dell'Oro, e l'Esattore è pagato: usalo, e metti i 3 Oro sulla Statua.
lesson-advisors-now = Lavora solo nello stadio dell'Oro, e la Statua aspetta.
lesson-advisors-built = Un Monumento senza un solo Oro tuo. Ora il prezzo è vuoto: riempilo di nuovo nel prossimo round.
lesson-advisors-own = Un round tutto tuo. Hai due Consiglieri: chi pagherai, il Negoziatore o l'Esattore?
lesson-advisors-done = Un Consigliere rende se lo usi spesso. Assumi presto, e bada al momento in cui agisce.

# La Conquista.

lesson-conquest-title = La Conquista
lesson-conquest-about = Muovi Eserciti sulla mappa, prendi luoghi e territori, e spendi bene i Soldati.
lesson-conquest-welcome = Con la mappa ogni round finisce con la Conquista. Ogni Esercito reclutato o spostato costa un Soldato; ne hai cinque. Alla fine ogni territorio tuo vale il numero del tuo colore.
lesson-conquest-attack = Il rosso tiene il Campo della Corona, al centro, con un Esercito. Servono più dei suoi: due partono da Valdoro, dove altri due restano sui loro luoghi.
lesson-conquest-empty = Brughiera è vuota e non scappa. Il Campo della Corona vale di più, e il rosso vi ha un solo Esercito.
lesson-conquest-strike = Per ora di Eserciti ne hai abbastanza. Colpisci prima che il rosso ne porti altri.
lesson-conquest-idle = Con cinque Soldati e la prima azione? Usali.
lesson-conquest-battle = Uno contro uno tornano nella riserva, e il tuo secondo Esercito tiene il campo. Il rosso perde subito il bonus che aveva lì.
lesson-conquest-hold = Un Esercito occupa un luogo, e il Campo della Corona ne ha tre. Prendi il Krystallium: uno in più a ogni produzione.
lesson-conquest-trap = Una Trappola nasconde una tua carta. È utile, ma un Krystallium a ogni round è meglio.
lesson-conquest-destruction = Distrugge una carta selezionata dall'avversario. Cattivo, ma un Krystallium a ogni round fa crescere il tuo Granducato.
lesson-conquest-recruit = Anche il rosso recluta, forse per riprendersi il Campo della Corona. Recluta due Eserciti: compaiono nel tuo castello.
lesson-conquest-last = Sarebbe il tuo ultimo Soldato. Tienine uno: servono anche alle carte e al prossimo round.
lesson-conquest-spend = Il rosso ha appena avuto un Esercito. Con due tuoi in più sei al sicuro.
lesson-conquest-stop = Il rosso non ha più Soldati e ha passato. Se passi anche tu, la fase finisce. Tieni l'ultimo Soldato.
lesson-conquest-save = Un Soldato tenuto serve per una carta, o per colpire per primi nel prossimo round. Passa.
lesson-conquest-round = Un nuovo round. Qui la carta Granducato non produce nulla: producono il castello e i luoghi che occupi, e con loro il Krystallium del Campo della Corona.
lesson-conquest-own = Un round tutto tuo, con la Conquista alla fine. Lì comincia chi ha più Soldati.
lesson-conquest-done = Colpisci con un Esercito in più, non lasciare nulla vuoto e guarda i numeri: il lato lontano della mappa vale di più.

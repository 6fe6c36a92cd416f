# I paragrafi del regolamento con parole nostre: un messaggio ciascuno, con il titolo.

# K1 Components.
law-k1-1 = Cubi, Krystallium e Soldati non si esauriscono mai.
    .title = Riserve illimitate
law-k1-2 = Un giocatore è blu e uno è rosso. Valados è il Granducato blu; Téressie e Senada sono rossi.
    .title = Colori
law-k1-3 = Le Strutture sono grigie, le Compagnie viola, i Monumenti gialli, le Scoperte blu.
    .title = Tipi e colori

# K2 Set-up for two players.
law-k2-1 = Scegliete un modulo per la partita: Minaccia, Consigliere, Missione o Conquista.
    .title = Un modulo
law-k2-2 = Le carte Sviluppo e Tesoro si mescolano in un solo mazzo a faccia in giù.
    .title = Mescolare il mazzo
law-k2-3 = Le otto carte Calamità stanno a faccia in su accanto al mazzo.
    .title = Pila delle Calamità
law-k2-4 = Ogni giocatore prende una carta Granducato; entrambi usano lo stesso lato.
    .title = Carte Granducato
law-k2-5 = Ogni giocatore prende due segnalini Trappola.
    .title = Segnalini Trappola
law-k2-6 = Il segnalino round parte da 1 e mostra chi comincia il round.
    .title = Segnalino round
law-k2-7 = Un giocatore ha un'area di selezione, un'area di costruzione e un Granducato; la carta Granducato contiene l'area di alchimia, Krystallium, Soldati e lo spazio di addestramento.
    .title = Aree del giocatore
law-k2-8 = Con le Minacce non si usano le Calamità. I Consiglieri sostituiscono i dieci Tesori e lasciano le Calamità. Missione e Conquista usano entrambi.
    .title = Cambiamenti dei moduli

# K3 Round and Choice phase.
law-k3-1 = La partita dura quattro round di Scelta, Progettazione e Produzione. Con il modulo Minaccia segue il Combattimento, con il modulo Conquista la Conquista.
    .title = Quattro round
law-k3-2 = Una carta del mazzo va a faccia in su in ogni area di offerta. Ogni giocatore pesca sette carte e aggiunge una Calamità, o con il modulo Minaccia una carta del proprio set.
    .title = Distribuzione
law-k3-3 = Il blu comincia i round 1 e 3, il rosso i round 2 e 4.
    .title = Primo giocatore del round
law-k3-4 = Chi offre mette esattamente due carte della mano nelle aree di offerta, insieme o una per area, a faccia in su.
    .title = Offerta
law-k3-5 = L'altro giocatore prende tutte le carte di un'area di offerta nella propria area di selezione.
    .title = Selezione
law-k3-6 = Si può selezionare un'area di offerta vuota; non porta nulla.
    .title = Area vuota
law-k3-7 = Chi ha selezionato offre subito dopo; il primo giocatore del round offre per primo. Dopo quattro offerte a testa le mani sono vuote e ciò che resta nelle aree di offerta si scarta.
    .title = Alternanza
law-k3-8 = Un segnalino Trappola permette di offrire una carta a faccia in giù. I segnalini tornano alla fine del round.
    .title = Trappola
law-k3-9 = Una carta a faccia in giù resta tale quando è selezionata e si rivela nella Progettazione. Solo chi l'ha offerta la conosce.
    .title = Carte a faccia in giù
law-k3-10 = Nella fase di scelta un segnalino Spia pronto permette di guardare una carta a faccia in giù di un'area di offerta o di selezione; torna pronto al round successivo.
    .title = Spia
law-k3-11 = Le carte scartate non tornano mai nel mazzo.
    .title = Pila degli scarti

# K4 Planning phase.
law-k4-1 = Le carte a faccia in giù delle aree di selezione si girano.
    .title = Rivelazione
law-k4-2 = Gli effetti di inizio Progettazione avvengono ora, prima quelli del primo giocatore.
    .title = Inizio della Progettazione
law-k4-3 = Ogni carta dell'area di selezione va usata, in qualsiasi ordine: costruita o riciclata.
    .title = Costruire o riciclare
law-k4-4 = Una carta riciclata si scarta per i suoi cubi, ognuno messo subito su uno spazio libero corrispondente di una carta in costruzione o nell'area di alchimia.
    .title = Riciclare
law-k4-5 = Un Tesoro si può solo riciclare.
    .title = Tesori
law-k4-6 = Una Calamità non costa nulla, non si può riciclare e va subito nel Granducato.
    .title = Calamità
law-k4-7 = Una Minaccia non si può riciclare; va nell'area di costruzione.
    .title = Minacce
law-k4-8 = Una carta completata in Progettazione produce nello stesso round.
    .title = Costruita in Progettazione
law-k4-9 = Quando le aree di selezione sono vuote avvengono gli effetti di fine Progettazione, prima quelli del primo giocatore; poi la Progettazione finisce.
    .title = Fine della Progettazione

# K5 Production phase.
law-k5-1 = Si producono nell'ordine Materiali, Popolazione, Oro ed Esplorazione.
    .title = Quattro stadi
law-k5-2 = In uno stadio ogni giocatore conta la risorsa sulla carta Granducato e su tutte le carte del Granducato, comprese quelle completate in uno stadio precedente.
    .title = Che cosa si conta
law-k5-3 = Chi produce strettamente di più addestra: la prima supremazia mette un Soldato nello spazio di addestramento, la successiva lo manda tra i Soldati.
    .title = Supremazia
law-k5-4 = Le quantità si fissano all'inizio dello stadio, prima di mettere qualsiasi cubo.
    .title = Quantità fissate
law-k5-5 = Il Soldato in addestramento resta di round in round e non si può spendere.
    .title = Soldato in addestramento
law-k5-6 = Ogni cubo prodotto va su uno spazio libero corrispondente di una carta in costruzione o nell'area di alchimia; non se ne conservano.
    .title = Mettere i cubi
law-k5-7 = Dopo lo stadio dell'Esplorazione si ottiene la produzione di Krystallium.
    .title = Produzione di Krystallium
law-k5-8 = Una carta che produce per tipo conta le carte di quel tipo nel Granducato in quel momento, se stessa compresa.
    .title = Produzione per tipo

# K6 Pieces, cards and timing.
law-k6-1 = Un cubo messo non si può spostare.
    .title = Messi per sempre
law-k6-2 = Il quinto cubo nell'area di alchimia trasforma tutti e cinque in un Krystallium. I cubi vi restano di round in round.
    .title = Alchimia
law-k6-3 = Un Krystallium si può mettere in ogni momento di Progettazione o Produzione come qualsiasi risorsa di base o su uno spazio Krystallium, mai come Soldato.
    .title = Krystallium
law-k6-4 = I Soldati si possono mettere su spazi Soldato in ogni momento di Progettazione o Produzione; sulle Minacce solo in Combattimento.
    .title = Soldati
law-k6-5 = Una carta con tutti gli spazi pieni è subito completata: i suoi pezzi si scartano, si ottiene il bonus ed entra nel Granducato.
    .title = Completamento
law-k6-6 = In ogni momento di Progettazione o Produzione si può scartare uno Sviluppo in costruzione: i pezzi su di esso sono persi e il suo cubo di riciclaggio va nell'area di alchimia.
    .title = Smantellare
law-k6-7 = Ciò che è stato messo in base a informazioni note si può riprendere finché non si scopre qualcosa di nuovo.
    .title = Ripensarci

# K7 End of the game.
law-k7-1 = La partita finisce dopo il round 4. Le carte ancora in costruzione non valgono nulla, le Minacce la loro penalità.
    .title = Ultimo round
law-k7-2 = Punti generici, punti per tipo compresi quelli della carta Granducato, meno Calamità e Minacce non sconfitte, più i punti del modulo.
    .title = Punteggio
law-k7-3 = Ogni Calamità nel Granducato costa 3 punti.
    .title = Valore delle Calamità
law-k7-4 = Soldati, Krystallium e cubi dell'area di alchimia non valgono nulla.
    .title = Che cosa non vale punti
law-k7-5 = In caso di parità vince chi ha costruito più carte, poi chi ha più Soldati; altrimenti la vittoria è condivisa.
    .title = Pareggi

# K8.1 The Menace module.
law-k8-1 = Ogni giocatore sceglie un set diverso; le sue quattro carte si mescolano e una entra nella mano di quel giocatore a ogni round.
    .title = Set di Minacce
law-k8-2 = Chi si ritrova con una Minaccia la subisce, anche il proprietario del set.
    .title = Nessuna immunità
law-k8-3 = Una Minaccia agisce finché è in un'area di selezione o di costruzione, nel momento indicato dal suo set.
    .title = Quando agiscono le Minacce
law-k8-4 = Una Minaccia si può sconfiggere solo nella fase di combattimento.
    .title = Solo in Combattimento
law-k8-5 = I giocatori mettono Soldati sulle Minacce della propria area di costruzione, prima il primo giocatore; vi restano. Quando bastano la Minaccia è sconfitta: si scartano, si ottiene la ricompensa ed essa resta nel Granducato come trofeo.
    .title = Combattimento
law-k8-6 = Una Minaccia non sconfitta alla fine costa la sua penalità.
    .title = Minacce non sconfitte
law-k8-7 = Un trofeo appartiene a chi l'ha sconfitto.
    .title = Trofei

# K8.8 The base Menace sets.
law-k8-8-i = Alla fine della Progettazione ogni Ratto Gigante che possiedi porta un Ratto dalla pila di dieci nella tua area di costruzione.
    .title = Ratti Giganti
law-k8-8-ii = Alla fine della Progettazione, per ogni Gigante del Gelo che possiedi l'avversario congela un tuo Sviluppo in costruzione: per questo round non vi si mette nulla. In solitario si congela quello con più pezzi.
    .title = Giganti del Gelo
law-k8-8-iii = All'inizio della Progettazione, per ogni Troll di Palude che possiedi scarta uno Sviluppo o un Tesoro della tua area di selezione senza ottenere nulla.
    .title = Troll di Palude
law-k8-8-iv = Alla fine della Progettazione l'avversario mette il segnalino Furto di ogni tuo Ladro su una carta del tuo Granducato che non ne ha: non produce finché il Ladro non è sconfitto. In solitario è derubata la carta con più produzione stampata.
    .title = Ladri

# K8.10 The Advisors module.
law-k8-10 = In Progettazione un Consigliere si assume senza costi, accanto al Granducato, o si ricicla.
    .title = Assumere
law-k8-11 = Il prezzo di un Consigliere è una fila di spazi che si riempie come una carta in costruzione. Quando è piena l'abilità si può usare nel suo momento; poi i pezzi si scartano e si può riempire di nuovo.
    .title = Caricare
law-k8-12 = Un Consigliere non ha tipo e non conta né per i punti per tipo né per i pareggi.
    .title = Non uno Sviluppo
law-k8-13 = Un'abilità limitata si può usare solo il numero di volte indicato nella partita.
    .title = Uso limitato
law-k8-14 = I Consiglieri del gioco base agiscono come dice la tabella dei Consiglieri.
    .title = Consiglieri base

# K8.20 The Quests module.
law-k8-20 = Si condivide un tabellone Missione di quattro tappe; ognuno segna i propri progressi.
    .title = Tabellone Missione
law-k8-21 = Le tappe si fanno in ordine.
    .title = Tappe in ordine
law-k8-22 = Una tappa si paga in Progettazione o Produzione come una carta, anche in più round; ciò che chiede di avere deve esserci quando si completa.
    .title = Pagare una tappa
law-k8-23 = Una tappa completata dà subito la sua ricompensa e i suoi punti alla fine. Il bonus dell'ultima va al primo che la completa; nello stesso stadio di produzione viene prima il primo giocatore del round.
    .title = Completare una tappa
law-k8-24 = I segnalini Trappola e Spia delle Missioni si tengono per tutta la partita.
    .title = Segnalini dalle Missioni

# K9 Solo game.
law-k9-1 = Otto carte del mazzo e quattro Calamità si mescolano in una pila a faccia in giù di dodici; il resto è un mazzo di cui si vede sempre la prossima carta.
    .title = Pila delle calamità
law-k9-2 = In solitario non ci sono segnalini Trappola ma due segnalini Spia, ognuno usato una volta per round.
    .title = Segnalini in solitario
law-k9-3 = Con le Minacce la pila riceve le quattro carte di un set invece delle Calamità. I Consiglieri per il solitario sostituiscono i Tesori. Le Missioni danno sempre il bonus del primo.
    .title = Moduli in solitario
law-k9-4 = Con le Leggende sono in gioco dieci Consiglieri, senza di esse dieci in due e undici in solitario.
    .title = Consiglieri in uso
law-k9-5 = In ogni area di offerta stanno due carte a faccia in su. Seleziona un'area; poi la prima carta della pila va a faccia in giù nell'altra e due nuove carte riempiono quella svuotata.
    .title = Scegliere da soli
law-k9-6 = Un round ha quattro selezioni e tre rifornimenti; poi ciò che resta si scarta.
    .title = Quattro selezioni
law-k9-7 = In solitario la supremazia si ottiene in uno stadio che produce almeno cinque cubi.
    .title = Supremazia in solitario
law-k9-8 = In solitario il punteggio vale una medaglia: bronzo, argento o oro. Quanti punti servono dipende dalla modalità.
    .title = Medaglie
law-k9-9 = Il gioco stampato ha scenari in solitario numerati.
    .title = Scenari in solitario

# L1 Deluxe additions.
law-l1-1 = Un tabellone gigante, pezzi di legno e metallo, altre carte Granducato e cinque Sviluppi.
    .title = Contenuto deluxe
law-l1-2 = Le carte delle Leggende si mescolano con le altre. Portano un segno, così si possono escludere; lati, tabelloni e set di Minacce si scelgono comunque.
    .title = Carte Leggende
law-l1-3 = Cava due volte, Mercenari, Gran Palazzo e il Labirinto di Fenhror.
    .title = Cinque Sviluppi
law-l1-4 = Il lato C comincia con cinque Krystallium e non produce nulla.
    .title = Lato C
law-l1-5 = Il lato D è un inizio asimmetrico, più difficile del lato A.
    .title = Lato D
law-l1-6 = I pezzi di legno e metallo sostituiscono quelli di cartone.
    .title = Legno e metallo
law-l1-7 = Il tabellone gigante ha uno spazio per tutto.
    .title = Tabellone gigante

# L2 Quests of the Legends.
law-l2-1 = Il tesoro ancestrale e Il drago prigioniero si usano come gli altri tabelloni Missione.
    .title = Altri due tabelloni
law-l2-2 = L'ultima tappa del tesoro ancestrale dà 5 punti al primo; l'ultima del drago prigioniero richiede tre carte di un tipo.
    .title = Le loro ultime tappe

# L3 Advisors of the Legends.
law-l3-1 = Quattro Consiglieri si uniscono agli altri; se ne usano solo dieci, tratti da quelli adatti al numero di giocatori.
    .title = Altri quattro Consiglieri
law-l3-2 = Prima di selezionare indica una carta in un'area di offerta: l'avversario la scambia con una della mano, messa a faccia in giù.
    .title = Usurpatore
law-l3-3 = Prima di selezionare scambia una carta della tua area di selezione con una di un'area di offerta; entrambe restano girate come sono.
    .title = Negoziatore Informato
law-l3-4 = Una volta, cambia il tipo che moltiplica i punti di una tua carta.
    .title = Evocatrice Affascinante
law-l3-5 = Una volta, raddoppia i punti generici di una tua carta.
    .title = Gran Finanziere

# L4.1 Sisters of Torment.
law-l4-1 = Siccità, Malattia, Tempesta e Notte hanno costi di combattimento e penalità diversi.
    .title = Quattro Sorelle
law-l4-2 = Non sconfitte, Siccità costa 4 punti, Malattia e Tempesta 5 ciascuna, Notte 7.
    .title = Penalità delle Sorelle
law-l4-3 = Alla fine della tua Progettazione togli un cubo da una carta in costruzione per ogni Sorella che possiedi.
    .title = Tormento
law-l4-4 = Krystallium, Soldati e cubi dell'area di alchimia non si tolgono mai; senza cubi non si deve nulla.
    .title = Solo cubi di base
law-l4-5 = Chi ha sconfitto da solo tutte e quattro le Sorelle ottiene 20 punti.
    .title = Tutte e quattro le Sorelle
law-l4-6 = In solitario con le Sorelle: 70, 95 e 115 punti per bronzo, argento e oro.
    .title = Medaglie delle Sorelle

# L4.7 Syphon.
law-l4-7 = Un Inghiottitore nella tua area di costruzione produce un cubo della sua risorsa per l'avversario; sconfitto, produce nel tuo Granducato.
    .title = Inghiottitore
law-l4-8 = I cubi degli Inghiottitori contano per la supremazia. In solitario si mettono da parte: ogni quarto aggiunge una Calamità al tuo Granducato.
    .title = Inghiottitori e supremazia

# L4.9 Black Dragons.
law-l4-9 = In Progettazione ogni Drago nero che possiedi mangia un tuo Soldato, quelli sulle carte se non ne hai altri.
    .title = Fame
law-l4-10 = Non sconfitti, la Matriarca costa 8 punti e il Patriarca 6. Un Drago sconfitto dà due Krystallium.
    .title = Draghi sconfitti
law-l4-11 = Un Uovo non fa danni. Preso con due Soldati, uno vale 3 punti, entrambi 10.
    .title = Uova
law-l4-12 = I Draghi neri non si usano in solitario.
    .title = Niente Draghi in solitario

# L4.13 Illusionists.
law-l4-13 = Quattro carte e tre segnalini. Ogni Illusionista non sconfitto costa 5 punti.
    .title = Illusionisti
law-l4-14 = Chi ha scelto il set comincia con un segnalino.
    .title = Primo segnalino
law-l4-15 = All'inizio della Produzione l'avversario prende un segnalino per ogni Illusionista che possiedi, finché ce ne sono.
    .title = Raccogliere segnalini
law-l4-16 = Mentre offre, un giocatore può mettere un segnalino su qualsiasi carta di un'area di offerta.
    .title = Segnare una carta
law-l4-17 = Mentre seleziona, un giocatore può scambiare una carta dell'area di selezione con una che porta il suo segnalino, che si scarta. Il segnalino su una carta selezionata altrimenti si scarta.
    .title = Scambiare
law-l4-18 = Lo scambio non è la selezione; un segnalino scartato si può raccogliere di nuovo.
    .title = Scambio e selezione
law-l4-19 = Gli Illusionisti non si usano in solitario.
    .title = Niente Illusionisti in solitario

# L5 Conquest.
law-l5-1 = Carte Granducato speciali, 12 Eserciti per giocatore, tre tabelloni, altre Trappole e Spie.
    .title = Contenuto di Conquista
law-l5-2 = A1, A2, B1 e B2 sono per due giocatori, C1 e C2 per uno. Anche i mari sono territori.
    .title = Tabelloni
law-l5-3 = Un territorio ha uno o più luoghi bonus, un castello nessuno.
    .title = Luoghi bonus
law-l5-4 = Un territorio è controllato da chi vi ha Eserciti. Un castello è sempre del suo proprietario e il nemico non può entrarvi.
    .title = Controllo
law-l5-5 = Gli Eserciti si possono dividere tra i luoghi del territorio, uno per luogo; un territorio ne contiene quanti si vuole.
    .title = Eserciti e luoghi
law-l5-6 = I Granducati non producono e non si prendono Trappole. Quattro Eserciti partono sui luoghi segnati con i loro bonus; otto formano la riserva.
    .title = Preparazione di Conquista
law-l5-7 = Producono anche i luoghi che occupi e il tuo castello.
    .title = Produzione del tabellone
law-l5-8 = I giocatori alternano singole azioni finché entrambi passano di seguito. Comincia chi ha più Soldati, in parità il primo giocatore del round.
    .title = Fase di conquista
law-l5-9 = Spendi un Soldato per Esercito e mettine altrettanti dalla riserva nel tuo castello.
    .title = Reclutare
law-l5-10 = Scegli una destinazione e i tuoi territori adiacenti che vuoi; spendi un Soldato per Esercito spostato. Devono superare i nemici presenti; tutti i nemici e altrettanti Eserciti spostati tornano a casa.
    .title = Spostare
law-l5-11 = Chi passa può agire di nuovo se l'avversario agisce. Un bonus si perde appena l'Esercito se ne va; il suo segnalino Trappola o Spia si scarta.
    .title = Passare
law-l5-12 = I luoghi danno una Trappola, una Spia, la distruzione di una carta dell'area di selezione avversaria a inizio Progettazione, un Krystallium o un cubo di produzione.
    .title = Bonus
law-l5-13 = Gli Eserciti possono venire anche da due territori di distanza, per un Soldato ciascuno, se non attraversano territori nemici.
    .title = Spostamento doppio
law-l5-14 = Alla fine della fase di conquista chi la controlla può imprigionare un Esercito nemico. Torna libero al suo castello quando il proprietario prende la prigione.
    .title = Prigione
law-l5-15 = Ogni territorio che controlli vale il numero del tuo colore.
    .title = Territori alla fine
law-l5-16 = Quattro Eserciti rossi contro tre blu: tre per parte tornano a casa e un Esercito rosso tiene il centro.
    .title = Esempio

# L6 Conquest alone.
law-l6-1 = Sul tabellone C1 o C2 sei il rosso, senza segnalini Spia all'inizio.
    .title = Rosso in solitario
law-l6-2 = Due Eserciti nemici stanno sul loro castello e uno su ogni territorio vuoto.
    .title = Preparazione del nemico
law-l6-3 = Il nemico non agisce e non ottiene bonus tranne la prigione.
    .title = Nemico inerte
law-l6-4 = Alla fine di ogni fase di conquista un Esercito nemico arriva in ogni territorio rimasto senza Eserciti, tranne il tuo castello.
    .title = Crescita del nemico
law-l6-5 = Puoi prendere il castello blu. Gli Eserciti nemici sconfitti lasciano il tabellone.
    .title = Prendere il castello
law-l6-6 = Finché il nemico tiene la prigione devi imprigionare un tuo Esercito alla fine di ogni fase di conquista, prima che il nemico cresca; prendendola li liberi tutti.
    .title = Prigione nemica
law-l6-7 = Somma i numeri rossi dei tuoi territori e sottrai quelli blu dei nemici. Medaglie a 60, 80 e 100.
    .title = Punteggio in solitario
law-l6-8 = Il resto è il gioco in solitario; agisci finché non passi.
    .title = Fasi in solitario

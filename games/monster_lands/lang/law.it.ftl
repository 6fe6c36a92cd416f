### Le regole di Monster Lands, paragrafo per paragrafo, con parole nostre.

## M1 Componenti e aree di gioco

law-m1 = Componenti e aree di gioco
law-m1-1 = Le carte sono 94: 8 Membri iniziali del Clan, 28 Mercenari, 8 Novizius, 20 Mostri (8 di livello A, 12 di livello B), 18 Equipaggiamenti e 12 Terre.
    .title = Carte
law-m1-2 = I dadi a sei facce sono 80: 32 Forza, 22 Magia, 18 Persuasione e 8 dadi di attacco del Mostro.
    .title = Dadi
law-m1-3 = Ogni Mercenario con un nome ha un segnalino Assegnazione con un lato sano e uno ferito; gli altri segnalini sono Trappole, Difesa, oro, Pozioni, Veleni, Bottino e Panico, e le tessere sono Missioni, Modificatori di percorso, il modificatore round e il primo giocatore.
    .title = Segnalini e tessere
law-m1-4 = I 64 segnalini Trappola sono 4 Trappole iniziali, 36 migliorate, 6 schermate e 18 Trucchi.
    .title = Tipi di trappola
law-m1-5 = La Cittadella ha sette edifici; l'Esterno ha due Terre con quattro Percorsi, due Missioni con due Percorsi e l'Ingresso della Cittadella con un Mostro e due Percorsi.
    .title = Il tabellone
law-m1-6 = Oro, Pozioni, Veleni, segnalini difesa e dadi non finiscono mai. Con l'opzione riserva limitata un giocatore riceve solo ciò che resta.
    .title = Riserve
law-m1-7 = Una pila esaurita si ricostruisce mescolando i suoi scarti. Il mazzo Equipaggiamento no: quando è vuoto le sue aree restano vuote.
    .title = Pile esaurite

## M2 Preparazione del tabellone

law-m2 = Preparazione del tabellone
law-m2-1 = Gli 8 Novizius stanno scoperti in una pila nell'area più bassa della Taverna.
    .title = Pila dei Novizius
law-m2-2 = Mescola i 28 Mercenari e scoprine quattro alla Taverna, tre in solitario.
    .title = Offerta di Mercenari
law-m2-3 = La prima offerta deve avere almeno tanti Mercenari con Reputazione 4 o meno quanti sono i giocatori. Finché non è così, metti da parte quello con la Reputazione più alta e pescane un altro; poi rimescola nel mazzo quelli messi da parte.
    .title = Abbastanza Mercenari accessibili
law-m2-4 = Il segnalino Assegnazione di ogni Mercenario in offerta sta sulla sua carta.
    .title = Segnalini dell'offerta
law-m2-5 = Metti da parte le 4 Trappole iniziali, lascia nella scatola Trucchi e Trappole schermate, mescola le 36 Trappole migliorate e scoprine sei nel Capanno del Cacciatore, in tre file da due.
    .title = Riserva di Trappole
law-m2-6 = Mescola i 18 Equipaggiamenti e scoprine tre al Bazaar.
    .title = Offerta del Bazaar
law-m2-7 = Mescola i Mostri di livello A e scoprine uno per ogni Terra attiva; mescola gli altri con il livello B per formare il mazzo Mostri.
    .title = Primi Mostri
law-m2-8 = Mescola le 12 Terre e scoprine una in ogni area Terra attiva.
    .title = Prime Terre
law-m2-9 = Ogni Terra riceve un Modificatore di percorso a caso con un lato a caso; resta finché resta quella Terra.
    .title = Primi Modificatori di percorso
law-m2-10 = Mescola i 16 segnalini Bottino e scoprine quattro.
    .title = Offerta di Bottino
law-m2-11 = Pesca due tessere Missione dal sacchetto: la prima mostra il lato con lancio di dadi nello spazio A, la seconda il lato contratto nello spazio B.
    .title = Prime Missioni
law-m2-12 = A livello Principiante il modificatore round copre il tracciato con il lato A; il segnalino Round parte da 1.
    .title = Tracciato dei round
law-m2-13 = Mescola i 7 segnalini Panico coperti all'Ingresso.
    .title = Pila del Panico
law-m2-14 = La tessera primo giocatore, lato A, va a un giocatore a caso.
    .title = Primo giocatore

## M3 Preparazione dei giocatori

law-m3 = Preparazione dei giocatori
law-m3-1 = Ogni giocatore prende il Leader e il Mercenario iniziale di un'Affinità con i loro segnalini; due giocatori non hanno mai la stessa Affinità.
    .title = Membri iniziali del Clan
law-m3-2 = Un Clan inizia con 5 Gloria, 1 Reputazione, 7 monete d'oro e una Trappola iniziale.
    .title = Valori iniziali
law-m3-3 = La prima scorta è di 2 Forza, 1 Persuasione e 1 Magia per ogni Clan.
    .title = Prima scorta di dadi
law-m3-4 = Carte, segnalini e Trappole iniziali che nessuno ha preso escono dal gioco.
    .title = Componenti non usati

## M4 Cambiamenti per numero di giocatori

law-m4 = Cambiamenti per numero di giocatori
law-m4-1 = Con uno o due giocatori si gioca solo la Terra A; con tre o quattro entrambe.
    .title = Terre attive
law-m4-2 = Ogni Terra attiva inizia con un Mostro, una carta Terra e un Modificatore di percorso.
    .title = Carte presso le Terre
law-m4-3 = Gli spazi dado contrassegnati sono chiusi con uno o due giocatori.
    .title = Spazi chiusi
law-m4-4 = La Taverna offre quattro Mercenari, tre in solitario, oltre ai Novizius.
    .title = Dimensione dell'offerta della Taverna
law-m4-5 = La prima offerta contiene almeno un Mercenario di Reputazione 4 o meno per giocatore.
    .title = Mercenari accessibili per numero di giocatori
law-m4-6 = Solo la partita in solitario ha il giocatore fittizio Madhala.
    .title = Madhala in solitario
law-m4-7 = Il modulo Trucchi richiede almeno due giocatori; lo scenario 8 fa eccezione.
    .title = Trucchi per numero di giocatori
law-m4-8 = Una partita da due a quattro giocatori può finire a 30 Gloria; il solitario no.
    .title = Fine a 30 Gloria per numero di giocatori
law-m4-9 = Ci sono sempre quattro segnalini Bottino in offerta e due Missioni.
    .title = Bottino e Missioni sempre uguali

## M5 Gloria e Reputazione

law-m5 = Gloria e Reputazione
law-m5-1 = La Gloria viene da Mostri, Terre, Missioni, morti eroiche, Bottino e alcune abilità. Si può perdere ma mai sotto 0, e non ha limite superiore.
    .title = Gloria
law-m5-2 = La Reputazione è la somma della Reputazione di tutti i Mercenari e Novizi del Clan.
    .title = Reputazione
law-m5-3 = La Gloria in eccesso è la Gloria meno la Reputazione, almeno 0.
    .title = Gloria in eccesso
law-m5-4 = Quando la Gloria scende sotto la Reputazione, la Reputazione resta e nessuno se ne va; semplicemente non c'è Gloria in eccesso.
    .title = Gloria sotto la Reputazione
law-m5-5 = Ogni punto Gloria e ogni punto Reputazione vale un Punto Vittoria alla fine.
    .title = Punti vittoria di Gloria e Reputazione

## M6 Membri del Clan e Talenti

law-m6 = Membri del Clan e Talenti
law-m6-1 = Un Mercenario ha nome, Affinità, costo di ingaggio, Reputazione, contributo di dadi e un Talento, che può avere il simbolo Esterno.
    .title = Carte Mercenario
law-m6-2 = Il Leader iniziale conta ovunque come Mercenario ma non ha Reputazione.
    .title = Il Leader
law-m6-3 = Ogni Talento e ogni abilità di Equipaggiamento funziona una volta per round; un Talento con due Difese dà due parate in tutto.
    .title = Una volta per round
law-m6-4 = Ciò che ha il simbolo Esterno funziona solo nella Fase avventura, quando il suo Mercenario è attivo, e allora va usato, tranne i rilanci. Il resto può essere usato nella Fase piazzamento.
    .title = Il simbolo Esterno
law-m6-5 = Un Mercenario è assegnato da quando il suo segnalino è su un Percorso fino alla pulizia della plancia. Un Mercenario ferito può essere assegnato.
    .title = Assegnato e non assegnato
law-m6-6 = I Talenti senza simbolo Esterno restano usabili mentre il Mercenario è assegnato, tranne quelli di Fandor e Wormee.
    .title = Talenti dei Mercenari assegnati

## M7 Dadi e preparazione della scorta

law-m7 = Dadi e preparazione della scorta
law-m7-1 = Prima della fase, un Clan senza Mercenari e Novizi prende gratis un Novizio come nuovo Leader.
    .title = Un Clan senza membri
law-m7-2 = La scorta è il contributo di tutti i Mercenari e Novizi, anche feriti, più i dadi della fascia di Gloria del Clan.
    .title = La scorta di dadi
law-m7-3 = I dadi Persuasione si tirano ora e mantengono il valore; i dadi Forza e Magia non si tirano.
    .title = Tirare la Persuasione
law-m7-4 = Un dado Persuasione ottenuto dopo si tira subito.
    .title = Persuasione ottenuta dopo
law-m7-5 = I dadi ottenuti nella Fase piazzamento vanno usati in quella fase.
    .title = Dadi ottenuti nel piazzamento
law-m7-6 = Nessun dado si conserva per il round seguente.
    .title = Nessun dado conservato

## M8 Round e fine della partita

law-m8 = Round e fine della partita
law-m8-1 = La partita ha fino a sei round di quattro fasi: preparazione della scorta di dadi, piazzamento, avventura, pulizia.
    .title = Il round
law-m8-2 = La partita finisce alla verifica Gloria del round 6, o di qualunque round in cui un Clan ha allora 30 Gloria o più.
    .title = Fine della partita
law-m8-3 = Dopo la fine della partita i passi restanti della pulizia non si svolgono.
    .title = Nessun passo dopo la fine

## M9 Fase piazzamento

law-m9 = Fase piazzamento
law-m9-1 = Dal primo giocatore in senso orario ognuno svolge un'Azione, ripetendo finché tutti hanno passato.
    .title = Turni
law-m9-2 = Un'Azione piazza dadi nella Cittadella, all'Esterno o in una Terra colonizzata.
    .title = Azioni
law-m9-3 = Chi ha dadi deve agire; chi non ne ha deve passare.
    .title = Non si passa con dadi
law-m9-4 = Uno spazio dado si usa una volta per round.
    .title = Un piazzamento per spazio
law-m9-5 = I Novizi e due segnalini Bottino convertono dadi in qualunque momento del proprio turno; non è un'Azione, e il dado convertito resta lì fino alla pulizia.
    .title = Conversioni
law-m9-6 = Chi ha dadi ma nessuna Azione possibile rimette nella riserva un dado a scelta; questo è il turno.
    .title = Nessuna Azione possibile
law-m9-7 = Trofei e Bottino si possono incassare in ogni momento, ma non durante il tiro incompiuto di un altro giocatore.
    .title = Incassare in ogni momento

## M10 Edifici della Cittadella e Persuasione

law-m10 = Edifici della Cittadella e Persuasione
law-m10-1 = Uno spazio singolo prende esattamente un dado, uno doppio della Miniera esattamente due in un'Azione, il Banco dei Pegni quanti se ne vuole.
    .title = Tipi di spazio
law-m10-2 = Si piazzano solo i colori dell'edificio, su uno spazio vuoto, e il beneficio è immediato.
    .title = Dadi di un edificio
law-m10-3 = Un edificio con un segnalino Panico, o con tutti gli spazi occupati, non si può usare; il Banco dei Pegni non è mai pieno.
    .title = Panico ed edifici pieni
law-m10-4 = Nel Capanno del Cacciatore, nella Taverna, nell'Armeria e nel Bazaar un dado si piazza solo se l'acquisto può essere pagato; gli spazi si riempiono da sinistra.
    .title = Pagare
law-m10-5 = Il primo dado Persuasione in un edificio nel round dà uno sconto pari al suo valore.
    .title = Primo dado Persuasione
law-m10-6 = Un dado Persuasione più basso dell'ultimo presente dà la somma dei due valori; altrimenti il proprio. La somma non va mai più indietro.
    .title = Dadi Persuasione successivi
law-m10-7 = Con un dado Persuasione un intero acquisto costa almeno 1 moneta d'oro.
    .title = Prezzo minimo
law-m10-8 = I dadi Forza non danno sconti e non interrompono il confronto fra dadi Persuasione.
    .title = Dadi Forza negli edifici
law-m10-9 = Vaidala, Wishor e Turzoks tolgono 4 e possono portare il prezzo a 0. Prima il Talento, poi il dado Persuasione; se resta qualcosa sopra 0, costa almeno 1.
    .title = Sconti dei Talenti
law-m10-10 = Wishor e Turzoks possono aiutare lo stesso acquisto o due diversi, ciascuno una volta per round.
    .title = Due sconti sulle Trappole

## M11 Capanno del Cacciatore

law-m11 = Capanno del Cacciatore
law-m11-1 = Un dado Forza o Persuasione compra una o più delle sei Trappole in offerta per la somma dei prezzi, con un solo sconto.
    .title = Comprare Trappole
law-m11-2 = Un Clan conserva al massimo 5 Trappole, 8 con Dalina; l'eccedenza si scarta subito, a scelta. Le Trappole sui Percorsi non contano.
    .title = Limite di Trappole
law-m11-3 = Dopo l'intero acquisto gli spazi vuoti si riempiono.
    .title = Rifornire il Capanno
law-m11-4 = Le Trappole comprate si tengono coperte, ignote agli altri.
    .title = Trappole segrete

## M12 Alchimista, Pozioni e Veleni

law-m12 = Alchimista, Pozioni e Veleni
law-m12-1 = Un dado Magia dà 3 segnalini nello spazio superiore o 2 in quello inferiore, Pozioni e Veleni in qualunque combinazione.
    .title = Distillare
law-m12-2 = Un Clan conserva al massimo 3 Pozioni e 3 Veleni; ciò che portano i Mercenari assegnati non conta.
    .title = Limiti di Pozioni e Veleni
law-m12-3 = Una Pozione si può scartare in ogni momento per curare un Mercenario ferito e non assegnato.
    .title = Curare
law-m12-4 = Un Mercenario assegnato a un Percorso Terra o dell'Ingresso può portare una Pozione e un Veleno; nessuno sui Percorsi Missione.
    .title = Portarne una per tipo
law-m12-5 = Il beneficio di un Percorso può aggiungere una seconda Pozione o un secondo Veleno.
    .title = Una seconda dal Percorso
law-m12-6 = Una Pozione annulla una ferita che sta per arrivare; ogni Veleno può aggiungere 2 al totale.
    .title = Pozioni e Veleni in battaglia
law-m12-7 = Quelli non usati tornano nella pulizia, entro i limiti; si perdono se il Mercenario muore.
    .title = Pozioni e Veleni non usati

## M13 Taverna

law-m13 = Taverna
law-m13-1 = Un dado Forza o Persuasione ingaggia esattamente un Mercenario in offerta o un Novizius al suo costo.
    .title = Ingaggiare
law-m13-2 = La Reputazione del candidato non deve superare la Gloria in eccesso del Clan.
    .title = Serve Gloria in eccesso
law-m13-3 = La Reputazione sale subito, e i dadi del nuovo membro entrano subito nella scorta.
    .title = Entrare nel Clan
law-m13-4 = L'area si riempie subito.
    .title = Rifornire la Taverna
law-m13-5 = Dopo aver piazzato il dado e prima di ingaggiare si possono pagare una volta 2 monete, senza sconti, per sostituire tutti i Mercenari in offerta; poi si può ingaggiare.
    .title = Un giro di birra
law-m13-6 = Si può piazzare un dado se qualcuno è ingaggiabile ora, o se la birra può essere pagata.
    .title = Chi può entrare in Taverna
law-m13-7 = Si possono ingaggiare Mercenari di qualunque Affinità.
    .title = Qualunque Affinità
law-m13-8 = Un Novizius dà 1 Forza e una volta per round converte un dado in un altro colore. Non va mai sui Percorsi, non colonizza, non ha Affinità, ma prende lo stipendio e la sua Reputazione conta.
    .title = Novizius
law-m13-9 = Un Novizius ingaggiato in questo turno può convertire subito.
    .title = Un nuovo Novizius converte
law-m13-10 = In gioco ci sono al massimo otto Novizius; chi diserta torna nella pila.
    .title = Otto Novizius

## M14 Armeria e Difesa

law-m14 = Armeria e Difesa
law-m14-1 = Un dado Forza o Persuasione compra da uno a tre segnalini difesa a 2 monete ciascuno.
    .title = Comprare Difesa
law-m14-2 = Un Clan conserva al massimo 5 segnalini difesa; quelli sui Percorsi non contano.
    .title = Limite di Difesa
law-m14-3 = Un segnalino difesa su un Percorso annulla un colpo o un Trucco e si scarta; quelli non usati si perdono nella pulizia.
    .title = Segnalini difesa
law-m14-4 = Un Talento difensivo di un Mercenario, Equipaggiamento, Percorso o dell'Ingresso annulla un colpo di Mostro per round, non occupa spazio e non vale contro i Trucchi.
    .title = Talenti difensivi

## M15 Banco dei Pegni

law-m15 = Banco dei Pegni
law-m15-1 = Quanti dadi si vuole, di ogni colore, in un'Azione, 1 moneta ciascuno; tutti possono venirci quante volte vogliono.
    .title = Impegnare dadi

## M16 Bazaar ed Equipaggiamento

law-m16 = Bazaar ed Equipaggiamento
law-m16-1 = Un dado Forza o Persuasione compra una delle tre carte in offerta, che viene sostituita finché c'è il mazzo.
    .title = Comprare Equipaggiamento
law-m16-2 = L'Equipaggiamento va a un Mercenario non assegnato di chi compra, mai a un Novizius; altrimenti non si può comprare.
    .title = Serve chi lo porti
law-m16-3 = Un Mercenario porta al massimo un'Arma, un Vestiario e un Incantesimo.
    .title = Uno per tipo
law-m16-4 = L'Equipaggiamento si sposta liberamente fra i propri Mercenari non assegnati, e si può scartare per fare posto.
    .title = Scambiare Equipaggiamento
law-m16-5 = Le abilità con il simbolo Esterno aiutano solo chi le porta, attivo sul suo Percorso; Rajhnek e Turzoks funzionano nel piazzamento.
    .title = Abilità dell'Equipaggiamento
law-m16-6 = L'Equipaggiamento di un Mercenario morto è perso; quello di un disertore può passare ad altri dove c'è posto.
    .title = Equipaggiamento di chi se ne va

## M17 Miniera

law-m17 = Miniera
law-m17-1 = Due spazi doppi prendono 2 Forza e danno 6 e 4 monete; due spazi singoli prendono 1 Forza e danno 2.
    .title = Scavare
law-m17-2 = Taron e Rajhnek aggiungono ciascuno 2 monete a un'Azione in Miniera per round, anche alla stessa.
    .title = Bonus della Miniera

## M18 Esterno: piazzare

law-m18 = Esterno: piazzare
law-m18-1 = Un'Azione mette un Mercenario non assegnato su un Percorso libero con dadi e segnalini, tutto insieme; dopo non si aggiunge nulla.
    .title = Assegnare un Mercenario
law-m18-2 = Mercenari di un Clan possono stare su Percorsi diversi dello stesso luogo.
    .title = Più Mercenari nello stesso luogo
law-m18-3 = Ciò che si piazza all'Esterno si risolve nella Fase avventura.
    .title = Si risolve dopo
law-m18-4 = I dadi Persuasione vanno all'Esterno solo su Missioni che li mostrano, e lì si ritirano.
    .title = Persuasione all'Esterno
law-m18-5 = Un Percorso Missione prende esattamente i dadi mostrati, ciascuno in uno dei colori mostrati, e nessun segnalino.
    .title = Percorsi Missione
law-m18-6 = Un Modificatore dà a ogni Percorso i dadi richiesti, i rinforzi ammessi e un beneficio.
    .title = Modificatori di percorso
law-m18-7 = Un Percorso Terra ha sei spazi dado e due spazi segnalino; ogni altro segnalino occupa due spazi dado.
    .title = Spazio su un Percorso Terra
law-m18-8 = Le Trappole si piazzano coperte, nell'ordine scelto dal proprietario.
    .title = Trappole coperte
law-m18-9 = Per catturare un Mostro serve una Trappola sul Percorso.
    .title = Una Trappola per catturare
law-m18-10 = Rilanci e Talenti difensivi funzionano quando il Mercenario è attivo; l'oro sta sul suo segnalino e si tiene se sopravvive; Pozione o Veleno si aggiungono a ciò che porta.
    .title = Benefici dei Percorsi
law-m18-11 = Si assegnano Mercenari all'Ingresso solo quando c'è un Mostro.
    .title = All'Ingresso serve un Mostro
law-m18-12 = Un Percorso dell'Ingresso prende Forza, Magia, Trappole e Difesa in ogni combinazione, almeno uno; ha otto spazi dado, e un segnalino ne occupa due.
    .title = Spazio all'Ingresso
law-m18-13 = Il Percorso superiore dà 2 Talenti difensivi, quello inferiore 1 Talento difensivo e 5 monete per chi sopravvive.
    .title = Le guardie della Cittadella

## M19 Terre colonizzate

law-m19 = Terre colonizzate
law-m19-1 = Metti i dadi mostrati su una tua Terra colonizzata e prendi subito il beneficio; una volta per Terra e round.
    .title = Piazzare in una Terra colonizzata
law-m19-2 = I dadi ottenuti così si usano in questo round; i dadi Persuasione si tirano.
    .title = Dadi da una Terra
law-m19-3 = Una Terra senza colono non dà Azioni ma mantiene la sua icona di Affinità.
    .title = Una Terra senza coloni

## M20 Fase avventura

law-m20 = Fase avventura
law-m20-1 = Prima le Missioni, A poi B; poi le battaglie per le Terre, A poi B; poi la difesa della Cittadella. Una parte senza Mercenari assegnati si salta.
    .title = Ordine delle avventure

## M21 Missioni

law-m21 = Missioni
law-m21-1 = Si tirano tutti i dadi del Percorso, Persuasione compresa, con i Talenti, Equipaggiamenti e rilanci adatti. Raggiungere l'obiettivo dà la ricompensa, mancarlo costa la penalità; la tessera si scarta comunque.
    .title = Un Mercenario in una Missione con dadi
law-m21-2 = Se uno solo raggiunge l'obiettivo, prende la ricompensa e l'altro la penalità. Se ci riescono entrambi, vince il totale più alto, a parità il Percorso sinistro, e l'altro riceve 2 monete. Se nessuno ci riesce, entrambi subiscono la penalità.
    .title = Due Mercenari in una Missione con dadi
law-m21-3 = Entrambi i Percorsi possono appartenere a un Clan; ogni Mercenario ha il suo esito.
    .title = Entrambi i Percorsi a un Clan
law-m21-4 = Il Mercenario di sinistra tira per primo, e quello di destra conosce il risultato.
    .title = La sinistra tira per prima
law-m21-5 = Prima il proprietario di sinistra, poi quello di destra può scartare la risorsa indicata per la ricompensa di quel lato; non c'è penalità.
    .title = Contratti
law-m21-6 = Le Missioni non feriscono nessuno, e chi perde non prende Bottino.
    .title = Nessun danno nelle Missioni
law-m21-7 = Ciò che parla di Mostri, cattura, eliminazione o conquista non vale in una Missione.
    .title = Modificatori nelle Missioni

## M22 Battaglia per una Terra: rivelare trappole

law-m22 = Battaglia per una Terra: rivelare trappole
law-m22-1 = Rivelare trappole, battaglia contro il Mostro, conquista della Terra, Bottino: tutte e quattro per la Terra A, poi per la Terra B.
    .title = Quattro parti di una battaglia
law-m22-2 = Tutte le Trappole su questa Terra si scoprono insieme.
    .title = Rivelare trappole
law-m22-3 = Una Trappola che dà dadi li riceve dalla riserva; contano come dadi del suo Percorso e ne ignorano i limiti.
    .title = Dadi sulle Trappole
law-m22-4 = Una Trappola con un modificatore vale solo per l'attacco del suo Percorso.
    .title = Modificatori delle Trappole
law-m22-5 = I dadi Magia su una Trappola si possono togliere contro i dadi di attacco come quelli piazzati.
    .title = Dadi Magia sulle Trappole

## M23 Attacco del Mostro

law-m23 = Attacco del Mostro
law-m23-1 = Il Percorso più a sinistra con un Mercenario è attivo per primo; il Mostro attacca, poi il Mercenario se è vivo.
    .title = Percorso attivo
law-m23-2 = Il Mostro tira il suo Valore di attacco, 1 in più se condivide l'Affinità della Terra (2 per Snailer, Surbol, Sckon e Blandor), i dadi del tracciato dei round e quelli del suo potere.
    .title = Dadi di attacco
law-m23-3 = Il numero di dadi di attacco non è limitato da quelli nella scatola.
    .title = Più di otto dadi
law-m23-4 = Un potere che agisce prima dell'attacco si risolve per primo.
    .title = Prima dell'attacco
law-m23-5 = Prima del tiro il proprietario può togliere dadi Magia del Percorso; ognuno toglie un dado di attacco.
    .title = Togliere dadi Magia
law-m23-6 = Ogni 3, 4, 5 o 6 è un colpo; Warkors e Snagnus aggiungono un colpo automatico.
    .title = Colpi
law-m23-7 = Il proprietario annulla colpi con Talenti difensivi, segnalini difesa e Pozioni in qualunque ordine; ogni colpo rimasto è una ferita.
    .title = Annullare colpi
law-m23-8 = La prima ferita gira il segnalino sul lato ferito; una ferita su un Mercenario ferito lo uccide.
    .title = Ferite

## M24 Ferite e morte

law-m24 = Ferite e morte
law-m24-1 = Una ferita resta finché una Pozione non la cura; nessuno ne ha più di una.
    .title = Le ferite restano
law-m24-2 = La carta, il suo Equipaggiamento, il segnalino con ciò che porta e i dadi e segnalini del suo Percorso si tolgono.
    .title = Morte di un Mercenario
law-m24-3 = Se muore dopo il proprio attacco, i dadi tirati, le Trappole e il danno restano.
    .title = Morte dopo l'attacco
law-m24-4 = Una morte in una battaglia per una Terra dà la Gloria stampata sul Percorso, all'Ingresso 3 Gloria.
    .title = Morte eroica
law-m24-5 = La Reputazione scende di quella del Mercenario morto.
    .title = Reputazione dei morti
law-m24-6 = Un Mercenario ingaggiato morto va negli scarti; un membro iniziale morto esce dal gioco.
    .title = Dove vanno i morti
law-m24-7 = Una Terra colonizzata dal Mercenario morto resta senza colono.
    .title = La Terra del morto
law-m24-8 = Chi vince la ricompensa e poi muore per il colpo finale la mantiene per il Clan.
    .title = Ricompensa mantenuta nella morte
law-m24-9 = Un Clan senza Mercenari e Novizi prende gratis un Novizio come Leader all'inizio del round seguente; sotto le 5 monete risale a 5.
    .title = Perdere tutti

## M25 Attacco del Mercenario

law-m25 = Attacco del Mercenario
law-m25-1 = Un Mercenario sopravvissuto può attaccare: il danno dei Percorsi alla sua sinistra, i bonus fissi e i suoi dadi modificati fanno il totale.
    .title = Attacco del Mercenario
law-m25-2 = I bonus fissi delle Trappole aprono il conto; i modificatori valgono per ogni dado del loro colore sul Percorso. Un dado non vale mai meno di 0.
    .title = Bonus fissi e modificatori
law-m25-3 = I dadi si possono tirare uno per uno in ogni ordine, e il proprietario può fermarsi in ogni momento; i dadi non tirati non fanno nulla.
    .title = Tirare uno per uno
law-m25-4 = Trappole rivelate, Talento Esterno ed Equipaggiamento del Mercenario vanno usati; rilanci, Veleni e Bottino sono facoltativi.
    .title = Cosa va usato
law-m25-5 = Un rilancio si può usare dopo ogni dado tirato; il nuovo risultato resta, salvo un altro rilancio.
    .title = Rilanci
law-m25-6 = Un totale almeno pari al Valore di cattura e sotto quello di eliminazione cattura, se c'è una Trappola sul Percorso (due per Turfus, nessuna per Jaruna). Dà Gloria e oro della cattura, e il Mostro si scarta.
    .title = Cattura
law-m25-7 = Un totale almeno pari al Valore di eliminazione elimina: dà Gloria, e la carta si tiene coperta come Trofei.
    .title = Eliminazione
law-m25-8 = Un bonus per la cattura vale solo contro il Valore di cattura, uno per l'eliminazione solo contro quello di eliminazione; se si raggiungono entrambi il Mostro è eliminato.
    .title = Bonus per un solo scopo
law-m25-9 = I totali crescono soltanto: con una Trappola si può sempre continuare e tenere la cattura come ripiego, quindi fermarsi conta solo quando la cattura paga di più.
    .title = Fermarsi per catturare
law-m25-10 = Puargh ottiene 1 Gloria in più quando cattura; Lusara ottiene 2 Pozioni quando cattura o elimina.
    .title = Extra della ricompensa

## M26 Dopo l'attacco

law-m26 = Dopo l'attacco
law-m26-1 = Trappole e dadi tirati restano, e il totale modificato è danno per ogni Percorso successivo di questo luogo; i bonus per un solo scopo sono esclusi.
    .title = Un attacco fallito
law-m26-2 = Il Percorso seguente con un Mercenario ripete attacco e contrattacco con quel danno in più; i modificatori non valgono mai per i dadi di un altro Percorso.
    .title = Il Percorso seguente
law-m26-3 = La battaglia finisce quando il Mostro è catturato o eliminato o tutti hanno combattuto; poi dadi, Trappole e Difesa di chi ha combattuto si tolgono.
    .title = Fine della battaglia
law-m26-4 = Se il Mostro è ancora lì, nessuno conquista questa Terra nel round, e nella pulizia va all'Ingresso.
    .title = Un Mostro che resta
law-m26-5 = Un Mostro che nessuno ha affrontato resta sulla sua Terra.
    .title = Un Mostro non affrontato
law-m26-6 = Una carta Trofeo vale alla fine 1 Punto Vittoria per Trofeo, o si vende intera in ogni momento a 5 monete per Trofeo.
    .title = Trofei

## M27 Conquista e colonizzazione

law-m27 = Conquista e colonizzazione
law-m27-1 = Solo dopo che il Mostro di questa Terra è stato catturato o eliminato nel round, i Mercenari che non hanno combattuto provano da sinistra a destra.
    .title = Chi può conquistare
law-m27-2 = Valgono tutti i modificatori adatti; non valgono i bonus fissi delle Trappole, Slyzor e i bonus per cattura o eliminazione. Si possono usare Veleni.
    .title = Tiro di conquista
law-m27-3 = Un totale, compresi quelli falliti prima, almeno pari al Valore di conquista dà la Gloria della Terra e la carta; altrimenti passa al Mercenario seguente.
    .title = Conquista
law-m27-4 = Nessun Mostro attacca durante la conquista.
    .title = Nessun attacco nella conquista
law-m27-5 = Ogni Terra si conquista al massimo una volta per round.
    .title = Una sola conquista
law-m27-6 = Una Terra conquistata può essere colonizzata da un proprio Mercenario della stessa Affinità, subito o in qualunque momento dopo; anche dal Leader.
    .title = Colonizzare
law-m27-7 = Un Mercenario colono non prende stipendio e non diserta, dà ancora dadi e va ancora sui Percorsi; lascia la Terra solo morendo o come ultimo candidato a Leader.
    .title = Mercenari coloni
law-m27-8 = Un Mercenario colonizza al massimo una Terra, e una Terra ospita un Mercenario.
    .title = Un colono, una Terra

## M28 Bottino

law-m28 = Bottino
law-m28-1 = Alla fine di una battaglia per una Terra ogni sopravvissuto che non ha catturato, eliminato né conquistato prende un segnalino Bottino, nell'ordine dei Percorsi.
    .title = Prendere Bottino
law-m28-2 = Se non c'è Bottino in offerta, il Mercenario non prende nulla.
    .title = Offerta di Bottino vuota
law-m28-3 = L'offerta torna a quattro dopo ogni Terra.
    .title = Rifornire il Bottino
law-m28-4 = Un segnalino Bottino si usa una volta, quando il suo testo lo permette; con il simbolo Esterno solo nella Fase avventura.
    .title = Usare il Bottino
law-m28-5 = Il Bottino è informazione pubblica.
    .title = Bottino scoperto

## M29 Difesa della Cittadella

law-m29 = Difesa della Cittadella
law-m29-1 = Solo se c'è un Mostro all'Ingresso e almeno un Mercenario è lì.
    .title = Quando si difende la Cittadella
law-m29-2 = Si rivelano le Trappole, poi combatte il Percorso superiore, poi quello inferiore, come su una Terra, ma senza Affinità, Terra o Bottino; i dadi del tracciato dei round valgono.
    .title = Battaglia all'Ingresso
law-m29-3 = Il danno del Percorso superiore aiuta quello inferiore.
    .title = Danno all'Ingresso
law-m29-4 = Cattura ed eliminazione pagano come al solito, e tutti i segnalini Panico tornano nella pila.
    .title = La Cittadella salvata
law-m29-5 = Altrimenti il Mostro resta all'Ingresso.
    .title = La Cittadella assediata

## M30 Fase pulizia

law-m30 = Fase pulizia
law-m30-1 = I sopravvissuti tornano con oro, Pozioni e Veleni sui segnalini; Trappole e Difesa sui Percorsi si scartano. Le Pozioni possono curare.
    .title = Pulire la plancia
law-m30-2 = Ogni Mostro affrontato e non battuto va all'Ingresso; fra più resta quello col Valore di attacco più alto, poi con quello di eliminazione più alto. Un Mostro lì scopre un segnalino Panico, Krinx due.
    .title = Diffondi il Panico
law-m30-3 = Il Mercenario disponibile con la Reputazione più alta, poi col costo più alto, diventa Leader; i coloni solo se non c'è nessun altro.
    .title = Sostituisci i Leader morti
law-m30-4 = Ogni Mercenario e Novizio tranne Leader e coloni costa 1 moneta fino a 10 Gloria, 2 fino a 20, 3 oltre. Chi non può pagare tutto paga quel che ha, e quello con la Reputazione più alta diserta.
    .title = Paga gli stipendi
law-m30-5 = La partita finisce ora nel round 6, o se un Clan ha 30 Gloria o più.
    .title = Verifica Gloria
law-m30-6 = I dadi tornano, entrambe le Missioni si sostituiscono, le aree Mostro e Terra vuote si riempiono; una nuova Terra porta un nuovo Modificatore di percorso.
    .title = Reset della plancia
law-m30-7 = Inizia il Clan con meno Reputazione; a parità il più vicino a destra dell'attuale primo giocatore, che viene per ultimo.
    .title = Assegna Primo Giocatore
law-m30-8 = Il segnalino Round avanza di un passo.
    .title = Muovere il segnalino Round

## M31 Punteggio

law-m31 = Punteggio
law-m31-1 = Si sommano Gloria, Reputazione, punti Trofeo e punti Affinità.
    .title = Punti Vittoria
law-m31-2 = Per ogni Affinità le icone sui propri Mercenari e Terre valgono: 1 o 2 icone 1 punto, 3 icone 3, 4 icone 5, 5 icone 7, 6 o più 10.
    .title = Punti Affinità
law-m31-3 = A parità vince il Leader con più Reputazione, poi più punti Trofeo, poi più oro; poi la vittoria è condivisa.
    .title = Spareggi

## M32 Effetti dell'Affinità

law-m32 = Effetti dell'Affinità
law-m32-1 = Un Mostro su una Terra della sua Affinità tira un dado in più; un Mercenario può colonizzare una Terra della sua Affinità; le icone valgono punti alla fine. All'Ingresso solo i Talenti che nominano Affinità guardano quella del Mostro.
    .title = Effetti dell'Affinità

## M33 Difficoltà

law-m33 = Difficoltà
law-m33-1 = Prima i Mostri di livello A; nessun dado in più dal tracciato dei round.
    .title = Principiante
law-m33-2 = Prima i Mostri di livello A; tracciato dei round stampato.
    .title = Normale
law-m33-3 = Tutti i Mostri mescolati insieme; tracciato dei round stampato.
    .title = Difficile
law-m33-4 = Tutti i Mostri mescolati insieme; il lato più duro del modificatore round.
    .title = Taglia-gola

## M34 Varianti

law-m34 = Varianti
law-m34-1 = Dal round 2 il primo giocatore prende, alla preparazione delle scorte, un dado di qualunque colore e una Pozione o un Veleno, oppure un segnalino difesa, oppure 2 monete.
    .title = Sovvenzione della regina
law-m34-2 = Nei round 2, 4 e 6 un Mostro viene pescato per un Ingresso vuoto alla preparazione delle scorte.
    .title = Più azioni Mostro

## M35 Modulo Trucchi

law-m35 = Modulo Trucchi
law-m35-1 = I 18 Trucchi e le 6 Trappole schermate si mescolano con le Trappole migliorate.
    .title = Riserva di Trucchi
law-m35-2 = Si comprano, si conservano e si piazzano coperti come le Trappole.
    .title = I Trucchi sembrano Trappole
law-m35-3 = Invece di rivelare tutte le Trappole, dal Percorso più a sinistra verso destra ogni proprietario decide segnalino per segnalino, dall'alto in basso, se rivelarlo.
    .title = Scontro tra Mercenari
law-m35-4 = Una Trappola rivelata funziona come al solito. Un segnalino non rivelato non dà nulla ma conta come Trappola per la cattura, anche un Trucco; un Trucco rivelato non è una Trappola.
    .title = Rivelati e non rivelati
law-m35-5 = Un Trucco rivelato si applica subito a un Percorso adiacente a scelta; se non ce n'è, non ha effetto.
    .title = Applicare un Trucco
law-m35-6 = Adiacente è il Percorso più vicino a sinistra o a destra nello stesso luogo che ha un Mercenario; i due Percorsi dell'Ingresso sono adiacenti, Terre diverse mai.
    .title = Percorsi adiacenti
law-m35-7 = Il bersaglio può annullare subito un Trucco con un segnalino difesa del suo Percorso; i Talenti no. Il Trucco annullato si scarta subito.
    .title = Annullare un Trucco
law-m35-8 = I dadi indicati, quanti ce ne sono, passano dal Percorso bersaglio al Trucco e appartengono al Percorso del ladro; i dadi su una Trappola schermata sono al sicuro.
    .title = Rubare dadi
law-m35-9 = Quando il Mostro sta per attaccare il proprietario, uno o due dadi di attacco si tirano prima contro il bersaglio, che si difende in tutto, dadi Magia compresi. Se il bersaglio non c'è più i dadi sono persi.
    .title = Deviare dadi di attacco
law-m35-10 = Ginova devia un dado di attacco in ogni battaglia, con o senza il modulo.
    .title = Ginova

## M36 Modalità Solitario

law-m36 = Modalità Solitario
law-m36-1 = Valgono tutte le regole tranne i Trucchi, con una Terra e tre aree alla Taverna; il giocatore è sempre primo giocatore.
    .title = Partita in solitario
law-m36-2 = Madhala ha sei segnalini Assegnazione, nessuna scorta e nessun indicatore. Se le serve un segnalino e non ne ha, si ritirano i suoi dadi.
    .title = Segnalini di Madhala
law-m36-3 = Giocatore e Madhala si alternano; lei si ferma appena il giocatore non ha più dadi.
    .title = Turni con Madhala
law-m36-4 = Un dado rosso e uno giallo dicono dove va: rosso da 1 a 4 la Cittadella, 5 o 6 l'Esterno. Se non c'è posto si ritirano entrambi.
    .title = I dadi di Madhala
law-m36-5 = Nel Capanno, nella Taverna, nell'Armeria e nel Bazaar piazza un dado Persuasione appena tirato nello spazio libero più a sinistra.
    .title = Madhala compra
law-m36-6 = Il dado rosso sceglie cosa toglie: 1 o 4 la prima, 2 la seconda, 3 la terza fila di Trappole, Mercenario o Equipaggiamento; l'offerta si riempie.
    .title = Cosa toglie Madhala
law-m36-7 = Dall'Alchimista piazza un dado Magia nello spazio libero più in alto, in Miniera dadi Forza nello spazio libero migliore.
    .title = Madhala lavora
law-m36-8 = Il suo segnalino va sul Percorso Terra tirato, o sul Percorso libero più a sinistra della Missione.
    .title = Madhala va all'Esterno
law-m36-9 = Sul primo Percorso vince e la tessera se ne va; un Mercenario sul secondo tira ancora per la consolazione o la penalità. Sul secondo Percorso non fa nulla.
    .title = Madhala in una Missione con dadi
law-m36-10 = Non fa nulla se non bloccare il Percorso.
    .title = Madhala in un contratto
law-m36-11 = Al turno del suo Percorso toglie il Mostro se c'è, altrimenti la Terra se c'è. Non prende Bottino né ferite e non aggiunge danno.
    .title = Madhala su una Terra
law-m36-12 = Dopo che ha tolto il Mostro chi è alla sua destra può conquistare; dopo che ha tolto la Terra può solo saccheggiare.
    .title = Dopo Madhala
law-m36-13 = I Mercenari alla sua sinistra che hanno fallito prendono Bottino come al solito.
    .title = Bottino accanto a Madhala
law-m36-14 = Si sostituisce nella pulizia con un nuovo Modificatore di percorso.
    .title = Una Terra tolta da Madhala
law-m36-15 = Non fa nulla nella prima e nella quarta fase e non ha Reputazione.
    .title = Madhala riposa
law-m36-16 = Uno scenario dura sei round, senza la fine a 30 Gloria, salvo indicazione; le sue regole prevalgono su quelle di base.
    .title = Durata di uno scenario

## M37 Campagna

law-m37 = Campagna
law-m37-1 = Gli scenari si giocano in ordine. Il grado decide il seguito: Carne da macello ripete un livello più in basso, Tirocinante ripete, Veterano prosegue a Normale, Eroe prosegue a Difficile o Taglia-gola.
    .title = Campagna
law-m37-2 = Veterano o Eroe nello scenario 10 a Normale o più difficile vince; il numero di partite giocate è il punteggio.
    .title = Vincere la campagna
law-m37-3 = Carne da macello a livello Principiante perde la campagna.
    .title = Perdere la campagna
law-m37-4 = Carne da macello a Normale nello scenario 10 perde la campagna, perché lì Principiante non è ammesso.
    .title = Perdere nello scenario 10

## M38 Scenari in solitario

law-m38 = Scenari in solitario
law-m38-1 = Nessuna regola speciale. 35 Punti Vittoria fanno un Tirocinante, 45 un Veterano, 60 un Eroe.
    .title = Affari, come al solito
law-m38-2 = Nel mazzo ci sono solo Mercenari che danno Persuasione; il Clan è Giungla. Con 25 Punti Vittoria, 15 monete fanno un Tirocinante, 35 un Veterano, 55 un Eroe.
    .title = Il denaro è il re
law-m38-3 = Tre round; si inizia con 3 segnalini difesa e 12 monete. 22, 30 e 40 Punti Vittoria.
    .title = Blitz
law-m38-4 = L'Armeria è chiusa e nessun Talento difensivo, Difesa di Percorso o segnalino difesa funziona; le Pozioni sì. Il Clan è Acqua. 30, 42 e 56 Punti Vittoria.
    .title = Nessuna armatura
law-m38-5 = Termina con 5 Difese, 5 Trappole, 3 Pozioni, 3 Veleni, Equipaggiamento di ogni tipo e un Mercenario di ogni Affinità; inoltre 35 Punti Vittoria fanno un Veterano, 50 un Eroe.
    .title = Completamente carico
law-m38-6 = Un Mostro di livello A sta all'Ingresso all'inizio, e ne arriva uno nuovo ogni volta che un round inizia con l'Ingresso vuoto. 35, 50 e 65 Punti Vittoria.
    .title = Sotto attacco
law-m38-7 = Un giro di birra costa 1 moneta. Mercenari per Affinità alla fine: 2/1/1/1, 2/2/1/1 e 2/2/2/2.
    .title = Diversifica
law-m38-8 = Quando Madhala prende un Percorso Terra, due segnalini del modulo Trucchi vanno coperti su di esso; valgono le regole dei Trucchi. 30, 42 e 56 Punti Vittoria.
    .title = Abilità
law-m38-9 = All'Esterno Madhala va alla Missione A con giallo 3 o 4 e alla Missione B con 5 o 6. 4 Missioni e 30 Punti Vittoria, 6 e 40, 8 e 55.
    .title = Missionario
law-m38-10 = I Mostri ritirano una volta ogni dado di attacco fallito; un Mostro di livello A sta all'Ingresso all'inizio; Principiante non è ammesso. 35, 45 e 60 Punti Vittoria.
    .title = Fantasma
law-m38-11 = Sotto Tirocinante si è Carne da macello per Mostri; ogni condizione di un grado va soddisfatta.
    .title = Gradi
law-m38-12 = Il Leader conta, Novizi e Terre no.
    .title = Conteggio per Diversifica
law-m38-13 = Il Mostro di livello A in più viene da quelli rimasti dopo la preparazione; i successivi si cercano dalla cima del mazzo, poi negli scarti. Se non ce n'è, non arriva.
    .title = Da dove vengono i Mostri di livello A
law-m38-14 = I suoi segnalini si rivelano al turno del suo Percorso. I Trucchi colpiscono il Percorso adiacente con più dadi, a parità quello di sinistra; i dadi rubati escono dal round; deviazioni e Trappole schermate non fanno nulla. I segnalini difesa annullano ciò che fa qualcosa.
    .title = I Trucchi di Madhala
law-m38-15 = Una Missione è completata quando se ne prende la ricompensa; due lati di un contratto contano come due.
    .title = Conteggio delle Missioni
law-m38-16 = Ogni dado di attacco colpisce otto volte su nove invece di due su tre.
    .title = I dadi di Fantasma

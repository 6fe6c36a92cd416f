### Ciò che dicono le lezioni, fumetto per fumetto.

## Un primo round

lesson-first-title = Un primo round
lesson-first-about = Ingaggia un Mercenario, mandane uno a caccia, poi gioca un round tutto tuo.
lesson-first-welcome = Guidi un Clan di Mercenari. Dopo al massimo sei round vince chi ha più Punti Vittoria: Gloria da Mostri battuti e Terre conquistate, Reputazione da chi ingaggi. Tutto si fa con i dadi.
lesson-first-tavern = Cominci con quattro dadi: due Forza, uno Magia, uno Persuasione. Nel tuo turno piazzi in un solo luogo. Un Clan più grande ha più dadi: vai prima alla Taverna.
lesson-first-pawn = Un dado al Banco dei Pegni vale appena 1 moneta. Tienilo per i dadi che non servono altrove.
lesson-first-unready = A caccia ci andrai fra poco. Prima ingaggia: i dadi di chi arriva sono subito tuoi, e rendono la caccia più facile.
lesson-first-persuade = Per ingaggiare serve un dado Forza o Persuasione. Il tuo mostra 4, cioè 4 monete di sconto. Piazza il dado Persuasione.
lesson-first-strength = Anche un dado Forza ingaggia, ma senza sconto, e ti servirà per combattere.
lesson-first-hire = Shandee costa 4 monete e ora solo 1, porta un dado Forza e 2 di Reputazione. La tua Gloria, meno la Reputazione, basta. Ingaggia Shandee.
lesson-first-dalina = Dalina porta un dado Persuasione. Va bene per gli acquisti, ma non combatte, e oggi si va a caccia.
lesson-first-novice = Anche un Novizius porta un dado Forza, ma meno Reputazione, e non può mai uscire.
lesson-first-beer = Con 2 monete arriverebbero altri in Taverna. Ma qui c'è già chi fa per te.
lesson-first-joined = Il nuovo dado Forza è già nella tua scorta e la Reputazione è salita di 2: punti che contano alla fine. In cambio c'è uno stipendio a ogni round.
lesson-first-send = L'altro Clan scava oro con i suoi dadi. Tu vai a caccia! Purkas può annullare un colpo di un Mostro: mandalo fuori.
lesson-first-others = Il Mostro colpisce prima di te. Purkas ha il Talento per annullare un colpo; gli altri contro Snailer non servono.
lesson-first-later = Qui i tuoi dadi farebbero qualcosa, ma un Mostro dà Gloria, ed è la Gloria che fa vincere.
lesson-first-path = Ogni Percorso chiede certi dadi e dà qualcosa in cambio. Il Percorso 2 prende due dadi Forza e dà a Purkas una Pozione, che annulla una ferita.
lesson-first-narrow = Il Percorso 1 non è una cattiva idea: annulla un colpo. Ma oggi prendi il 2: una Pozione che non serve torna a casa con te.
lesson-first-mission = Le Missioni sono sicure e hanno premi propri. Provane una nel prossimo round; ora vogliamo il Mostro.
lesson-first-load = Porta tutto: l'altro dado Forza, il dado Magia e la Trappola Iniziale, che porta ancora un dado Forza e permette la cattura. Poi in marcia.
lesson-first-light = Due dadi da soli arrivano a stento al 10 che serve per Snailer, e dopo non si aggiunge nulla. Porta anche il resto.
lesson-first-brace = Tutti hanno finito i dadi: comincia l'Avventura, e il Mostro colpisce per primo, con due dadi. Talento e Pozione annullano due colpi. Tieni la Magia e affrontalo.
lesson-first-remove = Toglierebbe un dado di attacco. Ma due colpi li annulli già, e il dado Magia conta nel tuo attacco.
lesson-first-attack = Ogni 3 o più su un dado di attacco è un colpo. Ce n'è uno, e lo annulli con il Talento o con la Pozione.
lesson-first-own = Annulla il colpo, poi tira: 10 cattura Snailer, 13 lo elimina. Seguono gli stipendi e un nuovo round. Gioca tutto come vuoi!
lesson-first-done = Ecco un round intero: dadi, piazzamento, avventura, stipendi. Ora sai giocare. La prossima lezione mostra una battaglia da vicino.

## La caccia

lesson-outside-title = La caccia
lesson-outside-about = Cosa succede all'Esterno: Percorsi, dadi di attacco, Magia, cattura o eliminazione, e la Terra.
lesson-outside-welcome = Blandor difende Thaklan. I Percorsi combattono da sinistra a destra e il danno si somma per chi viene dopo. Primo è Taron, dell'altro Clan; il tuo Korgo aspetta sul Percorso 4.
lesson-outside-send = Taron indebolirà il Mostro per te. Manda Purkas a finirlo, tra Taron e Korgo.
lesson-outside-pawn = Poche monete, mentre Taron colpisce Blandor e nessuno raccoglie la Gloria? Vai a prenderla.
lesson-outside-path = Il Percorso 2 prende il dado Forza e il dado Magia e aggiunge un Veleno, che vale 2 in un attacco. Ed è subito dietro Taron.
lesson-outside-third = Il Percorso 3 prende solo dadi Forza: il dado Magia resterebbe a casa, e fra poco vedrai a cosa serve.
lesson-outside-mission = In una Missione non rischi nulla, ma il danno di Taron non aiuterebbe nessuno.
lesson-outside-trap = Posa la Trappola Iniziale: un dado Forza in più. E senza Trappola sul Percorso nessun Mercenario può catturare.
lesson-outside-trapless = Puoi partire senza, ma allora resta solo l'eliminazione, e per quella serve 14.
lesson-outside-go = In marcia. Le Trappole sono coperte e si rivelano all'inizio della battaglia.
lesson-outside-remove = Taron ha fatto 6 danni, che restano. Ora Blandor ti attacca con tre dadi. Ogni dado Magia che togli ne leva uno: fallo, perché Purkas annulla solo un colpo.
lesson-outside-brace = Tre dadi portano in media due colpi. Purkas ne annulla uno, e l'altro è una ferita.
lesson-outside-roll = Un colpo, annullato dal Talento. Tocca a te, partendo dal 6 di Taron: 10 cattura, 14 elimina. Tira un dado Forza e guarda.
lesson-outside-all = Tira un dado alla volta: puoi fermarti quando vuoi, e usare il Veleno solo se serve.
lesson-outside-venom = Tieni il Veleno finché non sai quanto manca. Se non lo usi, torna a casa con Purkas.
lesson-outside-stop = Con 6 non hai ancora nulla. Tira!
lesson-outside-on = Con 11 Blandor è già catturato: 3 Gloria e 5 monete. Il totale può solo crescere: continuando non perdi nulla, e con 14 hai 4 Gloria e un Trofeo.
lesson-outside-capture = La cattura è tua in ogni caso. Tira l'ultimo dado: forse diventa un'eliminazione, che qui paga di più.
lesson-outside-saved = Con 2 in più fa 13, e resta una cattura. Prima tira, e conserva il Veleno.
lesson-outside-slain = Eliminato! Il Trofeo vale un punto alla fine, o 5 monete quando ti servono. Ora chi non ha combattuto può conquistare la Terra, e Korgo non ha combattuto.
lesson-outside-own = Tira per Korgo: con 13 Thaklan è tua. Chi sopravvive senza successo prende un Bottino, tutti tornano a casa, si pagano gli stipendi. Continua fino al prossimo round.
lesson-outside-done = Il primo a sinistra rischia, chi viene dopo spende meno, e dietro un Mostro caduto c'è la Terra. Questa è l'arte dei Percorsi.

## La Cittadella

lesson-citadel-title = La Cittadella
lesson-citadel-about = Oro dalla Miniera, uno sconto furbo, distillati dell'Alchimista, e gli stipendi.
lesson-citadel-welcome = Ogni round finisce con gli stipendi. Con 11 Gloria ogni Mercenario tranne il Leader ti costa 2 monete: Korgo e Dalina fanno 4. Tu ne hai 1. La Cittadella ti aiuterà.
lesson-citadel-mine = I dadi Forza scavano oro. Due insieme rendono di più: portali entrambi in Miniera, prima che qualcuno occupi lo spazio.
lesson-citadel-poor = Con 1 moneta non ingaggi quasi nessuno, e anche chi arriva vuole lo stipendio. Prima l'oro.
lesson-citadel-home = Fuori potresti ottenere Gloria, ma chi non paga gli stipendi perde il Mercenario con la Reputazione più alta. Prima l'oro.
lesson-citadel-dig = Il primo spazio doppio dà 6 monete per due dadi: in città nessuno paga meglio.
lesson-citadel-less = Gli stessi due dadi per 4 monete? Prendi lo spazio migliore finché è libero.
lesson-citadel-single = Un dado da solo scava 2 monete. Insieme i tuoi dadi ne scavano 6.
lesson-citadel-armory = All'Armeria c'è un dado Persuasione che mostra 5. Uno più basso dopo di lui vale per entrambi: il tuo 3 diventa uno sconto di 8. Vai lì.
lesson-citadel-fresh = In Taverna il tuo 3 sarebbe il primo e varrebbe solo 3. Cerca un dado più alto da seguire.
lesson-citadel-tokens = I segnalini difesa costano 2 monete l'uno, e ognuno annulla un colpo all'Esterno. Con 8 di sconto prendili tutti e tre.
lesson-citadel-more = L'intero acquisto costa almeno 1 moneta: tre non ti costano più di uno.
lesson-citadel-price = Tre segnalini per 1 moneta, il minimo che si paga con un dado Persuasione. Osserva i dadi degli altri: sono i tuoi sconti.
lesson-citadel-alchemist = L'ultimo dado è Magia, e Korgo è ferito: un'altra ferita sarebbe la fine. L'Alchimista distilla ciò che serve.
lesson-citadel-pawn = Sarebbe 1 moneta. Gli stipendi sono coperti; la salute di Korgo vale di più.
lesson-citadel-brew = Lo spazio migliore è occupato: hai due segnalini. Prendi una Pozione, per curare o annullare una ferita, e un Veleno, per 2 danni in più.
lesson-citadel-wounded = Korgo è ferito, e il Veleno non cura nessuno. Prendi anche una Pozione.
lesson-citadel-both = Per una ferita basta una Pozione. Il Veleno ti servirà nella prossima caccia.
lesson-citadel-heal = I dadi sono finiti e tutti sono a casa. Prima degli stipendi puoi usare una Pozione: cura Korgo.
lesson-citadel-unhealed = Una ferita non passa mai da sola, e la prossima uccide. Usa la Pozione finché c'è calma.
lesson-citadel-wages = Hai pagato 4 monete e te ne restano 2. Più Gloria, stipendi più alti: 1 moneta fino a 10 Gloria, 2 fino a 20, poi 3. Coloni e Leader non costano nulla.
lesson-citadel-own = Un nuovo round, e tutti gli spazi sono di nuovo liberi. Riempi la borsa, ingaggia se la Gloria lo permette, e preparati ai prossimi stipendi.
lesson-citadel-done = Scava oro in Miniera, segui un dado Persuasione più alto e conta gli stipendi prima di ingaggiare. Il tuo Clan resterà unito.

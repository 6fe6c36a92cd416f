# Com'è finita una partita, e come la si rivede.
ending-how = Com'è andata
ending-see-board = Guarda il tabellone
ending-won = { $who_count ->
    [one] Vince { $who } con { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }
   *[other] Vincono { $who } con { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }
}
ending-own-place = Sei al posto numero { $place }, { $behind ->
    [0] a pari punti
    [one] a 1 punto
   *[other] a { $behind } punti
}.
ending-try-again = Riproviamo, tutti insieme
ending-rematch = Rivincita
ending-rematch-first = Rivincita, comincia { $who }
ending-to-rematch = Alla rivincita
ending-replay = Rivedi la partita
ending-set-again = Prepara di nuovo
ending-sources = Da dove vengono i punti
ending-deeds = Chi ha fatto che cosa
ending-stood = Come stava
ending-of = { $value } su { $most }
ending-curve = Punti turno per turno
ending-curve-common = Com'è andata, turno per turno
ending-curve-said = { $what }. Alla fine: { $ends }.
ending-as-table = Come tabella
ending-end = Fine
ending-round = Round { $number }
ending-turn = Turno { $number }
ending-turning = Momenti decisivi
ending-turning-lead = { $who } passa in testa e ci resta
ending-turning-gain = { $who } guadagna { $by } in un turno
ending-turning-loss = { $who } perde { $by } in un turno
ending-turning-rises = { $who }: sale di { $by }
ending-turning-falls = { $who }: scende di { $by }
ending-in-turn-of = nel turno di { $who }
page-region-ending = Com'è andata
ending-refused-not-over = Qui non c'è niente da rigiocare.
ending-refused-not-seated = Può farlo solo chi sedeva a questo tavolo.
ending-as-last = Come l'ultima volta
ending-analysis = Analisi
ending-analyse = Analizza la partita
ending-see-analysis = Guarda l'analisi
ending-analysis-about = I bot riguardano la partita: le probabilità di tutti turno per turno, e le cinque decisioni costate di più. La vede solo chi sedeva qui.
ending-analysis-failed = L'analisi non è riuscita. Puoi riprovare.
ending-underway = I bot riguardano la partita: { $percent } %
ending-chances = Le probabilità turno per turno
ending-eyes-each-own = Come le stimano i bot, con gli occhi di ciascuno: ciò che un giocatore non poteva sapere è stato ridistribuito in ogni partita immaginata.
ending-eyes-nothing-hidden = Come le stimano i bot. In questo gioco nulla è nascosto: tutti vedono lo stesso.
ending-costliest = Le decisioni costate di più
ending-weighed = { $count ->
    [one] È stata pesata 1 decisione
   *[other] Sono state pesate { $count } decisioni
}, con { $looks } partite immaginate ciascuna. Ciò che rientra nell'incertezza è tralasciato, e di ogni turno si racconta solo la più cara.
ending-none-costly = Nessuna decisione è costata più dell'incertezza. Ben giocato!
ending-cost = { $cost } % delle probabilità, più o meno { $off }
ending-played = Giocato
ending-master = Un maestro
ending-choice = { $choice }
ending-see-moment = Vedi questo momento
ending-keys = ←→ una scelta indietro o avanti | Maiusc+←→ un turno indietro o avanti | Home all'inizio | Fine alla fine | Spazio avvia e ferma | s copia il link a questo momento | Esc ferma | ? mostra questo
ending-copied = Il link a questo momento è copiato.
ending-turn-back = Un turno indietro
ending-turn-on = Un turno avanti
ending-play = Avvia e ferma
ending-slider = Turno
ending-go = Vai
ending-turns-of = Ai turni di un giocatore
ending-turn-of-back = Turno precedente di { $who }
ending-turn-of-on = Turno successivo di { $who }
ending-share = Condividi questo momento

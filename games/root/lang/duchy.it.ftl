# 12 Il Ducato Sotterraneo.

piece-duchy-warrior = guerriero del Ducato
    .a = un guerriero del Ducato
    .A = Un guerriero del Ducato
    .plural = guerrieri del Ducato
piece-citadel = cittadella
    .a = una cittadella
    .A = Una cittadella
    .plural = cittadelle
piece-market = mercato
    .a = un mercato
    .A = Un mercato
    .plural = mercati
piece-tunnel = galleria
    .a = una galleria
    .A = Una galleria
    .plural = gallerie

rank-squire = cavaliere
rank-noble = nobile
rank-lord = lord
minister-foremole = Geniere
minister-captain = Capitano
minister-marshal = Maresciallo
minister-brigadier = Brigadiere
minister-banker = Banchiere
minister-mayor = Sindaco
minister-duchess-of-mud = Duchessa del Fango
minister-baron-of-dirt = Barone del Terriccio
minister-earl-of-stone = Conte della Pietra

choice-minister = { $minister }
choice-emerge = Dalla Tana alla { $clearing }
choice-burrow = Dalla { $clearing } alla Tana
action-dig = Scavo
effect-price-of-failure = il Prezzo del Fallimento

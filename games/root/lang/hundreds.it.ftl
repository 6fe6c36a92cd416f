# 14 Il Signore dell'Orda.

piece-hundreds-warrior = guerriero dell'Orda
    .a = un guerriero dell'Orda
    .A = Un guerriero dell'Orda
    .plural = guerrieri dell'Orda
piece-warlord = signore della guerra
    .a = il signore della guerra
    .A = Il signore della guerra
    .plural = signori della guerra
piece-stronghold = roccaforte
    .a = una roccaforte
    .A = Una roccaforte
    .plural = roccaforti
piece-mob = folla
    .a = una folla
    .A = Una folla
    .plural = folle

mood-bitter = Spietato
mood-grandiose = Superbo
mood-jubilant = Gaudente
mood-lavish = Pomposo
mood-relentless = Implacabile
mood-rowdy = Rissoso
mood-stubborn = Ostinato
mood-wrathful = Iroso

choice-mood = { $mood }

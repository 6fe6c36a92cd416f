# 11 La Compagnia del Fiume.

piece-riverfolk-warrior = guerriero della Compagnia
    .a = un guerriero della Compagnia
    .A = Un guerriero della Compagnia
    .plural = guerrieri della Compagnia
piece-fox-trade-post = avamposto commerciale volpe
    .a = un avamposto commerciale volpe
    .A = Un avamposto commerciale volpe
    .plural = avamposti commerciali volpe
piece-rabbit-trade-post = avamposto commerciale coniglio
    .a = un avamposto commerciale coniglio
    .A = Un avamposto commerciale coniglio
    .plural = avamposti commerciali coniglio
piece-mouse-trade-post = avamposto commerciale topo
    .a = un avamposto commerciale topo
    .A = Un avamposto commerciale topo
    .plural = avamposti commerciali topo

service-hand-card = una carta della loro mano
service-riverboats = i battelli
service-mercenaries = i mercenari

choice-service = Comprare { $service }
action-export = Esportazione
action-draw = Pesca
action-establish = Nuovo avamposto commerciale con presidio
effect-trade-disruption = l'interruzione degli scambi

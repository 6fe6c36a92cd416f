# 11 The Riverfolk Company.

piece-riverfolk-warrior = Riverfolk warrior
    .a = a Riverfolk warrior
    .A = A Riverfolk warrior
    .plural = Riverfolk warriors
piece-fox-trade-post = fox trade post
    .a = a fox trade post
    .A = A fox trade post
    .plural = fox trade posts
piece-rabbit-trade-post = rabbit trade post
    .a = a rabbit trade post
    .A = A rabbit trade post
    .plural = rabbit trade posts
piece-mouse-trade-post = mouse trade post
    .a = a mouse trade post
    .A = A mouse trade post
    .plural = mouse trade posts

service-hand-card = a card of their hand
service-riverboats = riverboats
service-mercenaries = mercenaries

choice-service = Buy { $service }
action-export = Export
action-draw = Draw
action-establish = Establish a trade post with a garrison
effect-trade-disruption = The disruption of trade

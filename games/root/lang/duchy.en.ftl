# 12 The Underground Duchy.

piece-duchy-warrior = Duchy warrior
    .a = a Duchy warrior
    .A = A Duchy warrior
    .plural = Duchy warriors
piece-citadel = citadel
    .a = a citadel
    .A = A citadel
    .plural = citadels
piece-market = market
    .a = a market
    .A = A market
    .plural = markets
piece-tunnel = tunnel
    .a = a tunnel
    .A = A tunnel
    .plural = tunnels

rank-squire = squire
rank-noble = noble
rank-lord = lord
minister-foremole = Foremole
minister-captain = Captain
minister-marshal = Marshal
minister-brigadier = Brigadier
minister-banker = Banker
minister-mayor = Mayor
minister-duchess-of-mud = Duchess of Mud
minister-baron-of-dirt = Baron of Dirt
minister-earl-of-stone = Earl of Stone

choice-minister = { $minister }
choice-emerge = From the Burrow to { $clearing }
choice-burrow = From { $clearing } into the Burrow
action-dig = Dig
effect-price-of-failure = The Price of Failure

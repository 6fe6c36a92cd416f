# 14 The Lord of the Hundreds.

piece-hundreds-warrior = Hundreds warrior
    .a = a Hundreds warrior
    .A = A Hundreds warrior
    .plural = Hundreds warriors
piece-warlord = warlord
    .a = the warlord
    .A = The warlord
    .plural = warlords
piece-stronghold = stronghold
    .a = a stronghold
    .A = A stronghold
    .plural = strongholds
piece-mob = mob
    .a = a mob
    .A = A mob
    .plural = mobs

mood-bitter = Bitter
mood-grandiose = Grandiose
mood-jubilant = Jubilant
mood-lavish = Lavish
mood-relentless = Relentless
mood-rowdy = Rowdy
mood-stubborn = Stubborn
mood-wrathful = Wrathful

choice-mood = { $mood }

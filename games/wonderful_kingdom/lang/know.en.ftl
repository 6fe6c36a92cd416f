# The Duchies: what each wants, how its turn goes, and hints on both sides of the table.

know-kind-duchy = { $count ->
    [one] Duchy
   *[other] Duchies
 }
know-duchy-valados = Valados, the blue Duchy, wants people: on side A every Company in it is worth 2 points at the end.
    .turn = Blue begins rounds 1 and 3. On side A it produces 2 Materials and 2 Population each round, so Companies that cost Population grow by themselves; on side D it starts with 2 Materials and 1 Exploration.
    .play-1 = Take Structures that cost Materials in round 1: they are paid at once and widen every later round.
    .play-2 = On side A count Companies: the third cheap one is worth more than a grand Monument that is never done.
    .play-3 = Win the Population step: whoever produces strictly more trains a Soldier, and every second time one comes out.
    .against-1 = Keep Companies out of the area Valados will take; put them with a Calamity, so that they cost 3 points.
    .against-2 = It has no Gold of its own on side A: Monuments offered to it are rarely finished.
    .against-3 = Produce as much Population as Valados: a tie trains nobody.
know-duchy-teressie = Téressie, a red Duchy, wants to build high: on side A every Monument in it is worth 2 points at the end.
    .turn = Red begins rounds 2 and 4. On side A it produces 3 Materials and 1 Gold, enough for a Structure a round and the beginning of a Monument; on side D it has 2 Population and 1 Gold.
    .play-1 = Three Materials in the first step finish a Structure before Gold is produced: order your cards so that it produces in the same round.
    .play-2 = Begin Monuments early: cubes on them stay, and Gold comes in small numbers.
    .play-3 = Recycle what gives Gold when one cube is missing; the rest goes to Alchemy.
    .against-1 = Offer it Companies and Discoveries: it lacks the Population and the Exploration for them.
    .against-2 = Take Guildhalls and Gold cards yourself; without them its Monuments stay unfinished and score nothing.
    .against-3 = In round 4 watch what it still needs for a Monument, and do not leave that cube to be recycled.
know-duchy-senada = Senada, the other red Duchy, wants the unknown: on side A every Discovery in it is worth 2 points at the end.
    .turn = Red begins rounds 2 and 4. On side A it produces 2 Materials, 1 Population and 1 Exploration; on side D one each of Materials, Gold and Exploration.
    .play-1 = Exploration comes last: cards finished in the first three steps still help the fourth.
    .play-2 = Even production means few empty steps: use every cube, and let the odd ones become Krystallium.
    .play-3 = Krystallium stands for any basic resource: it finishes the Discovery that lacks one cube.
    .against-1 = It leads in no resource at the start: two cards of one kind take that supremacy from it.
    .against-2 = Take the Discoveries you could build yourself; the others belong beside a Calamity.
    .against-3 = Its plan needs Exploration in every round: do not leave it the cards that produce more.

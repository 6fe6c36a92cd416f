# Chapters 1 to 5: turns, victory, cards, moves, battles, set-up.

fact-first-player = { $who_The } plays first.
fact-reach = The factions reach { $total }; { $advised } or more is advised for this table.
fact-suited-clearings = The { $suit } clearings are { $clearings }.
fact-ruins-placed = Ruins stand in { $clearings }.
fact-item-supply = { $count } items lie in the supply.
fact-turn = The turn { $who_of } begins.
fact-drawn = The game has taken too many turns and is called a draw.
fact-won = { $who_The } wins the game.
fact-scored = { $who_The } scores { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
fact-lost = { $who_The } loses { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
fact-drew = { $who_The } draws { $count ->
    [one] a card
   *[other] { $count } cards
 }.
fact-drew-card = { $who_The } draws { $card }.
fact-discarded = { $who_The } discards { $card }.
fact-discarded-effect = { $who_The } discards the crafted { $card }.
fact-took-card = { $who_The } takes { $card } { $whom_from }.
fact-took-some-card = { $who_The } takes a card { $whom_from }.
fact-looked-at-hand = { $who_The } looks at the hand { $whom_of }.
fact-saw = The hand { $whom_of } holds { $card }.
fact-activated-dominance = { $who_The } activates { $card } and plays no longer for points.
fact-took-dominance = { $who_The } takes { $card }.
fact-placed = { $count ->
    [one] { $piece_A } is
   *[other] { $count } { $piece_plural } are
 } placed in { $clearing }.
fact-removed = { $who_The } removes { $count ->
    [one] { $piece_a }
   *[other] { $count } { $piece_plural }
 } from { $clearing }.
fact-moved = { $count ->
    [one] { $piece_A } moves
   *[other] { $count } { $piece_plural } move
 } from { $from } to { $to }.
fact-crafted = { $who_The } crafts { $card }.
fact-took-item = { $who_The } takes { $item_a }.
fact-battle = { $attacker_The } battles { $defender_the } in { $clearing }.
fact-ambushed = { $who_The } springs an ambush with { $card }.
fact-foiled = { $who_The } foils the ambush with { $card }.
fact-rolled = The dice give the attacker { $attacker ->
    [one] 1 hit
   *[other] { $attacker } hits
 } and the defender { $defender }.
fact-hits-limited = { $who_The } can deal { $most ->
    [0] no rolled hit
    [one] only 1 rolled hit
   *[other] only { $most } rolled hits
 } here.
fact-used-effect = { $who_The } uses { $card }.
fact-extra-hit = { $who_The } will deal an extra hit.
fact-first-hit-ignored = { $who_The } ignores the first hit.

ask-start-of-birdsong = What do you do first, before your Birdsong?
ask-which-effect-first = What was removed has several effects. Which happens first?
ask-whose-effects-first = Both sides have effects to resolve after the battle. Whose come first?
ask-use-effects-start-of-birdsong = Use a crafted card at the start of Birdsong?
ask-use-effects-birdsong = Use a crafted card in Birdsong?
ask-use-effects-end-of-birdsong = A crafted card must be used at the end of Birdsong.
ask-use-effects-start-of-daylight = Use a crafted card at the start of Daylight?
ask-use-effects-daylight = Use a crafted card in Daylight?
ask-use-effects-start-of-evening = Use a crafted card at the start of Evening?
ask-use-effects-elsewhere = Use a crafted card?
ask-discard-down = Your hand is over its limit. Which card do you discard?
ask-discard-for-dominance = Which card do you discard for the { $suit } dominance card?
ask-craft = Craft a card with the pieces you can still activate?
ask-pay-any-suit = Crafting { $card } takes a piece of any suit. Which one do you activate?
ask-move = Which move do you take?
ask-how-many-move = How many warriors go from { $from } to { $to }?
ask-battle = Where and whom do you battle?
ask-ambush = { $whom_The } attacks you in { $clearing }. Play an ambush that matches the clearing?
ask-foil-ambush = { $whom_The } ambushes you in { $clearing }. Foil the ambush with one that matches the clearing?
ask-who-uses-effects-first = Both sides can use effects. Who begins?
ask-use-battle-effects = So far you will deal { $deals ->
    [one] 1 hit
   *[other] { $deals } hits
 } and take { $takes }. Use an effect in this battle?
ask-lose-piece = A hit on { $whom_the }: which piece is removed?
ask-start-in = In which corner do you start?
ask-where-to-place = Where does { $piece_a } go?
ask-spend-matching = Which card that matches { $clearing } do you spend?
ask-which-player-better-burrow-bank = { $card }: which other player draws a card with you?
ask-which-player-stand-and-deliver = { $card } From whom do you take a card at random? That player scores a point.
ask-which-player-codebreakers = { $card }: whose hand do you look at?
ask-which-player-saboteurs = { $card }: whose crafted card is discarded?
ask-which-player-false-orders = { $card }: whose warriors do you move?
ask-which-player-swap-meet = { $card }: from whom do you take a card at random, to give one back?
ask-which-player-propaganda-bureau = { $card }: whose warrior is removed?
ask-which-player-charm-offensive = { $card }: you draw a card. Which other player scores a point?
ask-where-for-tax-collector = { $card }: from which clearing do you remove a warrior, to draw a card?
ask-where-for-false-orders = { $card }: from which clearing do half of the warriors move?
ask-where-for-propaganda-bureau = { $card }: in which clearing does one of your warriors replace an enemy's?

why-scorched = Nothing can be placed in or moved into { $clearing }: it is scorched.
why-dominance-already-activated = Your score marker has left the track already.
why-needs-points = You need { $points } points.
why-no-coalition-partner = There is nobody to form a coalition with.
why-no-matching-card = You have no { $suit } card to discard.
why-not-craftable = { $card } cannot be crafted.
why-already-crafted = You have { $card } in play already.
why-no-such-item = There are no { $item_plural } in the supply.
why-cannot-pay-crafting = You have not enough crafting pieces of the right suits for { $card }.
why-rules-neither = You rule neither { $from } nor { $to }.
why-not-ruled = You do not rule { $clearing }.
why-no-free-slot = There is no free slot in { $clearing }.
why-does-not-match = It does not match { $clearing }.
why-nobody-to-battle = No enemy is where you have warriors or your pawn.
why-nowhere-to-move = There is no clearing you could move to.
why-no-such-piece = You have no { $piece } on the map.
why-supply-empty = There are no { $piece_plural } left to place.
why-no-cards = You have no cards in hand.

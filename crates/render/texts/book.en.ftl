# The rules as a book, those one can play or meet, and the card index.

page-book-front = How to play
page-book-aim = What you do
page-book-win = How you win
page-book-turn = How it goes
page-book-chapters = The chapters
page-book-contents = Contents
page-book-neighbours = Chapters beside this one
page-book-previous = Before this
page-book-next = Next
page-book-taught = Learn it:
page-book-ruling = As we play it
page-book-example = Example
page-book-try = Try it at a table
page-search-placeholder = word or number
page-search-results = Search
page-search-found = { $count ->
    [0] Nothing is said of “{ $query }”.
    [one] One paragraph says something of “{ $query }”.
   *[other] { $count } paragraphs say something of “{ $query }”.
 }
page-glossary = Glossary
page-glossary-help = The words of this game, each in a sentence.
page-rulings = Rulings
page-rulings-help = Where the rulebook is silent or can be read in two ways, this is how it is played here.

page-know = Who is who
page-know-of = { $game }: who is who
page-know-help = What each one wants, how its turn goes, and three hints on either side of it.
page-know-turn = How its turn goes
page-know-play = Playing it
page-know-against = Playing against it
page-know-law = Rules:
page-know-lesson = Lesson: { $title }
page-know-others = The others
page-know-all = Everyone and everything in this game
page-know-one = About { $name }

page-cards = Cards
page-cards-of = { $game }: every card
page-cards-help = What each card does and which paragraph it stands in.
page-cards-source = How often masters play one was counted in { $games } games between master bots ({ $looks } looks ahead for each decision, { $day }). It names no figure for a card that nobody played: not all of them were in these games.
page-cards-any = any
page-cards-show = Show
page-cards-all = Show all
page-cards-count = { $count ->
    [one] One card of { $all }
   *[other] { $count } cards of { $all }
 }
page-cards-played = Masters played it in { $games } of { $of } games, { $times ->
    [one] once
   *[other] { $times } times
 } in all

page-walk = Walk me through my turn
page-walk-stop = Enough, I know my turn
page-walk-here = You are here
page-walk-this = This question:
page-goal = Your goal
page-cards-per = { $points } for each { $type }
field-kind = Kind

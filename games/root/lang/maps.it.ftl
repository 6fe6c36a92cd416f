# Appendice C: il Lago e la Montagna.

fact-ferry-moved = Il traghetto è nella { $to }.
fact-tower-stands = La Torre si trova nella { $clearing }, il Valico.
fact-path-opened = Il sentiero tra la { $from } e la { $to } è aperto.

ask-which-path = Quale sentiero nascosto apri?
ask-discard-for-path = Quale carta scarti per aprire il sentiero?

why-no-piece-at-closed-path = Non hai pezzi a un capo di un sentiero nascosto.

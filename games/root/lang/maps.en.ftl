# Appendix C: the Lake and the Mountain.

fact-ferry-moved = The Ferry is in { $to }.
fact-tower-stands = The Tower stands in { $clearing }, the Pass.
fact-path-opened = The path between { $from } and { $to } is open.

ask-which-path = Which closed path do you open?
ask-discard-for-path = Which card do you discard to open the path?

why-no-piece-at-closed-path = You have no piece at either end of a closed path.

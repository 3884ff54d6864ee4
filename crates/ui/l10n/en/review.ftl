# The review of a finished game.
review-title = Review
review-link = Review
review-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-percent = { $value }%
review-chart = Chances of winning
review-chart-alone = How well it went
review-players = Luck and decisions
review-luck = luck
review-luck-gave-you = Luck gave you { $amount } more than it does on average.
review-luck-gave = Luck gave { $name } { $amount } more than it does on average.
review-luck-took-you = Luck cost you { $amount } against its average.
review-luck-took = Luck cost { $name } { $amount } against its average.
review-luck-even = Luck was as it is on average.
review-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}, { $better ->
    [0] none of them with a surely better choice.
    [one] 1 of them with a surely better choice.
   *[other] { $better } of them with a surely better choice.
}
review-mean = { $loss } of the chances lost by a decision, on average.
review-turning = Turning points
review-turning-none = The chances never changed much in one turn.
review-turning-swing = { $name }: { $before } → { $after }
review-turning-luck = (luck: { $luck })
review-turning-sealed = { $names } chose in secret.
review-turning-more = { $count ->
    [one] … and 1 more step.
   *[other] … and { $count } more steps.
}
review-look = See position { $step }
review-better = Better choices
review-better-hint = Only where the search is sure, and only with what the player could know at that moment.
review-better-none = The search finds no choice that would surely have been better.
review-sure = sure to { $sure }
review-chosen = Chosen:
review-best = Better:
review-how = How to read this
review-how-chances = The chances are estimated at the true positions, all hands open: the game is played on for a round and judged, the same way at every position. At the end they are the result.
review-how-luck = Where luck decides, the chances before it are the average of what it could have decided. What it gave is the difference. Luck and decisions together make up the whole way from the start to the result.
review-how-better = Every decision is looked at with { $iterations } imagined courses of the game, from the view its player had then. What was chosen and what seemed best are then compared as often again.
review-wait = The review is being made
review-wait-line = It begins as soon as the machine has time for it.
review-wait-progress = Looking at step { $done } of { $of }.
review-again = Look again

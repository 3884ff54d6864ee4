# The end of a game, and its review.
end-title = The end of the game
end-look = What to look at
end-podium = Podium
end-board = Last position
end-place = Place { $place }
end-again = Again
end-table = The points as a table
end-next = Next table
end-waiting = { $count ->
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
}
end-home = Home
review-at-choice = Position { $step } of { $of }: { $name } decides.
review-at-choice-you = Position { $step } of { $of }: you decide.
review-tag-best = Better
review-tag-chosen = Chosen
review-moments = Moments
review-moments-none = The chances never changed much in one turn, and no choice would surely have been better.
review-all = All
review-mine = Mine
review-account = { $better ->
    [0] no better choice
    [one] 1 better choice
   *[other] { $better } better choices
} in { $count }
review-turning-number = Turning point { $number }
end-why = { $winner } was ahead of you above all here: { $list }.
end-why-part = { $source } { $theirs } to { $own }

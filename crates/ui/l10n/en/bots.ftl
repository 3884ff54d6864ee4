## Levels

level-numbered = Level { $number }: { $name }
level-bot = Bot, level { $number }: { $name }
level-bot-other = Bot: { $name }
level-seat = level { $number }
level-seat-other = bot, { $name }
level-apprentice = Apprentice
level-apprentice-hint = Knows what is good and often misjudges how good. Gentle company while you learn the rules.
level-citizen = Citizen
level-citizen-hint = Weighs every move and now and then picks the wrong one. A fair opponent for your first games.
level-captain = Captain
level-captain-hint = Looks a little ahead: what you and the others may do next counts as well.
level-senator = Senator
level-senator-hint = Looks further ahead and seldom lets a chance pass.
level-oracle = Oracle
level-oracle-hint = The best we have: thinks for up to a second about every decision.
level-greedy = looks one move ahead
level-greedy-hint = Weighs every move and takes the best it sees, up to the end of its own turn.
level-random = plays at random
level-random-hint = Follows the rules and nothing else.
level-pick = How the bots play
game-bots = The bots
game-bots-fair = Bots know what somebody in their seat may know, and nothing more.
lobby-bots-level = Bots that take a seat

## Hints

hint-ask = Hint
hint-title = What a bot would do
hint-take = Choose this
hint-chance = Chance of winning: about { $chance } %.
hint-prospects = Prospects: about { $chance } of 100, where 50 is an ordinary game.
hint-gain = { $points ->
    [one] Expected in the next turns: about { $points } point.
   *[other] Expected in the next turns: about { $points } points.
}
hint-gain-none = Expected in the next turns: no points.
hint-better = { $percent ->
    [one] That is { $percent } percentage point more than the next best choice promises.
   *[other] That is { $percent } percentage points more than the next best choice promises.
}
hint-equal = The next best choice promises about as much.
hint-points-more = { $points ->
    [one] It should bring about { $points } point more.
   *[other] It should bring about { $points } points more.
}
hint-points-fewer = { $points ->
    [one] It should bring about { $points } point fewer, and more later.
   *[other] It should bring about { $points } points fewer, and more later.
}
hint-toss-up = A toss-up: another choice may be just as good.
hint-likely = Likely the best choice, but not certain.
hint-narrow = The better choice, but not by much.
hint-sure = Clearly the best choice, as far as can be seen.
hint-only = Nothing else is worth a thought.
hint-forced = There is nothing else to choose here.
hint-others = Next best
hint-fair = Found from what you can see, and nothing more.
keys-ask-hint = ask for a hint
hints-everybody = Hints are allowed at this table: whoever is to decide may ask for one.
hints-nobody = No hints at this table: several people play here, and they were not allowed when it was set.
hints-of-the-day = No hints here: everybody plays the seed of the day under the same conditions.
new-table-hints = Hints
new-table-hints-no = Only for whoever plays alone with bots
new-table-hints-no-hint = With several people at the table, nobody gets hints.
new-table-hints-yes = For everybody
new-table-hints-yes-hint = Whoever is to decide may ask what a bot would do. Everybody at the table sees that it is allowed, but not who asks.
lobby-hints-yes = Hints are allowed.
lobby-hints-no = No hints among people.
server-hint-under-way = One hint at a time: the last one is still being thought about. Try again in a moment.

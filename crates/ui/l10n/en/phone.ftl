# A table on a phone: its panes, and what leads to them.
panes = Parts of the table
pane-board = Board
pane-hand = Hand
pane-harbour = Harbour
pane-senate = Senate
pane-city = City
pane-own = My board
pane-displays = Displays
pane-lit = to choose:
pane-more = { $count } more: { $pane }
pane-more-here = { $count } more
stepper = How many
stepper-less = Fewer
stepper-more = More

# Words of a game, and what is in its box.

glossary = Words of this game

## The components page

components-faces-lead = What is in the box, as it lies on the table: every piece with its number and what it does.
components-copies = { $count } in the box
components-sources = Where each number comes from
components-sources-lead = Every number of the game stands in one data file, with its origin. Whoever knows better can correct a line and play with it.

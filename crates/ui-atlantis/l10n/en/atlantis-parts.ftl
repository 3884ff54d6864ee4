# The components page: what lies in the box.

components-values = A half: { $a }. B half: { $b }.
components-cards-hint = One is played to move a figure to the nearest tile with the same object. As payment a card is worth 1.
components-others = What each player has

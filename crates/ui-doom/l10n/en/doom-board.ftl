## The board of Zagłada Atlantydy: labels of its own

da-board-majority-nobody = neutrals lead: no points
da-phase-senate = Senate
da-phase-factions = Factions
da-phase-votes = Votes
da-board-lands-royal = By you with Royal Passage
da-board-next = Next event
da-board-spent = spent, back after the round
da-board-rivals = Which player?
da-board-display = Special cards on display
da-board-top = Unseen from the deck
da-board-price = price of a faction

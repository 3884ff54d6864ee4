# What pages say of the game before it is played.

pitch-last-days = Bid, vote and sail: who saves the most people from the city?
about-last-days-1 = The revised edition of the senate game: the city has a few rounds left, and five ships with too few seats. You put cubes into the Senate, take a senator and the power that comes with the tile, and lay a row of five politics cards that are auctioned one after another, in secret or openly.
about-last-days-2 = Only the highest bids act: with their own card or, for the first of all, with a neighbour’s. Cards bring refugees aboard, move ships, or strike others; whoever hits a player who is ahead gets points for it. When a ship lands, refugees count more the more of a colour are aboard, and every other colour is worth a point.
about-last-days-3 = An event lies open from the start. It either holds until the next one, or tells what will happen at the end of the round, so everybody can prepare. The third Doom marker ends the game after four to six rounds; ships have then moved once more. Most victory points win, special cards in hand included.
turn-last-days-1 = Influence phase: all choose cubes in secret and put them into the Senate. The most cubes come first, and win every tie.
turn-last-days-2 = Senate phase: in Senate order everybody takes a senator, free of charge. Archon, Basileus, Demagogos and Demiurgos are used at once. Tiles nobody took get a bonus marker worth a point; they pile up.
turn-last-days-3 = Auction phase: everybody lays five politics cards face down in a row. Then the rows are opened.
turn-last-days-4 = Five auctions follow, one for each place in the row. Bids are secret or open, as the current event says, and stay on the card until the end of the round.
turn-last-days-5 = Whoever is entitled plays the own card or declines; the first may play a neighbour’s card instead. A card that is played must be carried out completely.
turn-last-days-6 = Doom phase: most cubes on New Land and in the Senate score, and the three fullest ships move. Then the current event does what it announced, a Doom event removes a marker, and the next event is revealed with its neutral refugees.
turn-last-days-7 = Then all cubes come back, hands are filled up to seven, and the next round begins. When the third Doom marker is removed, the game is over.
choice-extra-cards = Long game
choice-extra-cards-none = Usual game
choice-extra-cards-more = { $cards ->
    [one] Hands larger by 1 card
   *[other] Hands larger by { $cards } cards
}

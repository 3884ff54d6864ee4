"""What the luck of both editions of the senate game has in common, as docs/rules and docs/records.md tell it.

Only luck is checked: what lies in the piles follows from the cards that steps draw, lay, discard
and play, so every outcome can be proved against the seed. Whether an action was legal and what it
scored is for a program that knows all the rules.
"""

from verifier import demand

SPECIALS = ["pursuit", "empathy", "guardian", "alliance", "holds", "intervention", "sacrifice", "spy",
            "birds", "orichalcum", "key"]  # DA-T4, LD-T4

# The special card that an action shows and discards (DA-11.2, LD-11.2).
SHOWN = {"pursue": "pursuit", "open_holds": "holds", "sacrifice": "sacrifice", "spy": "spy", "guard": "guardian",
         "ally": "alliance", "play_empathy": "empathy"}


class Pile:
    """A draw pile. Whatever is neither in it nor in `held` lies in the discard pile when it is turned over."""

    def __init__(self, cards, seats):
        self.all = dict(cards)
        self.cards = dict(cards)
        self.held = [dict.fromkeys(cards, 0) for _ in range(seats)]
        self.open = dict.fromkeys(cards, 0)  # DA-13.5.2: the display; LD-12.9: the Hand of the Gods

    def copy(self):
        other = Pile(self.all, 0)
        other.cards = dict(self.cards)
        other.held = [dict(held) for held in self.held]
        other.open = dict(self.open)
        return other

    def turn_over(self):
        """DA-R33, DA-R34, LD-R30, LD-R31."""
        if not sum(self.cards.values()):
            away = self.held + [self.open]
            self.cards = {card: count - sum(place[card] for place in away) for card, count in self.all.items()}

    def draw(self, dice, into):
        self.turn_over()
        number = dice.below(sum(self.cards.values()))
        for card in self.cards:
            if number < self.cards[card]:
                break
            number -= self.cards[card]
        self.take(card, into)
        return card

    def take(self, card, into):
        self.turn_over()
        demand(self.cards.get(card, 0) > 0, f"there is no {card} in the draw pile")
        self.cards[card] -= 1
        into[card] += 1

    def give(self, seat, card):
        demand(self.held[seat].get(card, 0) > 0, f"seat {seat} does not hold {card}")
        self.held[seat][card] -= 1


class Table:
    """Two piles of cards, a deck of events, and who holds what."""

    def __init__(self, box, options, events, dooms, deck):
        self.seats = options["seats"]
        self.politics = Pile(box["politics"], self.seats)
        self.specials = Pile(box["specials"], self.seats)
        self.dooms = dooms
        self.unseen = list(events)
        self.deck = deck
        self.placed = False

    def act(self, seat, action, forced):
        """What an action does to cards; its name and details."""
        demand(0 <= seat < self.seats, f"no seat {seat}")
        demand(self.placed, "luck places the markers first")
        name, details = (action, {}) if isinstance(action, str) else next(iter(action.items()))
        if name in ("lay", "discard"):
            self.politics.give(seat, details["card"])
        if name in ("play", "play_empathy") and "hand" in details["source"]:
            self.specials.give(seat, "intervention")
            self.politics.give(seat, details["source"]["hand"])
        if name in SHOWN:
            self.specials.give(seat, SHOWN[name])
        return name, details

    def pile(self, name):
        return self.politics if name == "draw" else self.specials

    def sample(self, dice, told):
        """What the seed gives where the record tells of this kind of outcome."""
        name, details = next(iter(told.items()))
        if name == "markers":
            seats = list(range(self.seats))
            for last in range(self.seats - 1, 0, -1):
                other = dice.below(last + 1)
                seats[last], seats[other] = seats[other], seats[last]
            return {"markers": {"seats": seats}}
        if name in ("draw", "draw_specials"):
            pile = self.pile(name).copy()
            seat = details["seat"]
            cards = [pile.draw(dice, pile.held[seat]) for _ in details["cards"]]
            return {name: {"seat": seat, "cards": cards}}
        demand(name == "event", f"luck does not decide {name}")
        return {"event": {"event": self.next_event(dice)}}

    def next_event(self, dice, no_doom=False):
        dooms = [event for event in self.unseen if event in self.dooms]
        others = [event for event in self.unseen if event not in self.dooms]
        number = len(dooms) if no_doom else dice.below(self.deck)
        return dooms[number] if number < len(dooms) else others[dice.below(len(others))]

    def chance(self, outcome):
        name, details = next(iter(outcome.items()))
        if name == "markers":
            demand(not self.placed and sorted(details["seats"]) == list(range(self.seats)), "no order of markers")
            self.placed = True
        elif name in ("draw", "draw_specials"):
            for card in details["cards"]:
                self.pile(name).take(card, self.pile(name).held[details["seat"]])
        elif name == "event":
            demand(details["event"] in self.unseen, f"{details['event']} was revealed before")
            self.event(details["event"])

"""The luck of Zagłada Atlantydy, as docs/rules/doom.md and docs/records.md tell it.

Only luck is checked here: what lies in the piles follows from the cards that steps draw, lay,
discard and play, so every outcome can be proved against the seed. Whether an action was legal and
what it scored is for a program that knows all the rules.
"""

import tomllib

from verifier import demand

CARDS = ["ref1", "ref2", "ref21", "aristo", "ships2", "royal", "support1", "sabotage", "treason"]  # DA-T3
SPECIALS = ["pursuit", "empathy", "guardian", "alliance", "holds", "intervention", "sacrifice", "spy",
            "birds", "orichalcum", "key"]  # DA-T4
EVENTS = ["doom_a", "doom_b", "doom_c", "debts", "wrath", "together", "confusion", "all_lost", "woe",
          "command"]  # DA-T5
DOOMS = EVENTS[:3]
RULES_VERSION = 1
FILE = "doom.toml"

# What doom.toml says by default.
BOX = {
    "politics": dict(zip(CARDS, [24, 12, 4, 8, 12, 8, 4, 4, 4])),
    "specials": dict(zip(SPECIALS, [2, 2, 2, 2, 2, 2, 2, 2, 4, 3, 2])),
    "events_removed": 2,
    "events_removed_short": 4,
}

# The special card that an action shows and discards (DA-11.2).
SHOWN = {"pursue": "pursuit", "open_holds": "holds", "sacrifice": "sacrifice", "spy": "spy", "guard": "guardian",
         "ally": "alliance", "play_empathy": "empathy"}


def read_box(text):
    """The numbers of a corrected doom.toml."""
    data = tomllib.loads(text)
    return {
        "politics": {card: data["politics"][card]["value"] for card in CARDS},
        "specials": {card: data["specials"][card]["value"] for card in SPECIALS},
        "events_removed": data["counts"]["events_removed"]["value"],
        "events_removed_short": data["counts"]["events_removed_short"]["value"],
    }


class Pile:
    """A draw pile. Whatever is neither in it nor in `held` lies in the discard pile when it is turned over."""

    def __init__(self, cards, seats):
        self.all = dict(cards)
        self.cards = dict(cards)
        self.held = [dict.fromkeys(cards, 0) for _ in range(seats)]
        self.open = dict.fromkeys(cards, 0)  # DA-13.5.2: the display

    def copy(self):
        other = Pile(self.all, 0)
        other.cards = dict(self.cards)
        other.held = [dict(held) for held in self.held]
        other.open = dict(self.open)
        return other

    def turn_over(self):
        """DA-R33, DA-R34."""
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


class Doom:
    def __init__(self, box, options):
        self.seats = options["seats"]
        demand(2 <= self.seats <= 5, f"{self.seats} seats")
        self.politics = Pile(box["politics"], self.seats)
        self.specials = Pile(box["specials"], self.seats)
        self.unseen = list(EVENTS)
        self.deck = len(EVENTS) - box["events_removed_short" if options.get("short") else "events_removed"]
        self.open_events = options.get("open_events", False)
        self.revealed = 0
        self.markers = 3
        self.put_back = False
        self.placed = False

    # What actions do to cards.

    def act(self, seat, action, forced):
        demand(0 <= seat < self.seats, f"no seat {seat}")
        demand(self.placed, "luck places the markers first")
        name, details = (action, {}) if isinstance(action, str) else next(iter(action.items()))
        if name in ("lay", "discard"):
            self.politics.give(seat, details["card"])
        if name in ("play", "play_empathy") and isinstance(details["source"], dict):
            self.specials.give(seat, "intervention")
            self.politics.give(seat, details["source"]["hand"])
        if name in SHOWN:
            self.specials.give(seat, SHOWN[name])
        if name == "take_special":
            card = details["special"]
            demand(self.specials.open[card] > 0, f"{card} is not displayed")
            self.specials.open[card] -= 1
            self.specials.held[seat][card] += 1

    # Luck: what the seed gives where the record tells of this kind of outcome.

    def sample(self, dice, told):
        name, details = next(iter(told.items()))
        if name == "markers":
            seats = list(range(self.seats))
            for last in range(self.seats - 1, 0, -1):
                other = dice.below(last + 1)
                seats[last], seats[other] = seats[other], seats[last]
            return {"markers": {"seats": seats}}
        if name in ("draw", "draw_specials"):
            pile = (self.politics if name == "draw" else self.specials).copy()
            seat = details["seat"]
            cards = [pile.draw(dice, pile.held[seat]) for _ in details["cards"]]
            return {name: {"seat": seat, "cards": cards}}
        if name == "display":
            pile = self.specials.copy()
            return {"display": {"special": pile.draw(dice, pile.open)}}
        demand(name == "event", f"luck does not decide {name}")
        dooms = [event for event in self.unseen if event in DOOMS]
        others = [event for event in self.unseen if event not in DOOMS]
        number = len(dooms) if self.put_back else dice.below(self.deck)
        event = dooms[number] if number < len(dooms) else others[dice.below(len(others))]
        return {"event": {"event": event}}

    def chance(self, outcome):
        name, details = next(iter(outcome.items()))
        if name == "markers":
            demand(not self.placed and sorted(details["seats"]) == list(range(self.seats)), "no order of markers")
            self.placed = True
        elif name in ("draw", "draw_specials"):
            pile = self.politics if name == "draw" else self.specials
            for card in details["cards"]:
                pile.take(card, pile.held[details["seat"]])
        elif name == "display":
            self.specials.take(details["special"], self.specials.open)
        else:
            self.event(details["event"])

    def event(self, event):
        demand(event in self.unseen, f"{event} was revealed before")
        # DA-R3: the third Doom card in rounds 1 to 3 is put back; each round reveals one event.
        if event in DOOMS and self.markers == 1 and self.revealed + 1 < 4:
            demand(not self.put_back, f"{event} was just put back")
            self.put_back = True
            return
        self.put_back = False
        self.unseen.remove(event)
        self.deck -= 1
        self.revealed += 1
        self.markers -= event in DOOMS

    # The end: DA-7.1.

    def is_over(self):
        """Whether nothing can follow. DA-13.5.1: an event that is only seen takes effect a round later."""
        return self.markers == 0 and not self.open_events

    def may_be_over(self):
        return self.markers == 0

"""The luck of Die letzten Tage von Atlantis, as docs/rules/last-days.md and docs/records.md tell it."""

import tomllib

from verifier import demand
from verifier.fleet import SPECIALS, Table

CARDS = ["ref1", "ref1_special", "ref1_ship", "ref1_vp", "ref2", "ref21", "aristo1", "aristo2", "ships2", "ships3",
         "cargo", "support2", "sabotage", "treason"]  # LD-T3
EVENTS = ["wisdom", "flood", "winds", "debts", "wrath", "together", "chaos", "gift", "command", "all_lost"]  # LD-T5
DOOMS = EVENTS[:3]
RULES_VERSIONS = (1, 2)
FILE = "last-days.toml"

# What last-days.toml says by default.
BOX = {
    "politics": dict(zip(CARDS, [4, 6, 8, 6, 12, 4, 4, 4, 8, 4, 8, 4, 4, 4])),
    "specials": dict(zip(SPECIALS, [2, 2, 2, 2, 2, 2, 2, 2, 4, 3, 2])),
    "other_events": 2,
    "other_events_long": 3,
}


def read_box(text):
    """The numbers of a corrected last-days.toml."""
    data = tomllib.loads(text)
    return {
        "politics": {card: data["politics"][card]["value"] for card in CARDS},
        "specials": {card: data["specials"][card]["value"] for card in SPECIALS},
        "other_events": data["counts"]["other_events"]["value"],
        "other_events_long": data["counts"]["other_events_long"]["value"],
    }


class LastDays(Table):
    def __init__(self, box, options):
        demand(3 <= options["seats"] <= 5, f"{options['seats']} seats")
        others = box["other_events_long" if options.get("extra_cards", 0) else "other_events"]
        super().__init__(box, options, EVENTS, DOOMS, len(DOOMS) + others)
        self.first = True

    def act(self, seat, action, forced):
        name, details = super().act(seat, action, forced)
        if name in ("play", "play_empathy") and "gods" in details["source"]:
            card = details["source"]["gods"]  # LD-12.9: it is discarded at once.
            demand(self.politics.open[card] > 0, f"{card} is not in the Hand of the Gods")
            self.politics.open[card] -= 1

    def sample(self, dice, told):
        if "gods" in told:
            pile = self.politics.copy()
            return {"gods": {"cards": [pile.draw(dice, pile.open) for _ in told["gods"]["cards"]]}}
        return super().sample(dice, told)

    def next_event(self, dice):
        return super().next_event(dice, no_doom=self.first)

    def chance(self, outcome):
        if "gods" in outcome:
            for card in outcome["gods"]["cards"]:
                self.politics.take(card, self.politics.open)
        super().chance(outcome)

    def event(self, event):
        demand(not (self.first and event in DOOMS), "the first event is a Doom event")
        self.unseen.remove(event)
        # LD-2.2: the first event does not come from the deck.
        self.deck -= not self.first
        self.first = False
        # LD-6.5: what is left of the Hand of the Gods is discarded before anybody draws.
        self.politics.open = dict.fromkeys(CARDS, 0)

    # The end: LD-7.1, in the Doom phase after the third Doom event came; what luck decides does not tell when.

    def is_over(self):
        return False

    def may_be_over(self):
        return not any(event in DOOMS for event in self.unseen)

"""The luck of Zagłada Atlantydy, as docs/rules/doom.md and docs/records.md tell it."""

import tomllib

from verifier import demand
from verifier.fleet import SPECIALS, Table

CARDS = ["ref1", "ref2", "ref21", "aristo", "ships2", "royal", "support1", "sabotage", "treason"]  # DA-T3
EVENTS = ["doom_a", "doom_b", "doom_c", "debts", "wrath", "together", "confusion", "all_lost", "woe",
          "command"]  # DA-T5
DOOMS = EVENTS[:3]
RULES_VERSIONS = (1, 2)
FILE = "doom.toml"

# What doom.toml says by default.
BOX = {
    "politics": dict(zip(CARDS, [24, 12, 4, 8, 12, 8, 4, 4, 4])),
    "specials": dict(zip(SPECIALS, [2, 2, 2, 2, 2, 2, 2, 2, 4, 3, 2])),
    "events_removed": 2,
    "events_removed_short": 4,
}


def read_box(text):
    """The numbers of a corrected doom.toml."""
    data = tomllib.loads(text)
    return {
        "politics": {card: data["politics"][card]["value"] for card in CARDS},
        "specials": {card: data["specials"][card]["value"] for card in SPECIALS},
        "events_removed": data["counts"]["events_removed"]["value"],
        "events_removed_short": data["counts"]["events_removed_short"]["value"],
    }


class Doom(Table):
    def __init__(self, box, options):
        demand(2 <= options["seats"] <= 5, f"{options['seats']} seats")
        removed = box["events_removed_short" if options.get("short") else "events_removed"]
        super().__init__(box, options, EVENTS, DOOMS, len(EVENTS) - removed)
        self.open_events = options.get("open_events", False)
        self.revealed = 0
        self.markers = 3
        self.put_back = False

    def act(self, seat, action, forced):
        name, details = super().act(seat, action, forced)
        if name == "take_special":
            card = details["special"]
            demand(self.specials.open[card] > 0, f"{card} is not displayed")
            self.specials.open[card] -= 1
            self.specials.held[seat][card] += 1

    def sample(self, dice, told):
        if "display" in told:
            pile = self.specials.copy()
            return {"display": {"special": pile.draw(dice, pile.open)}}
        return super().sample(dice, told)

    def next_event(self, dice):
        return super().next_event(dice, no_doom=self.put_back)

    def chance(self, outcome):
        if "display" in outcome:
            self.specials.take(outcome["display"]["special"], self.specials.open)
        super().chance(outcome)

    def event(self, event):
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

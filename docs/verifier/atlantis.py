"""The rules of Atlantis, as docs/rules/atlantis.md tells them."""

import tomllib

from verifier import Fault, demand

OBJECTS = ["amphora", "crown", "flag", "helmet", "olive", "ring", "statue"]  # AT-1.2
RULES_VERSIONS = (1,)
FILE = "atlantis.toml"

# AT-1.3, AT-1.4 and the other numbers of the box: what atlantis.toml says by default.
BOX = {
    "per_object": 15,
    "start_hand": [4, 5, 6, 7],
    "draw_base": 1,
    "draw_per_figure_home": 1,
    "cannot_move_draw": 2,
    "divisor": 2,
    "layout": [(10, 2, "a"), (10, 1, "a"), (6, 2, "a"), (1, 0, None), (6, 2, "b"), (10, 1, "b"), (10, 2, "b")],
    "tiles": {
        "a": [[2, 3, 4, 5, 6, 7], [1, 3, 4, 5, 6, 7], [1, 2, 4, 5, 6, 7], [1, 2, 3, 5, 6, 7],
              [1, 2, 3, 4, 6, 7], [1, 2, 3, 4, 5, 7], [1, 2, 3, 4, 5, 6]],
        "b": [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 7], [1, 2, 3, 4, 6, 7], [2, 3, 4, 5, 6, 7],
              [1, 3, 4, 5, 6, 7], [1, 2, 4, 5, 6, 7], [1, 2, 3, 5, 6, 7]],
    },
}


def read_box(text):
    """The numbers of a corrected atlantis.toml."""
    data = tomllib.loads(text)
    layout = data["path"]["layout"]["value"]
    cards = {key: entry["value"] for key, entry in data["cards"].items()}
    return cards | {
        "divisor": data["buy"]["divisor"]["value"],
        "layout": [(part["positions"], part["tiles"], part.get("half")) for part in layout],
        "tiles": {half: [data["tiles"][half][name]["value"] for name in OBJECTS] for half in "ab"},
    }


class Atlantis:
    def __init__(self, box, options):
        seats = options["seats"]
        demand(2 <= seats <= 4, f"{seats} seats")
        self.box = box
        self.seats = seats
        # Position 0 is Atlantis; then one entry per position of the path; then the Mainland.
        self.height, self.half = [0], [None]
        for positions, tiles, half in box["layout"]:
            self.height += [tiles] * positions
            self.half += [half] * positions
        self.height.append(0)
        self.half.append(None)
        self.mainland = len(self.height) - 1
        self.top = [None] * (self.mainland + 1)
        self.bridges = set()
        # Tiles nobody has seen, by half, in the order of the table: object, then as listed.
        self.unseen = {half: [(name, value) for name, values in zip(OBJECTS, box["tiles"][half]) for value in values]
                       for half in "ab"}
        self.figures = [[0, 0, 0] for _ in range(seats)]
        self.bridge_left = [True] * seats
        self.tiles = [[] for _ in range(seats)]  # values; objects of collected tiles mean nothing
        self.hands = [dict.fromkeys(OBJECTS, 0) for _ in range(seats)]
        self.draw_pile = dict.fromkeys(OBJECTS, box["per_object"])
        self.discard = dict.fromkeys(OBJECTS, 0)
        self.stuck = 0
        self.active = None
        self.to_deal = []
        if options.get("start", "random") == "random":
            self.wait = ("start",)
        else:
            self.begin(options["start"])

    # Paths and prices.

    def begin(self, seat):
        demand(0 <= seat < self.seats, f"no seat {seat}")
        self.active = seat
        self.wait = ("layout",)

    def with_tiles(self):
        return [p for p in range(1, self.mainland) if self.height[p]]

    def gaps(self):
        """AT-6.1: (first, last, price) of each run of water between tiles; price 0 with a bridge."""
        found = []
        land = self.with_tiles()
        for before, after in zip(land, land[1:]):
            if after > before + 1:
                first, last = before + 1, after - 1
                price = min(self.top[before][1], self.top[after][1])  # AT-6.2
                if any(first <= bridge <= last for bridge in self.bridges):
                    price = 0  # AT-6.3, AT-R20
                found.append((first, last, price))
        return found

    def price(self, start, end):
        return sum(price for first, last, price in self.gaps() if start < first and last < end)

    def open_gaps(self):
        return [first for first, last, _ in self.gaps() if not any(first <= b <= last for b in self.bridges)]

    def nearest(self, at, name):
        """AT-5.2, AT-5.6: where a card leads from a position."""
        for p in range(at + 1, self.mainland):
            if self.height[p] and self.top[p][0] == name:
                return p
        return self.mainland

    def occupied(self, position, moving):
        """Whether a figure other than the one being moved stands there."""
        return any(at == position and (seat, index) != moving
                   for seat in range(self.seats) for index, at in enumerate(self.figures[seat]))

    # Legal moves.

    def payable(self, hand):
        """AT-7.1, AT-7.2, AT-R14: what could still be paid with the cards of `hand`."""
        cards = sum(min(hand[name], self.hand_at_start[name]) for name in OBJECTS)
        return sum(self.tiles[self.active]) + cards

    def can_finish(self, moving, at, hand, cost, seen):
        """AT-R7: whether the move can be completed from an occupied position (or its start)."""
        key = (at, cost, tuple(hand.values()))
        if key not in seen:
            seen[key] = any(self.card_works(moving, at, hand, cost, name, seen) for name in OBJECTS if hand[name])
        return seen[key]

    def card_works(self, moving, at, hand, cost, name, seen):
        to = self.nearest(at, name)
        rest = dict(hand)
        rest[name] -= 1
        cost += self.price(at, to)
        if cost > self.payable(rest):
            return False
        if to == self.mainland or not self.occupied(to, moving):
            return True
        return self.can_finish(moving, to, rest, cost, seen)

    def figure_at(self, position):
        return self.figures[self.active].index(position)

    def movable(self, position):
        moving = (self.active, self.figure_at(position))
        return self.can_finish(moving, position, self.hands[self.active], 0, {})

    def legal(self):
        """Every legal action, as records write them (chapter 12)."""
        hand, tiles = self.hands[self.active], self.tiles[self.active]
        bridges = [{"bridge": {"gap": gap}} for gap in self.open_gaps()] if self.bridge_left[self.active] else []
        kind = self.wait[0]
        if kind == "menu":
            may_buy = self.wait[1]
            buys = [{"buy": {"value": v}} for v in sorted(set(tiles)) if v // self.box["divisor"] > 0 and may_buy]
            starts = sorted(set(self.figures[self.active]) - {self.mainland})
            moves = [{"move": {"from": p}} for p in starts if self.movable(p)]
            return buys + bridges + (moves or ["show_hand"])
        if kind == "card":
            _, index, start, cost = self.wait
            moving, at = (self.active, index), self.figures[self.active][index]
            return [{"play": {"object": name}} for name in OBJECTS
                    if hand[name] and self.card_works(moving, at, hand, cost, name, {})]
        if kind == "pay":
            return [action for action, _, _ in self.payments()]
        if kind == "late":
            return bridges + ["done"]
        return []

    def payments(self):
        """AT-R16: the items that may be paid next: (action, rank, value)."""
        _, cost, paid, rank = self.wait
        hand, tiles = self.hands[self.active], self.tiles[self.active]
        items = [({"pay_tile": {"value": v}}, 7 - v, v, tiles.count(v)) for v in range(7, 0, -1)]
        items += [({"pay_card": {"object": name}}, 7 + i, 1, min(hand[name], self.hand_at_start[name]))
                  for i, name in enumerate(OBJECTS)]
        after = [(action, r, value, count) for action, r, value, count in items if r >= rank and count]
        found = []
        for i, (action, r, value, _) in enumerate(after):
            if paid + sum(v * count for _, _, v, count in after[i:]) >= cost:
                found.append((action, r, value))
        return found

    # What happens.

    def start_turn(self, seat):
        self.active = seat
        self.hand_at_start = dict(self.hands[seat])
        self.wait = ("menu", True)

    def act(self, seat, action, forced):
        demand(self.wait[0] in ("menu", "card", "pay", "late"), "nobody is asked to act now")
        demand(seat == self.active, f"seat {seat} acts, but seat {self.active} is asked")
        legal = self.legal()
        demand(action in legal, f"{action} is not legal; legal are {legal}")
        demand(not forced or len(legal) == 1, f"{action} is called forced, but there were {len(legal)} choices")
        name, details = (action, {}) if isinstance(action, str) else next(iter(action.items()))
        getattr(self, "do_" + name)(**{{"from": "start", "object": "card"}.get(k, k): v for k, v in details.items()})

    def do_buy(self, value):
        self.tiles[self.active].remove(value)
        self.wait = ("draw", value // self.box["divisor"], "buy")
        self.skip_empty_draw()

    def do_bridge(self, gap):
        self.bridges.add(gap)
        self.bridge_left[self.active] = False
        if self.wait[0] == "late":
            self.end_of_turn_draw()
        else:
            self.wait = ("menu", False)  # AT-R18: buying comes first

    def do_move(self, start):
        self.wait = ("card", self.figure_at(start), start, 0)

    def do_show_hand(self):
        self.wait = ("draw", self.box["cannot_move_draw"], "show")
        self.skip_empty_draw()

    def do_play(self, card):
        _, index, start, cost = self.wait
        at = self.figures[self.active][index]
        to = self.nearest(at, card)
        cost += self.price(at, to)
        self.hands[self.active][card] -= 1
        self.discard[card] += 1
        self.figures[self.active][index] = to
        if to != self.mainland and self.occupied(to, (self.active, index)):
            self.wait = ("card", index, start, cost)
            return
        self.arrived = to
        if cost:
            self.wait = ("pay", cost, 0, 0)
        else:
            self.take_tile()

    def do_pay_tile(self, value):
        self.pay({"pay_tile": {"value": value}})
        self.tiles[self.active].remove(value)
        self.after_payment()

    def do_pay_card(self, card):
        self.pay({"pay_card": {"object": card}})
        self.hands[self.active][card] -= 1
        # What was paid was a card owned at the start of the turn.
        self.hand_at_start[card] -= 1
        self.after_payment()

    def pay(self, action):
        _, cost, paid, _ = self.wait
        rank, value = next((r, v) for a, r, v in self.payments() if a == action)
        self.wait = ("pay", cost, paid + value, rank)

    def after_payment(self):
        if self.wait[2] >= self.wait[1]:
            self.take_tile()

    def take_tile(self):
        """AT-9.1, AT-9.2, AT-R1: the nearest tile behind without a figure."""
        for p in range(self.arrived - 1, 0, -1):
            if self.height[p] and not self.occupied(p, None):
                self.tiles_taken(p)
                return
        self.after_tile()

    def tiles_taken(self, p):
        self.tiles[self.active].append(self.top[p][1])
        self.height[p] -= 1
        self.top[p] = None
        if self.height[p]:
            self.wait = ("uncover", p)
        else:
            self.after_tile()

    def home(self, seat):
        return self.figures[seat].count(self.mainland)

    def after_tile(self):
        """AT-D4: a late bridge, if there is one to build and the game does not end."""
        if self.home(self.active) < 3 and self.bridge_left[self.active] and self.open_gaps():
            self.wait = ("late",)
        else:
            self.end_of_turn_draw()

    def do_done(self):
        self.end_of_turn_draw()

    def end_of_turn_draw(self):
        count = self.box["draw_base"] + self.box["draw_per_figure_home"] * self.home(self.active)
        self.wait = ("draw", count, "turn")
        self.skip_empty_draw()

    def skip_empty_draw(self):
        """AT-R22: where no card can be drawn, luck is not asked."""
        if self.draw_count() == 0:
            self.drawn(0)

    def draw_count(self):
        return min(self.wait[1], sum(self.draw_pile.values()) + sum(self.discard.values()))

    def drawn(self, count):
        why = self.wait[2]
        if why == "deal":
            self.to_deal.pop(0)
            self.next_deal()
        elif why == "buy":
            self.stuck = 0 if count else self.stuck
            self.wait = ("menu", False)
        else:
            # AT-R30: a lap of shown hands without a card ends the game.
            self.stuck = self.stuck + 1 if why == "show" and count == 0 else 0
            if self.home(self.active) == 3 or self.stuck == self.seats:
                self.wait = ("over",)
            else:
                self.start_turn((self.active + 1) % self.seats)

    def next_deal(self):
        if self.to_deal:
            self.active, count = self.to_deal[0]
            self.wait = ("draw", count, "deal")
        else:
            self.start_turn(self.first)

    # Luck: what it decides, and what the seed would have decided.

    def sample(self, dice):
        kind = self.wait[0]
        if kind == "start":
            return {"start": {"seat": dice.below(self.seats)}}
        if kind == "layout":
            unseen = {half: list(tiles) for half, tiles in self.unseen.items()}
            tiles = [self.lay_tile(unseen[self.half[p]], dice) for p in self.with_tiles()]
            return {"layout": {"tiles": [{"object": name, "value": value} for name, value in tiles]}}
        if kind == "uncover":
            position = self.wait[1]
            unseen = self.unseen[self.half[position]]
            name, value = unseen[dice.below(len(unseen))]
            return {"uncover": {"position": position, "tile": {"object": name, "value": value}}}
        if kind == "draw":
            pile, discard = dict(self.draw_pile), dict(self.discard)
            cards = []
            for _ in range(self.draw_count()):
                if not sum(pile.values()):
                    pile, discard = discard, dict.fromkeys(OBJECTS, 0)  # AT-10.2
                number = dice.below(sum(pile.values()))
                for name in OBJECTS:
                    if number < pile[name]:
                        break
                    number -= pile[name]
                pile[name] -= 1
                cards.append(name)
            return {"draw": {"seat": self.active, "cards": cards}}
        raise Fault("luck has nothing to decide now")

    @staticmethod
    def lay_tile(unseen, dice):
        """Draws a tile; the last of the list takes its place."""
        index = dice.below(len(unseen))
        unseen[index], unseen[-1] = unseen[-1], unseen[index]
        return unseen.pop()

    def chance(self, outcome):
        demand(isinstance(outcome, dict) and len(outcome) == 1, f"no outcome: {outcome}")
        name, details = next(iter(outcome.items()))
        demand(name == self.wait[0], f"luck decides \"{name}\", but \"{self.wait[0]}\" is awaited")
        getattr(self, "luck_" + name)(**details)

    def luck_start(self, seat):
        self.begin(seat)

    def luck_layout(self, tiles):
        places = self.with_tiles()
        demand(len(tiles) == len(places), f"{len(tiles)} tiles for {len(places)} places")
        for p, tile in zip(places, tiles):
            self.uncover(p, tile)
        self.first = self.active
        order = [(self.first + i) % self.seats for i in range(self.seats)]
        self.to_deal = list(zip(order, self.box["start_hand"]))
        self.next_deal()

    def uncover(self, p, tile):
        known = (tile["object"], tile["value"])
        demand(known in self.unseen[self.half[p]], f"{known} cannot lie at position {p}")
        self.unseen[self.half[p]].remove(known)
        self.top[p] = known

    def luck_uncover(self, position, tile):
        demand(position == self.wait[1], f"position {self.wait[1]} is uncovered, not {position}")
        self.uncover(position, tile)
        self.after_tile()

    def luck_draw(self, seat, cards):
        demand(seat == self.active, f"seat {self.active} draws, not seat {seat}")
        demand(len(cards) == self.draw_count(), f"{len(cards)} cards are drawn instead of {self.draw_count()}")
        for name in cards:
            if not sum(self.draw_pile.values()):
                self.draw_pile, self.discard = self.discard, dict.fromkeys(OBJECTS, 0)
            demand(self.draw_pile.get(name, 0) > 0, f"no {name} is left to draw")
            self.draw_pile[name] -= 1
            self.hands[seat][name] += 1
        self.drawn(len(cards))

    # The end.

    def scores(self):
        """AT-11.2 to AT-11.5 and AT-R28."""
        found = []
        for seat in range(self.seats):
            cost = sum(self.price(at, self.mainland) for at in self.figures[seat])
            cards = sum(self.hands[seat].values())
            wealth = sum(self.tiles[seat]) + cards
            sums = {0}
            for item in self.tiles[seat] + [1] * cards:
                sums |= {total + item for total in sums}
            found.append(wealth - min((s for s in sums if s >= cost), default=cost))
        return found

    def is_over(self):
        return self.wait == ("over",)

    def winners(self):
        """AT-11.5: equal points win together."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

"""The rules of Atlandice, as docs/rules/atlandice.md tells them.

`Atlandice.story` is the whole game from the first luck to the final scoring. Wherever somebody
chooses or luck decides, it yields a question and goes on with the answer.
"""

import tomllib

from verifier import demand

RULES_VERSIONS = (1,)
FILE = "atlandice.toml"
DISTRICTS = ["jeweller", "library", "tavern", "machine_works", "forge"]  # AD-1.2: faces 1 to 5
MARKET = "black_market"  # face 6
AREAS = DISTRICTS + [MARKET]
GOODS = ["jewel", "book", "provision", "tool", "weapon"]  # the own resources of the districts
TILES = {  # AD-1.3, in the order of the table
    "jeweller": ["J-A", "J-B", "J-C"],
    "library": ["L-A", "L-B", "L-C"],
    "tavern": ["T-A", "T-B", "T-C"],
    "machine_works": ["M-1", "M-2", "M-3"],
    "forge": ["F-A", "F-B", "F-C"],
}

# What atlandice.toml says by default. Lists of three are for 2, 3 and 4 players.
BOX = {
    "resources_per_type": 12,
    "market_start_per_type": 3,
    "district_start": [7, 7, 9],
    "dice": [7, 7, 9],
    "dice_per_player": [3, 2, 2],
    "market_refill_to": 3,
    "submarine_start": "machine_works",
    "district_first": 3,
    "district_second": 1,
    "final_first": 3,
    "final_second": 1,
    "inventory": 1,
    "donation_cost": 2,
    "donation_gain": 1,
    "market_hands": 2,
    "tiles": {  # effect, faces that succeed, hand symbols
        "J-A": ("extra_here_on_roll", [1, 3, 5], 2),
        "J-B": ("swap", [], 1),
        "J-C": ("search_again_on_roll", [6], 3),
        "L-A": ("extra_elsewhere_on_roll", [5, 6], 3),
        "L-B": ("to_market", [], 1),
        "L-C": ("extra_here_on_second_die", [], 2),
        "T-A": ("clock_on_roll", [1, 2, 3, 4], 1),
        "T-B": ("market_to_another", [], 2),
        "T-C": ("turn_die", [], 3),
        "M-1": ("submarine", [], 1),
        "M-2": ("submarine", [], 2),
        "M-3": ("submarine", [], 3),
        "F-A": ("extra_here_on_roll", [2, 4, 6], 2),
        "F-B": ("market_to_any", [], 1),
        "F-C": ("extra_from_market_on_roll", [6], 3),
    },
    "clock": ["start", "", "inventory:jewel", "", "inventory:total", "donation", "inventory:book", "",
              "inventory:provision", "", "donation", "inventory:total", "", "inventory:tool", "", "donation",
              "inventory:weapon", "", "inventory:total", "", "donation", "", "", "end"],
}


def read_box(text):
    """The numbers of a corrected atlandice.toml."""
    data = tomllib.loads(text)
    box = {key: entry["value"] for part in ("counts", "points") for key, entry in data[part].items()}
    tiles = {name: (row["effect"]["value"], row.get("faces", {"value": []})["value"], row["hands"]["value"])
             for name, row in data["tiles"].items()}
    return box | {
        "market_hands": data["market"]["hands"]["value"],
        "tiles": tiles,
        "clock": data["clock"]["spaces"]["value"],
    }


class Choice:
    """A seat is asked: one of these actions."""

    def __init__(self, seat, actions):
        self.seat, self.actions = seat, actions


class Luck:
    """Luck is asked: `sample` is what the seed would decide, `allows` whether it can be decided so."""

    def __init__(self, sample, allows):
        self.sample, self.allows = sample, allows


class Atlandice:
    def __init__(self, box, options):
        self.box = box
        self.seats = options["seats"]
        demand(2 <= self.seats <= 4, f"{self.seats} seats")
        self.start = options.get("start", "random")
        demand(self.start == "random" or 0 <= self.start < self.seats, f"seat {self.start} cannot start")
        # AD-9.1: the neutral party comes after the seats.
        self.parties = list(range(self.seats)) + (["neutral"] if self.seats == 2 else [])
        self.held = {party: dict.fromkeys(GOODS, 0) for party in self.parties}
        self.points = dict.fromkeys(self.parties, 0)
        # AD-2.3, AD-2.4
        self.goods = {area: dict.fromkeys(GOODS, 0) for area in AREAS}
        for district, good in zip(DISTRICTS, GOODS):
            self.goods[district][good] = box["district_start"][self.seats - 2]
            self.goods[MARKET][good] = box["market_start_per_type"]
        self.below = {district: list(tiles) for district, tiles in TILES.items()}
        self.top = {}
        self.dice = dict.fromkeys(AREAS, 0)
        self.submarine = box["submarine_start"]  # AD-2.7
        self.hand = 0
        self.telling = self.story()
        self.question = next(self.telling)

    # Answers.

    def is_over(self):
        return self.question is None

    def answer(self, words):
        try:
            self.question = self.telling.send(words)
        except StopIteration:
            self.question = None

    def act(self, seat, action, forced):
        asked = self.question
        demand(isinstance(asked, Choice), "luck is asked, not a seat")
        demand(seat == asked.seat, f"seat {seat} acts, but seat {asked.seat} is asked")
        demand(action in asked.actions, f"{action} is not legal; legal are {asked.actions}")
        demand(not forced or len(asked.actions) == 1, f"{action} is called forced among {len(asked.actions)} choices")
        self.answer(action)

    def sample(self, dice):
        demand(isinstance(self.question, Luck), "luck has nothing to decide now")
        return self.question.sample(dice)

    def chance(self, outcome):
        demand(isinstance(self.question, Luck), "luck has nothing to decide now")
        demand(self.question.allows(outcome), f"luck cannot decide {outcome} now")
        self.answer(outcome)

    # Small words.

    def in_play(self, area):
        return area == MARKET or area in self.top

    def types(self, area):
        return [good for good in GOODS if self.goods[area][good]]

    def others(self, here):
        """Chapter 5: "another district"."""
        return [district for district in DISTRICTS if district != here and self.in_play(district)]

    def is_last_space(self):
        return self.hand == len(self.box["clock"]) - 1

    def at_gate(self, face):
        """AD-3.3, AD-R8: the area of a face; the market for a district that is gone."""
        area = AREAS[face - 1]
        return area if self.in_play(area) else MARKET

    # Luck.

    def roll(self):
        outcome = yield Luck(lambda dice: {"roll": {"face": dice.below(6) + 1}},
                             lambda it: it in [{"roll": {"face": face}} for face in range(1, 7)])
        return outcome["roll"]["face"]

    def uncover(self, district):
        """AD-6.5, AD-R30: one of the tiles below in the order of the table; a single one needs no luck."""
        left = self.below[district]
        if len(left) == 1:
            tile = left[0]
        else:
            outcome = yield Luck(lambda dice: {"uncover": {"tile": left[dice.below(len(left))]}},
                                 lambda it: it in [{"uncover": {"tile": tile}} for tile in left])
            tile = outcome["uncover"]["tile"]
        left.remove(tile)
        self.top[district] = tile

    def open_gates(self):
        """AD-3.2, AD-3.3."""
        count = self.box["dice"][self.seats - 2]
        faces = (yield Luck(
            lambda dice: {"gates": {"faces": [dice.below(6) + 1 for _ in range(count)]}},
            lambda it: list(it) == ["gates"] and list(it["gates"]) == ["faces"] and len(it["gates"]["faces"]) == count
            and all(face in range(1, 7) for face in it["gates"]["faces"])))["gates"]["faces"]
        self.dice = dict.fromkeys(AREAS, 0)
        for face in faces:
            self.dice[self.at_gate(face)] += 1

    # The story.

    def story(self):
        if self.start == "random":
            outcome = yield Luck(lambda dice: {"start": {"seat": dice.below(self.seats)}},
                                 lambda it: it in [{"start": {"seat": seat}} for seat in range(self.seats)])
            self.start = outcome["start"]["seat"]
        tops = yield Luck(lambda dice: {"tops": {"tiles": [tiles[dice.below(3)] for tiles in TILES.values()]}},
                          self.are_tops)
        for district, tile in zip(DISTRICTS, tops["tops"]["tiles"]):
            self.below[district].remove(tile)
            self.top[district] = tile
        while True:
            yield from self.open_gates()
            yield from self.searches()
            if not self.top or self.is_last_space():  # AD-R18, AD-8.2
                break
            yield from self.turn_the_hand()
            if self.is_last_space():  # AD-8.1
                break
            self.start = (self.start + 1) % self.seats  # AD-3.7
        for good in GOODS:  # AD-8.3
            self.majority(good, self.box["final_first"], self.box["final_second"])

    @staticmethod
    def are_tops(outcome):
        tiles = outcome.get("tops", {}).get("tiles", [])
        return len(outcome) == 1 and len(tiles) == 5 and all(t in own for t, own in zip(tiles, TILES.values()))

    def searches(self):
        """AD-3.4, AD-9.1, AD-9.2."""
        each = self.box["dice_per_player"][self.seats - 2]
        ranks = dict.fromkeys(self.parties, 0)
        given = set()
        for number in range(each * self.seats):
            seat = party = (self.start + number) % self.seats
            if self.seats == 2:
                options = [{"for": {"party": "own"}}] if ranks[seat] < each - 1 else []
                options += [{"for": {"party": "neutral"}}] if seat not in given else []
                if (yield Choice(seat, options)) == {"for": {"party": "neutral"}}:
                    party = "neutral"
                    given.add(seat)
            action = yield Choice(seat, [{"search": {"area": area}} for area in AREAS if self.dice[area]])
            area = action["search"]["area"]
            self.dice[area] -= 1
            ranks[party] += 1
            full = [district for district in DISTRICTS if self.types(district)]
            yield from self.search(seat, party, area, ranks[party])
            yield from self.settle(seat, full)
            if not self.top:
                return

    def search(self, seat, party, area, rank):
        """AD-4.2 to AD-4.4, and again for an extra search."""
        took = yield from self.take(seat, party, area, may_decline=False)
        if took and self.submarine == area:
            yield from self.take(seat, party, area)
        if area != MARKET:
            effect, faces, _ = self.box["tiles"][self.top[area]]
            yield from getattr(self, "effect_" + effect)(seat, party, area, rank, faces)

    def take(self, seat, party, area, may_decline=True):
        """One resource from there, if there is one. AD-R3, AD-R4: the neutral party never declines."""
        options = [{"take": {"good": good}} for good in self.types(area)]
        if not options:
            return False
        action = yield Choice(seat, options + (["decline"] if may_decline and party != "neutral" else []))
        if action == "decline":
            return False
        self.goods[area][action["take"]["good"]] -= 1
        self.held[party][action["take"]["good"]] += 1
        return True

    # Chapter 5.

    def effect_extra_here_on_roll(self, seat, party, here, rank, faces):
        if (yield from self.roll()) in faces:
            yield from self.take(seat, party, here)

    def effect_extra_here_on_second_die(self, seat, party, here, rank, faces):
        if rank == 2:
            yield from self.take(seat, party, here)

    def effect_extra_elsewhere_on_roll(self, seat, party, here, rank, faces):
        if (yield from self.roll()) not in faces:
            return
        options = [{"take_from": {"district": other}} for other in self.others(here) if self.types(other)]
        if not options:
            return
        action = yield Choice(seat, options + (["decline"] if party != "neutral" else []))
        if action != "decline":
            yield from self.take(seat, party, action["take_from"]["district"], may_decline=False)

    def effect_extra_from_market_on_roll(self, seat, party, here, rank, faces):
        if (yield from self.roll()) in faces:
            yield from self.take(seat, party, MARKET)

    def effect_search_again_on_roll(self, seat, party, here, rank, faces):
        if (yield from self.roll()) in faces:
            yield from self.search(seat, party, self.at_gate((yield from self.roll())), rank)

    def effect_swap(self, seat, party, here, rank, faces):
        others = [other for other in self.others(here) if self.types(other)]
        if not self.types(here) or not others:
            return
        away = yield Choice(seat, [{"swap_away": {"good": good}} for good in self.types(here)])
        there = yield Choice(seat, [{"swap_with": {"district": other}} for other in others])
        there = there["swap_with"]["district"]
        comes = yield Choice(seat, [{"swap_in": {"good": good}} for good in self.types(there)])
        self.move(away["swap_away"]["good"], here, there)
        self.move(comes["swap_in"]["good"], there, here)

    def effect_to_market(self, seat, party, here, rank, faces):
        if self.types(here):
            action = yield Choice(seat, [{"move": {"good": good}} for good in self.types(here)])
            self.move(action["move"]["good"], here, MARKET)

    def effect_market_to_another(self, seat, party, here, rank, faces):
        yield from self.from_market(seat, self.others(here))

    def effect_market_to_any(self, seat, party, here, rank, faces):
        yield from self.from_market(seat, [district for district in DISTRICTS if self.in_play(district)])

    def from_market(self, seat, districts):
        if not self.types(MARKET) or not districts:
            return
        action = yield Choice(seat, [{"move": {"good": good}} for good in self.types(MARKET)])
        where = yield Choice(seat, [{"move_to": {"district": district}} for district in districts])
        self.move(action["move"]["good"], MARKET, where["move_to"]["district"])

    def move(self, good, start, end):
        self.goods[start][good] -= 1
        self.goods[end][good] += 1

    def effect_turn_die(self, seat, party, here, rank, faces):
        if not sum(self.dice.values()):
            return
        action = yield Choice(seat, [{"turn_die": {"area": area}} for area in AREAS if self.dice[area]])
        where = yield Choice(seat, [{"turn_to": {"area": area}} for area in AREAS if self.in_play(area)])
        self.dice[action["turn_die"]["area"]] -= 1
        self.dice[where["turn_to"]["area"]] += 1

    def effect_submarine(self, seat, party, here, rank, faces):
        areas = [area for area in AREAS if area != self.submarine and self.in_play(area)]
        action = yield Choice(seat, [{"sail": {"area": area}} for area in areas])
        self.submarine = action["sail"]["area"]

    def effect_clock_on_roll(self, seat, party, here, rank, faces):
        if (yield from self.roll()) in faces and not self.is_last_space():  # AD-R24
            self.hand += 1

    # Chapter 6.

    def settle(self, seat, full):
        """AD-6.1, AD-R11: `full` are the districts that held something when the search began."""
        waiting = list(full)
        while emptied := [district for district in waiting if district in self.top and not self.types(district)]:
            waiting.remove(emptied[0])
            yield from self.score_district(emptied[0])

    def score_district(self, district):
        good = GOODS[DISTRICTS.index(district)]
        # AD-8.4: the tile counts as many points as the tokens the others get.
        self.majority(good, self.box["district_first"], self.box["district_second"])
        del self.top[district]
        if not self.below[district]:  # AD-6.6, AD-R17
            for place in list(self.held.values()) + list(self.goods.values()):
                place[good] = 0
            self.dice[MARKET] += self.dice[district]
            self.dice[district] = 0
            return
        returned = sum(own[good] for own in self.held.values())  # AD-6.5
        for own in self.held.values():
            own[good] = 0
        to_market = min(returned, max(0, self.box["market_refill_to"] - self.goods[MARKET][good]))
        self.goods[MARKET][good] += to_market
        self.goods[district][good] += returned - to_market
        yield from self.uncover(district)

    def majority(self, good, first, second):
        """AD-6.2 to AD-6.4, AD-8.3, AD-R14."""
        counts = {party: own[good] for party, own in self.held.items()}
        best = max(counts.values())
        leaders = [party for party, count in counts.items() if count == best and best]
        for party in leaders:
            self.points[party] += first
        if len(leaders) == 1:
            next_best = max((count for count in counts.values() if count < best), default=0)
            for party, count in counts.items():
                if count == next_best and next_best:
                    self.points[party] += second

    # Chapter 7.

    def turn_the_hand(self):
        area = next(area for area in AREAS if self.dice[area])
        hands = self.box["market_hands"] if area == MARKET else self.box["tiles"][self.top[area]][2]
        self.hand = min(self.hand + hands, len(self.box["clock"]) - 1)
        symbol = self.box["clock"][self.hand]
        if symbol == "donation":
            for turn in range(self.seats):
                yield from self.donate((self.start + turn) % self.seats)
        elif symbol.startswith("inventory:"):
            kind = symbol.removeprefix("inventory:")
            counted = GOODS if kind == "total" else [kind]
            totals = {party: sum(own[good] for good in counted) for party, own in self.held.items()}
            for party, total in totals.items():
                if total and total == max(totals.values()):
                    self.points[party] += self.box["inventory"]

    def donate(self, seat):
        """AD-7.4, AD-R25."""
        own = self.held[seat]
        while sum(own.values()) >= self.box["donation_cost"]:
            pairs = [(first, second) for index, first in enumerate(GOODS) for second in GOODS[index:]
                     if own[first] and own[second] and (first != second or own[first] > 1)]
            action = yield Choice(
                seat, [{"donate": {"first": first, "second": second}} for first, second in pairs] + ["stop"])
            if action == "stop":
                return
            for good in action["donate"].values():
                own[good] -= 1
                self.goods[DISTRICTS[GOODS.index(good)]][good] += 1
            self.points[seat] += self.box["donation_gain"]

    # The end.

    def scores(self):
        return [self.points[seat] for seat in range(self.seats)]

    def winners(self):
        """AD-8.4, AD-R29: the neutral party is not ranked."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

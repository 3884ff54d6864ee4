"""The luck of Atlantis Exodus, as docs/rules/exodus.md and docs/records.md tell it.

Only luck is checked. Piles and decks lose what is drawn and never get it back, so they are easily
followed. Settlers do return to the bag: those on agoras when the city is cleared, and one or two
when somebody recruits. To know them, this file follows the places of the city. Whether an
action was legal and what it scored is for a program that knows all the rules.
"""

import tomllib

from verifier import demand

RULES_VERSIONS = (1, 2)
COLOURS = ["purple", "white", "brown"]
SHORT = ["pur", "whi", "bro"]  # the colours in data files
STAGES = ["base", "shaft", "capital"]


def read_set(files):
    """What luck depends on, out of the fourteen data files."""
    data = {name.removesuffix(".toml"): tomllib.loads(text) for name, text in files.items()}
    values = {name: values_of(data[name]["tiles"])
              for name in ("ships", "residences", "workshops", "agoras", "monuments", "catastrophes")}
    types = list(dict.fromkeys(values["ships"].values()))
    cards = values_of(data["pillars"]["cards"])
    # Cards are numbered by stage, then by their place in the file.
    pillars = [name for stage in STAGES for name in cards if cards[name]["stage"] == stage]
    fields, guards = city(data["rondel"])
    return {
        "ships": [list(values["ships"].values()).count(kind) for kind in types],
        "residences": list(values["residences"]),
        "workshops": list(values["workshops"]),
        "agoras": {name: "trained" in value for name, value in values["agoras"].items()},
        "monuments": list(values["monuments"]),
        "catastrophes": list(values["catastrophes"]),
        "pillars": [[pillars.index(name) for name in pillars if cards[name]["stage"] == stage] for stage in STAGES],
        "knowledge": values_of(data["knowledge"]["cards"]),
        "influence": {name: value["effect"] for name, value in values_of(data["influence"]["cards"]).items()},
        "players": {int(count): value for count, value in values_of(data["players"]["players"]).items()},
        "colours": {name: COLOURS[SHORT.index(field["field"]["value"]["colour"])]
                    for name, field in data["board"]["training"].items()},
        "agora_cells": sum(value.get("agora", False) for value in values_of(data["board"]["cells"]).values()),
        "turns": data["rondel"]["slots_per_circle"]["value"] // data["rondel"]["quarter_turn_slots"]["value"],
        "refill_after": data["players"]["solo"]["refill_after"]["value"],
        "years": data["order"]["years"]["value"],
        "monument_spaces": sum(str(bonus).startswith("monument") for bonus in values_of(data["track"]["bonus"]).values()),
        "fields": fields,
        "guards": guards,
    }


def values_of(entries):
    return {name: entry["value"] for name, entry in entries.items()}


def city(rondel):
    """Every field with its face and the guard beside it, ring by ring; and how many guards there are."""
    fields, guards = {}, 0
    for ring in ("top", "middle", "bottom"):
        for area in rondel[ring]["areas"]:
            guard = guards if area["guard"]["value"] else None
            guards += guard is not None
            for name, entry in area["fields"].items():
                fields[name] = {**entry["value"], "guard": guard}
    return fields, guards


class Exodus:
    def __init__(self, box, options):
        self.box = box
        self.seats = options["seats"]
        demand(1 <= self.seats <= 4, f"{self.seats} seats")
        row = box["players"][self.seats]
        self.monuments = row["monuments"]
        self.bag = dict.fromkeys(COLOURS, row["bag"])  # AE-2.6
        self.ships = dict(enumerate(box["ships"]))
        self.piles = {"workshop": list(box["workshops"]), "agora": list(box["agoras"])}
        self.residences = list(box["residences"])
        self.catastrophes = list(box["catastrophes"])
        self.pillars = [list(stage) for stage in box["pillars"]]
        few = self.seats < 3  # AE-18.4
        self.knowledge = {name: card["copies"] - few * card.get("removed_below_3", 0)
                          for name, card in box["knowledge"].items()}
        self.influence = list(box["influence"])
        self.year = 1
        # The places of the city: who stands where, as far as somebody does.
        self.standing = {(name, place): None for name, face in box["fields"].items()
                         for place in range(face.get("settler_places", 0))}
        self.guards = dict.fromkeys(range(box["guards"]))
        self.tiles = {name: None for name, face in box["fields"].items() if "tile" in face}
        self.on_agoras = dict.fromkeys(self.tiles)
        self.only_agoras = False  # AE-14.17: IF17 puts settlers on new agoras only.
        self.agoras = [0] * self.seats
        self.kings = [None] * self.seats
        self.recruits = None

    # What a step does to bag and city.

    def act(self, seat, action, forced):
        demand(0 <= seat < self.seats, f"no seat {seat}")
        name, details = (action, {}) if isinstance(action, str) else next(iter(action.items()))
        if name == "place_king":
            self.place_king(seat, details["field"])
        elif name == "take_guard" and details["take"]:
            self.guards[self.box["fields"][self.kings[seat]]["guard"]] = None
        elif name in ("take_tile", "keep_tile") and "agora" in details["tile"]:
            self.agoras[seat] += 1
        elif name == "play_influence" and self.box["influence"][details["card"]] == "clear_city":
            self.clear()
            self.only_agoras = True
        elif name == "give_back":
            self.bag[self.box["colours"][details["profession"]]] += 1  # RU-54
            self.recruits = []
        elif name == "keep_settler":
            self.recruits.remove(details["colour"])
            self.bag[self.recruits[0]] += 1
            self.recruits = None
        self.seat = seat

    def place_king(self, seat, field):
        self.kings[seat] = field
        for place in self.standing:
            if place[0] == field:
                self.standing[place] = None  # AE-5.4 (b), RU-43
        tile = self.tiles.get(field)
        # AE-5.4 (e), AE-11.3: an agora is taken if there is a cell for it.
        if tile in self.box["agoras"] and self.agoras[seat] < self.box["agora_cells"]:
            self.agoras[seat] += 1
            self.tiles[field] = self.on_agoras[field] = None

    def clear(self):
        """AE-3.4: settlers on agoras go back into the bag."""
        for field in self.tiles:
            self.tiles[field] = None
            if self.on_agoras[field]:
                self.bag[self.on_agoras[field]] += 1
                self.on_agoras[field] = None

    def free_places(self):
        """AE-3.5: the places settlers are put on, in their order."""
        places = []
        if not self.only_agoras:
            places += [(self.standing, place) for place in self.standing if self.standing[place] is None]
            if self.seats > 1 or self.year == 1:  # AE-19.3
                places += [(self.guards, place) for place in self.guards if self.guards[place] is None]
        wanting = [field for field, tile in self.tiles.items()
                   if self.box["agoras"].get(tile) and self.on_agoras[field] is None]
        return places + [(self.on_agoras, field) for field in wanting]

    # What luck draws from.

    def laid_kinds(self):
        """AE-2.8, RU-12: the empty tile fields whose pile lasts, in field order, with their kinds."""
        left = {"ship": sum(self.ships.values()), **{kind: len(pile) for kind, pile in self.piles.items()}}
        laid = []
        for field, tile in self.tiles.items():
            kind = self.box["fields"][field]["tile"]
            if tile is None and left[kind] > 0:
                left[kind] -= 1
                laid.append((field, kind))
        return laid

    def sample(self, dice, told):
        """What the seed gives where the record tells of this kind of outcome."""
        name, details = next(iter(told.items()))
        if name == "start":
            return {"start": {"seat": dice.below(self.seats)}}
        if name == "discs":
            return {"discs": {"middle": dice.below(self.box["turns"]), "top": dice.below(self.box["turns"])}}
        if name == "pillars":
            return {name: {"cards": [card for deck in self.pillars for card in some(dice, deck, min(2, len(deck)))]}}
        if name == "knowledge":
            return {name: {"cards": some_counted(dice, self.knowledge, len(details["cards"]))}}
        if name == "monuments":
            count = self.monuments * self.box["monument_spaces"]
            demand(len(details["tiles"]) == count, "another number of monuments")
            return {name: {"tiles": some(dice, self.box["monuments"], count)}}
        if name == "residences":
            return {name: {"tiles": some(dice, self.residences, len(details["tiles"]))}}
        if name == "tiles":
            return {name: {"tiles": self.draw_tiles(dice, [kind for _, kind in self.laid_kinds()])}}
        if name == "settlers":
            count = min(len(self.free_places()), sum(self.bag.values()))
            return {name: {"colours": some_counted(dice, self.bag, count)}}
        if name == "catastrophe":
            return {name: {"tile": some(dice, self.catastrophes, 1)[0]}}
        if name == "draw":
            return {name: {"colours": some_counted(dice, self.bag, len(details["colours"]))}}
        if name == "draw_tiles":
            return {name: {"tiles": self.draw_tiles(dice, [next(iter(tile)) for tile in details["tiles"]])}}
        if name == "draw_influence":
            return {name: {"cards": some(dice, self.influence, min(2, len(self.influence)))}}
        demand(name == "draw_knowledge", f"luck does not decide {name}")
        return {name: {"names": some_counted(dice, self.knowledge, min(2, sum(self.knowledge.values())))}}

    def draw_tiles(self, dice, kinds):
        ships = dict(self.ships)
        piles = {kind: list(pile) for kind, pile in self.piles.items()}
        tiles = []
        for kind in kinds:
            tile = some_counted(dice, ships, 1)[0] if kind == "ship" else some(dice, piles[kind], 1)[0]
            if kind == "ship":
                ships[tile] -= 1
            else:
                piles[kind].remove(tile)
            tiles.append({kind: tile})
        return tiles

    def chance(self, outcome):
        name, details = next(iter(outcome.items()))
        if name == "pillars":
            for deck in self.pillars:
                deck[:] = [card for card in deck if card not in details["cards"]]
        elif name in ("knowledge", "draw_knowledge"):
            for card in details["cards" if name == "knowledge" else "names"]:
                take(self.knowledge, card)
        elif name == "residences":
            for tile in details["tiles"]:
                self.residences.remove(tile)
        elif name == "tiles":
            laid = self.laid_kinds()
            demand(len(laid) == len(details["tiles"]), "another number of tiles")
            for (field, kind), tile in zip(laid, details["tiles"]):
                self.take_tile(tile)
                self.tiles[field] = tile[kind]
        elif name == "settlers":
            for (table, place), colour in zip(self.free_places(), details["colours"]):
                take(self.bag, colour)
                table[place] = colour
            self.only_agoras = False
        elif name == "catastrophe":
            self.catastrophes.remove(details["tile"])
            # AE-19.4: alone the city is cleared only after some years.
            if self.seats > 1 or self.year in self.box["refill_after"]:
                self.clear()
            self.only_agoras = False
            self.year += 1
        elif name == "draw":
            for colour in details["colours"]:
                take(self.bag, colour)
            if self.recruits == [] and len(details["colours"]) == 2:
                self.recruits = list(details["colours"])
        elif name == "draw_tiles":
            for tile in details["tiles"]:
                self.take_tile(tile)
            # RU-12: a single tile is kept without a question.
            if len(details["tiles"]) == 1 and "agora" in details["tiles"][0]:
                self.agoras[self.seat] += 1
        elif name == "draw_influence":
            for card in details["cards"]:
                self.influence.remove(card)

    def take_tile(self, tile):
        kind, which = next(iter(tile.items()))
        if kind == "ship":
            take(self.ships, which)
        else:
            demand(which in self.piles[kind], f"{which} is not in its pile")
            self.piles[kind].remove(which)

    # The end: AE-17 after the last year; alone also AE-19.5. What luck decides does not tell when.

    def is_over(self):
        return False

    def may_be_over(self):
        return self.year == self.box["years"] or self.seats == 1


def some(dice, pile, count):
    """So many of a pile, one after another, each thing equally likely."""
    left = list(pile)
    return [left.pop(dice.below(len(left))) for _ in range(count)]


def some_counted(dice, counts, count):
    """The same where things are counted by kind."""
    left = dict(counts)
    drawn = []
    for _ in range(count):
        number = dice.below(sum(left.values()))
        for kind in left:
            if number < left[kind]:
                break
            number -= left[kind]
        left[kind] -= 1
        drawn.append(kind)
    return drawn


def take(counts, kind):
    demand(counts.get(kind, 0) > 0, f"there is no {kind} left")
    counts[kind] -= 1

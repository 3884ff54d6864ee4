#!/usr/bin/env python3
"""Replays records and checks them, knowing only the rules and docs/records.md.

This is a second, independent implementation: it shares no code with the program. It is written
for reading, not for speed, and uses the standard library of Python 3.11 or newer. The rules of
each game are in verifier/; of the two editions of the senate game and of Atlantis Exodus only the
luck is checked there.

    python3 docs/verify_record.py game.json [more.json ...]

Exit code 0: every record holds. 1: one does not. 2: one cannot be read.
"""

import hashlib
import json
import sys

from verifier import Dice, Fault, Unreadable, atlandice, atlantis, demand, doom, exodus, last_days

GAMES = {
    "atlantis": (atlantis, atlantis.Atlantis),
    "atlandice": (atlandice, atlandice.Atlandice),
    "doom": (doom, doom.Doom),
    "last-days": (last_days, last_days.LastDays),
    "exodus": (exodus, exodus.Exodus),
}
FIELDS = {"format", "game", "rules_version", "components", "options", "steps"}
OPTIONAL = {"players", "commitment", "seed", "result"}
# Games of which this script knows what luck decides, and not every rule.
LUCK_ONLY = {"doom", "last-days", "exodus"}


def check_form(record):
    """Every field has the one form of docs/records.md."""
    fields = set(record) if isinstance(record, dict) else set()
    if not FIELDS <= fields <= FIELDS | OPTIONAL:
        raise Unreadable("a record is an object with the fields of docs/records.md")
    for field in OPTIONAL & fields:
        if record[field] in (None, []):
            raise Unreadable(f"{field} is left out if there is none")
    objects = [record["components"], record["options"]]
    objects += [record["result"]] if "result" in record else []
    for step in record["steps"]:
        if not isinstance(step, dict) or list(step) not in (["act"], ["chance"]):
            raise Unreadable("a step is an act or chance")
        act = step.get("act", {"seat": 0, "action": ""})
        if not isinstance(act, dict) or set(act) - {"forced"} != {"seat", "action"} or act.get("forced", True) is not True:
            raise Unreadable("an act has a seat, an action, and forced if it is true")
    if not all(isinstance(thing, dict) for thing in objects):
        raise Unreadable("an object is not written as a list")


def check_components(rules, components):
    files = components.get("files")
    if files is None:
        if rules is exodus:
            raise Unreadable("the data files are too many to be known by heart")
        return rules.BOX  # Whoever has the standard data file can check its digest.
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + b"\0" + files[name].encode() + b"\0")
    demand(digest.hexdigest() == components["sha256"], "the digest of the components is wrong")
    return rules.read_set(files) if rules is exodus else rules.read_box(files[rules.FILE])


def check_seed(record):
    if "seed" not in record:
        return None
    seed = bytes.fromhex(record["seed"])
    if "commitment" in record:
        demand(hashlib.sha256(seed).hexdigest() == record["commitment"], "the seed is not the one committed to")
    return seed


def verify(record):
    """Raises a Fault, or tells what was checked."""
    check_form(record)
    if record["format"] != "critias-record-1" or record["game"] not in GAMES:
        raise Unreadable(f"not a record of {' or '.join(GAMES)}")
    rules, game_of = GAMES[record["game"]]
    demand(record["rules_version"] in rules.RULES_VERSIONS, "another version of the rules")
    game = game_of(check_components(rules, record["components"]), record["options"])
    seed = check_seed(record)
    luck_only = record["game"] in LUCK_ONLY
    chance_events = 0
    for number, step in enumerate(record["steps"], 1):
        try:
            demand(not game.is_over(), "the game is over")
            if "act" in step:
                act = step["act"]
                game.act(act["seat"], act["action"], act.get("forced", False))
            else:
                if seed is not None:
                    dice = Dice(seed, chance_events)
                    given = game.sample(dice, step["chance"]) if luck_only else game.sample(dice)
                    demand(given == step["chance"], f"the seed gives {given}, the record says {step['chance']}")
                game.chance(step["chance"])
                chance_events += 1
        except Fault as fault:
            raise Fault(f"step {number}: {fault}") from None
    over = game.may_be_over() if luck_only else game.is_over()
    demand(over or seed is None, "the seed is told before the end")
    if not over:
        demand("result" not in record, "a result before the end")
        return f"holds as far as it goes ({len(record['steps'])} steps)"
    proved = "luck proved" if seed is not None else "luck not proved"
    if luck_only:
        steps = len(record["steps"])
        return f"holds as to its luck: {steps} steps, {chance_events} of them luck, {proved}; other rules not checked"
    scores = game.scores()
    reached = {"scores": scores, "winners": game.winners()}
    demand(record.get("result") == reached, f"the result is {record.get('result')}, the steps lead to {reached}")
    return f"holds: {len(record['steps'])} steps, {chance_events} of them luck, {proved}, scores {scores}"


def main(paths):
    worst = 0
    for path in paths:
        try:
            with open(path, encoding="utf-8") as file:
                words = verify(json.load(file))
        except Fault as fault:
            words, worst = f"does not hold: {fault}", max(worst, 1)
        except Exception as error:  # Whatever one file does to this script, the others are told about.
            words, worst = f"cannot be read: {error!r}", 2
        print(f"{path}: {words}")
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

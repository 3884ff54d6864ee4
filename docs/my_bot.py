#!/usr/bin/env python3
"""A bot of your own: one question a line in, one answer a line out. docs/bots.md tells more."""
import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    dice = random.Random(f"{question['seed']} {line}")
    # Everything the seat may know is in question["view"]; each choice has an index, an action and a label.
    choice = dice.choice(question["choices"])
    print(choice["index"], flush=True)

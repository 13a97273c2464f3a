"""The smallest bot there is, in plain Python: it plays any legal action.

Try: tikal arena run "cmd:python3 examples/first.py" random
"""

import json
import random
import sys

chance = random.Random()
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        said = {"type": "hello", "name": "first", "wants": ["legal"]}
    elif told["type"] == "game":
        chance.seed(told["seed"])
        continue
    elif told["type"] == "turn":
        said = {"type": "play", "id": told["id"], "actions": [chance.choice(told["legal"])]}
    else:
        break
    sys.stdout.write(json.dumps(said) + "\n")
    sys.stdout.flush()

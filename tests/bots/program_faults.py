"""A program that fails in a way that its argument names, at its third decision."""

import json
import os
import signal
import subprocess
import sys
import time


def say(message: object) -> None:
    sys.stdout.write((message if isinstance(message, str) else json.dumps(message)) + "\n")
    sys.stdout.flush()


def fail(how: str, told: dict[str, object]) -> None:
    if how == "crash":
        raise ValueError("on purpose")
    if how == "hang":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        helper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        with open(sys.argv[2], "w") as file:
            file.write(f"{os.getpid()} {helper.pid}")
        time.sleep(600)
    if how == "lie":
        say({"type": "play", "id": told["id"], "actions": ["^H9"]})
    if how == "illegal":
        say({"type": "play", "id": told["id"], "actions": ["C@H1"]})
    if how == "babble":
        say("I would rather not")
    if how == "nothing":
        say({"type": "play", "id": told["id"], "actions": []})
    if how == "flood":
        while True:
            sys.stdout.write("a" * 65536)
    if how == "notes":
        while True:
            say({"type": "note"})
    if how == "quiet":
        os.close(1)
        time.sleep(600)
    if how == "ahead":  # answers what it is asked, and what nobody asked yet
        for id in range(1, 50):
            say({"type": "play", "id": id, "actions": ["."]})


def main() -> None:
    how, asked = sys.argv[1], 0
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            if how == "mute":
                time.sleep(600)
            sys.stderr.write("hello " * 100_000)
            say({"type": "hello", "level": "strange"} if how == "level" else {"type": "hello", "wants": ["legal"]})
        elif told["type"] == "turn":
            asked += 1
            if asked == 3:
                fail(how, told)
            else:
                say({"type": "play", "id": told["id"], "actions": [told["legal"][0]]})


if __name__ == "__main__":
    main()

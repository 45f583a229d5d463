#!/usr/bin/env python3
"""A bot for a seat at an Ōedo table: it plays any lawful choice.

Who holds the seat makes a link of the kind `program` and gives its token to this program:

    python3 bot.py http://127.0.0.1:8080 TOKEN

It needs nothing but Python 3. To write a better one, change `choose`.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


class Table:
    """A table, seen with the eyes of one seat."""

    def __init__(self, server, token):
        self.server, self.token = server.rstrip("/"), token
        link = self.ask("/link")
        self.path, self.seat = "/tables/" + link["table"], link["seat"]

    def request(self, path, body=None, headers=()):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + "/api/v1" + path, data=data)
        request.add_header("Authorization", "Bearer " + self.token)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        for name, value in headers:
            request.add_header(name, value)
        return urllib.request.urlopen(request, timeout=60)

    def ask(self, path, body=None):
        with self.request(path, body) as answer:
            return json.load(answer)

    def look(self):
        return self.ask(self.path)

    def answer(self, choice, number):
        body = {"seat": self.seat, "choice": choice, "number": number}
        return self.ask(self.path + "/answers", body)

    def wait(self, number):
        """Waits until there is something newer to see than this number."""
        headers = [("Last-Event-ID", str(number))]
        with self.request(self.path + "/events", headers=headers) as stream:
            for line in stream:
                if line.startswith(b"event: table"):
                    return
                if line.startswith(b"event: close"):
                    time.sleep(1)
                    return


def choose(window):
    """One of the choices that may be made. `window` is all that the seat knows."""
    lawful = [option for option in window["options"] if "refused" not in option]
    return random.choice(lawful)["choice"]


def play(table):
    while True:
        shown = table.look()
        if shown["life"] in ("over", "abandoned"):
            return shown["outcome"]
        if table.seat not in shown["asked"]:
            table.wait(shown["number"])
            continue
        window = next(w for w in shown["windows"] if w["seat"] == table.seat)
        try:
            table.answer(choose(window), shown["number"])
        except urllib.error.HTTPError as error:
            # Something happened in between, or it was too fast: look again.
            if error.code not in (409, 429):
                raise
            time.sleep(float(error.headers.get("Retry-After", "0")))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    print(json.dumps(play(Table(sys.argv[1], sys.argv[2]))))

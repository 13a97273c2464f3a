"""Who asks is answered in the language they would like."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from tests.server.house import Person
from tikal.messages import catalogue, languages
from tikal.server.words import language_of


def asking(header: str, query: str = "") -> HTTPConnection:
    headers = [(b"accept-language", header.encode())]
    return HTTPConnection({"type": "http", "headers": headers, "query_string": query.encode()})


@pytest.mark.parametrize("language", languages())
def test_the_language_of_a_request(language: str) -> None:
    assert language_of(asking(f"xx, {language}-AT;q=0.5, zz;q=0.1")) == language
    assert language_of(asking(f"en;q=0.2,{language};q=0.9")) == language
    assert language_of(asking("xx", f"language={language}")) == language
    for nonsense in ("", "*", ";q=", "xx;q=high", "de" * 500):
        assert language_of(asking(nonsense)) == "en", nonsense


@pytest.mark.parametrize("language", languages())
def test_errors_over_http_are_in_the_language_asked_for(ana: Person, language: str) -> None:
    answer = ana.http.get("/api/invitations/none", headers={"Accept-Language": language})
    refusal = answer.json()["refusal"]
    assert refusal["sentence"] == catalogue(language).say("no-such-invitation")
    record = ana.http.post("/api/records", json={"record": "nonsense"}, headers={"Accept-Language": language})
    words = record.json()["refusal"]
    assert words["sentence"] == catalogue(language).sentence(words["code"], words["facts"])

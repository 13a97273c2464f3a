"""The page itself: compressed, cached, and shut against other sites."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.house import INDEX, Person, Running
from tikal.core.errors import RecordError
from tikal.server.pages import Pages

JS = "/assets/app-1234.js"


def test_all_addresses_lead_to_the_same_document(server: Running, ana: Person) -> None:
    for path in ("/", "/table/whatever", "/join/token"):
        answer = ana.http.get(path)
        assert answer.text == INDEX and answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache, private"


@pytest.mark.parametrize(
    ("accepted", "coding", "content"),
    [
        ("gzip, deflate, br, zstd", "br", b"br of it"),
        ("gzip, deflate", "gzip", b"gz of it"),
        ("identity", None, b"console.log(1)"),
        ("", None, b"console.log(1)"),
    ],
)
def test_files_come_compressed_as_the_build_made_them(
    ana: Person, accepted: str, coding: str | None, content: bytes
) -> None:
    with ana.http.stream("GET", JS, headers={"Accept-Encoding": accepted}) as answer:
        assert answer.headers.get("content-encoding") == coding
        assert b"".join(answer.iter_raw()) == content
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "Accept-Encoding"


def test_what_has_not_changed_is_not_sent_again(ana: Person) -> None:
    first = ana.http.get("/", headers={"Accept-Encoding": "identity"})
    again = ana.http.get("/", headers={"Accept-Encoding": "identity", "If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    other = ana.http.get("/", headers={"Accept-Encoding": "identity", "If-None-Match": '"other"'})
    assert other.status_code == 200


def test_every_answer_shuts_the_page_against_other_sites(ana: Person) -> None:
    for path in ("/", JS, "/api/home", "/nothing"):
        headers = ana.http.get(path, headers={"Accept-Encoding": "identity"}).headers
        policy = headers["content-security-policy"]
        scripts = next(part for part in policy.split(";") if "script-src" in part)
        assert scripts.strip() == "script-src 'self'"
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_what_a_visitor_has_is_not_cached(ana: Person) -> None:
    assert "no-store" in ana.http.get("/api/home").headers["cache-control"]


def test_a_cookie_is_never_on_what_caches_may_keep(server: Running, ana: Person) -> None:
    table = ana.create("Ana", "Bo").table
    private = ("/", "/api/home", f"/api/tables/{table}/record", f"/api/tables/{table}/film", "/api/rules/super-meeple")
    for path in private:
        fresh = httpx.get(server.url + path)
        assert "private" in fresh.headers["cache-control"] and "set-cookie" in fresh.headers, path
    lasting = httpx.get(server.url + JS, headers={"Accept-Encoding": "identity"})
    assert "public" in lasting.headers["cache-control"] and "set-cookie" not in lasting.headers
    for path in ("/nothing", "/api/tables/x/record"):
        assert "no-store" in httpx.get(server.url + path).headers["cache-control"]


def test_the_cookie_s_year_begins_anew_with_every_visit(ana: Person) -> None:
    for headers in ({}, {"If-None-Match": ana.http.get("/").headers["etag"]}):
        renewed = ana.http.get("/", headers=headers).headers["set-cookie"]
        assert f"tikal={ana.cookie};" in renewed and f"Max-Age={365 * 24 * 3600}" in renewed
    assert "set-cookie" not in ana.http.get("/api/home").headers


def test_a_client_that_is_not_built(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as refused:
        Pages(tmp_path)
    assert refused.value.code == "client-not-built"


def test_a_mistyped_address_gets_a_page_that_says_so(ana: Person) -> None:
    lost = ana.http.get("/tabel/abc", headers={"Accept": "text/html,*/*;q=0.8"})
    assert lost.status_code == 404 and lost.text == ana.http.get("/").text
    assert ana.http.get("/tabel/abc", headers={"Accept": "*/*"}).json()["refusal"]["code"] == "no-such-page"

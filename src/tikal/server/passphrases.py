"""Passphrases: suggested as five plain words, kept as argon2id and nothing else."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tikal.record.names import tidy
from tikal.server.passphrase_words import WORDS
from tikal.server.words import NotPossible

COUNT = 5  # words that are suggested: 47 bits, and nobody gets to guess often
SHORTEST = 12  # letters of one that somebody made up
LONGEST = 200
AT_ONCE = 2  # that are worked on: each takes 64 MiB for a moment

_hasher = PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=1)
_threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passphrases")

#: What a passphrase is compared with where nobody has the name: that must take as long. Nothing fits it.
_NOBODYS = "$argon2id$v=19$m=65536,t=3,p=1$bm9ib2R5IGhhcyBpdCE$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"


def suggest() -> str:
    """Return a passphrase that nobody can guess and everybody can write down."""
    return " ".join(secrets.choice(WORDS) for _ in range(COUNT))


def check(passphrase: str) -> None:
    """See that a passphrase that somebody chose will do.

    :raises NotPossible: if not.
    """
    if not SHORTEST <= len(_letters(passphrase)) <= LONGEST:
        raise NotPossible("passphrase-length", 422, least=SHORTEST, most=LONGEST)


async def secret_of(passphrase: str) -> str:
    """Return what is kept of a passphrase."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _hash, _plain(passphrase))


async def fits(secret: str, passphrase: str) -> bool:
    """Whether a passphrase is the one that this was kept of; that takes as long if nothing was kept."""
    plain = _plain(passphrase[: LONGEST * 2])
    return await asyncio.get_running_loop().run_in_executor(_threads, _verify, secret or _NOBODYS, plain)


def _letters(passphrase: str) -> str:
    """Return what counts of a passphrase: a telephone begins it with a capital letter, unasked."""
    return tidy(passphrase).casefold()


def _plain(passphrase: str) -> bytes:
    return _letters(passphrase).encode("utf-8", "surrogatepass")


def _hash(plain: bytes) -> str:
    return _hasher.hash(plain)


def _verify(secret: str, plain: bytes) -> bool:
    try:
        return _hasher.verify(secret, plain)
    except (VerificationError, InvalidHashError):
        return False

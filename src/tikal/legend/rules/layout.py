"""Where everything stands in a Legend state: one array of words, and the names of its places.

A state is one flat array, so that it is copied, compared and taken back as a whole. These are the places, for
the rules and the planner; everybody else reads a state by name. A `+ 1` means that 0 stands for none.
"""

from __future__ import annotations

from typing import Final

NORMAL: Final = 0
INTERIM: Final = 1
FINAL: Final = 2

ONE_LEADER: Final = 64  # in a word of MEMBERS
ONE_KIND: Final = 4  # bits of a kind in a word of KINDS
BY_SEAT: Final = 16  # the first of four bits in a word of KNOWN: who knows it

# --- single words

ROUND: Final = 0  # from 1 on
ACTED: Final = 1  # 1: the action of this turn is taken
PASSED: Final = 2  # mask of seats
SCORING: Final = 3  # NORMAL, INTERIM or FINAL
QUEUE: Final = 4  # seats still to score after the current one: seat + 1 in base 8, next one lowest
VOLCANO: Final = 5  # the tile that started the interim scoring, + 1
VOLCANO_SEAT: Final = 6  # whose it is, + 1
EFFECT: Final = 7  # the card or power being carried out, by number of its effect, + 1
STAGE: Final = 8  # how far it is
COUNT: Final = 9  # how many picks it has made in this stage
DID: Final = 10  # 1: it has done something
SITE: Final = 11  # the hex it is about, + 1
SOURCE: Final = 12  # the hex that figures leave, + 1
ONCE: Final = 13  # hexes it has worked on, as masks: once ...
TWICE: Final = 14  # ... and twice
PARTNER: Final = 15  # the seat it swaps with, + 1
GIVEN: Final = 16  # the kind that was given in the first pair of a swap, + 1
TAKEN: Final = 17  # ... and taken
LEADERS_TAKEN: Final = 18  # leaders among the recruits of cards 15 and 16
BUDGET: Final = 19  # AP of card 18
BACK: Final = 20  # the phase that goes on after the effect
SPARE: Final = 21  # the face of the spare card in hand, + 1
RESUME: Final = 22  # the phase that goes on after a reveal
LOOKS: Final = 23  # hexes whose treasures are being looked at, as a mask
WHOLE: Final = 24  # 1: at the whole stack, not only its top
TAKING: Final = 25  # the ruin whose top treasure is about to be shown, + 1
PICKED: Final = 26  # the kinds of a stack put in order so far, + 1 each, in base 16, the top lowest
CLEARED_ONCE: Final = 27  # this turn, by AP: masks of hexes
CLEARED_TWICE: Final = 28
DUG_ONCE: Final = 29
DUG_TWICE: Final = 30
DIRECTED: Final = 31  # mask of seats whose museum director is used
TILES_UP: Final = 32  # masks of tiles: on offer ...
STACK: Final = 33  # ... not drawn yet ...
GONE: Final = 34  # ... out of the game ...
CARD_TILES: Final = 35  # ... still to be had by cards
EXPLORED: Final = 36  # masks of hexes: with a tile ...
TEMPLES: Final = 37
CLEARINGS: Final = 38
RUINS: Final = 39
FILLED: Final = 40  # ruins with treasures left
VOLCANOES: Final = 41
LAKES: Final = 42
GUARDED: Final = 43
CAMPED: Final = 44  # with anybody's camp
STONE: Final = 45  # the two trail-stone tokens: edge + 1, or 0 in supply; the lower first
VIEWER: Final = 47  # 0, or for which seat others' knowledge was taken out: seat + 2, a spectator 1


# --- rows: the first place of each

SCORE: Final = 64  # by seat: points
EXPLORERS_IN: Final = 68  # available explorers
LEADERS_IN: Final = 72  # available leaders
EXPLORERS_LATER: Final = 76  # unavailable explorers
LEADERS_LATER: Final = 80  # unavailable leaders
CAMPS: Final = 84  # masks of hexes
GUARDS: Final = 88  # guardians still to be placed
POWER: Final = 92  # power tile + 1
TOKEN: Final = 96  # the AP token on the campsite, or 0
HELD: Final = 100  # masks of tiles on the campsite
PLACE: Final = 104  # drafted place in the next turn order, or 0
ORDER: Final = 108  # by place: the seat there
MEMBER_HEXES: Final = 112  # masks: at least one member
MUSEUM: Final = 116  # treasures by seat and kind
RIGHT: Final = 148  # cards on the right, as `cards.py` keeps them
LEFT: Final = 172  # preserved cards
MEMBERS: Final = 196  # by seat and hex: explorers, and ONE_LEADER for each leader
TILE: Final = 436  # by hex: tile + 1, or 0 for jungle
TURN: Final = 496  # how far that tile is turned
LEVEL: Final = 556  # top floor of a temple
HOARD: Final = 616  # treasures on a ruin
GUARD: Final = 676  # 0, or 1 + seat * 2 + figure
DISPLAY: Final = 736  # by face: cards face up ...
DECK: Final = 776  # ... not dealt yet ...
USED: Final = 816  # ... on the discard pile
TOKENS_UP: Final = 856  # by value: AP tokens on offer ...
BAG: Final = 888  # ... that nobody has seen
UNSEEN: Final = 920  # by kind: hidden treasures that nobody has looked at
OPEN: Final = 928  # treasures that lie open for cards 01
FLOORS: Final = 936  # by level: unbuilt floors ...
PREBUILT: Final = 948  # ... and pre-built ones
KNOWN: Final = 960  # by ruin and depth (1 lowest): kind + 1, or 0 if open, and BY_SEAT for each that knows it
KINDS: Final = 1032  # by seat and ruin: kinds known without their places, four bits a kind

SIZE: Final = 1080

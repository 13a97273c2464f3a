### The lesson of Tikal Legend.

lesson-legend-name = Learn Tikal Legend
lesson-legend-about = The draft, cards, the museum director and the six parts of the score. Ten minutes; easier after the first lesson, whose walks, camps and majorities it takes as known.

lesson-legend-chapter-draft = The draft
lesson-legend-chapter-act = Acting
lesson-legend-chapter-score = The score

lesson-legend-tile-ask = Draft the volcano
lesson-legend-tile-how = Choose the volcano among the tiles, then Take.
lesson-legend-tile-title = Most points win
lesson-legend-tile-idea = Six rounds. Points count when a volcano tile is played, and at the end: for hexes where you are strongest and for treasures. A round begins with the draft: in turn, all take cards, tiles, action points (AP) and a place.
lesson-legend-tile-why = Why the volcano? Whoever plays it says when points are counted, and whoever holds it then scores 10 in every scoring.
lesson-legend-tile-other-title = Not there.
lesson-legend-tile-other = That is a clearing. Take the volcano, tile B6.

lesson-legend-card-ask = Draft the card “Temple landing”
lesson-legend-card-how = Choose the card, then Take.
lesson-legend-card-title = Cards do more than AP
lesson-legend-card-idea = Each card is one strong action. “Temple landing” puts two explorers on temples, wherever they are.
lesson-legend-card-why = Why this one? Two temples of 4 stand empty, far away from every camp.
lesson-legend-card-other-title = Not there.
lesson-legend-card-other = Cards with tiles are good too. But today take “Temple landing”.

lesson-legend-token-ask = Draft the token of 10 AP
lesson-legend-token-how = Choose the token with 10, then Take.
lesson-legend-token-title = Your AP for the round
lesson-legend-token-idea = All your AP of a round are on one token, used once, whole, in one turn. The tokens differ, and who takes first has the choice.
lesson-legend-token-why = Why now? Only two lie there, and Itzel would take the better one.
lesson-legend-token-less-title = Nearly. One more.
lesson-legend-token-less = That one has 9. Take the 10.
lesson-legend-token-place-title = Not yet.
lesson-legend-token-place = First the AP token: the places can wait.

lesson-legend-place-ask = Draft place 1
lesson-legend-place-how = Choose place 1, then Take.
lesson-legend-place-title = Who is first next time
lesson-legend-place-idea = The place counts from the next round on. Who is first drafts first.
lesson-legend-place-why = Why not earlier? What you draft last is what matters least now.
lesson-legend-place-second-title = Nearly.
lesson-legend-place-second = Place 1 is still there. Take it.

lesson-legend-landing-ask = Play “Temple landing” on H2 and F5
lesson-legend-landing-how = { $next ->
    [1] Choose the card in your campsite, below the board, then “Play”.
    [2] Choose H2 for the first explorer.
    *[other] Choose F5 for the second explorer.
}
lesson-legend-landing-title = One action a turn
lesson-legend-landing-idea = Now everybody acts in turn, one thing each time: a card, a tile, the AP token. This card puts an explorer on H2 and one on F5.
lesson-legend-landing-why = Why there? Worth 4 each, and the strongest there scores: an explorer counts 1, a leader 3.
lesson-legend-landing-volcano-title = Not yet.
lesson-legend-landing-volcano = That would count points now. First be strong: play the card.
lesson-legend-landing-ap-title = Not yet.
lesson-legend-landing-ap = The AP come next turn. First play the card.
lesson-legend-landing-other-title = Nearly.
lesson-legend-landing-other = That was another card. Play “Temple landing”.

lesson-legend-end-ask = End your turn
lesson-legend-end-how = Press End turn.
lesson-legend-end-title = That was one action
lesson-legend-end-idea = You do one thing, then the others one each, until all have passed. Next Itzel lays a tile: it may go on any hex of the jungle.
lesson-legend-end-why = Why does your score say 21 “if scored now”, and 11 before? 10 come from the volcano that your leader holds; 8 more come from the two temples; the last 2 from wild ground. That is what hexes of jungle and clearing are called. Each that you hold pays 1 for every temple of yours: one hex, two temples.
lesson-legend-end-more-title = Not now.
lesson-legend-end-more = One action a turn. Press End turn.

lesson-legend-ap-ask = Use your AP token
lesson-legend-ap-how = Choose the token of 10 AP in your campsite and use it.
lesson-legend-ap-title = Ten AP at once
lesson-legend-ap-idea = AP, action points, pay for what your people do: deploy, walk, dig, uncover floors, camp. All ten are for this one turn.
lesson-legend-ap-why = Why now? There is a lot to do before points are counted.
lesson-legend-ap-card-title = Not now.
lesson-legend-ap-card = Keep that card. Use the AP token.
lesson-legend-ap-volcano-title = Not yet.
lesson-legend-ap-volcano = Nearly there: first spend your AP, then the volcano.

lesson-legend-director-ask = Ask the director: “Head hunter”
lesson-legend-director-how = { $next ->
    [1] Choose “Head hunter” on the director's tile in your campsite.
    [2] Press “{ WORD("deed-recruit-leader") }”: out of the box into your supply, for nothing. Who is in your supply can be brought to a camp.
    [3] Press “{ WORD("deed-recruit-explorer") }”: for nothing too.
    [4] Choose your camp on F3, then “Bring a leader”.
    *[other] Choose F3 once more: an explorer comes in.
}
lesson-legend-director-title = Once in a game
lesson-legend-director-idea = Your museum director has three powers. You may use one of them, once in the game, and it takes no action.
lesson-legend-director-why = Why this one? A leader and an explorer come in for nothing. The buttons beside your AP do such things for AP: make an explorer or a leader available, put a trail stone, swap treasures. Who never asks the director gets 5 points at the end: the laurel.
lesson-legend-director-other-title = Not there.
lesson-legend-director-other = That is another power. Choose “Head hunter”.
lesson-legend-director-end-title = Not yet.
lesson-legend-director-end = All your AP would be lost. First ask the director.

lesson-legend-dig-ask = Dig on D4
lesson-legend-dig-how = { $next ->
    [5] Choose D4, then dig: 3 AP.
    *[other] Choose the explorer on F3, the smaller figure on the left, then D4: 4 AP.
}
lesson-legend-dig-title = Stones are the toll
lesson-legend-dig-idea = Every stone that is crossed costs 1 AP. You may walk through the jungle too, wherever a stone lies on the edge.
lesson-legend-dig-why = Why D4? Four treasures lie there, and no one is digging.
lesson-legend-dig-leader-title = Nearly.
lesson-legend-dig-leader = That is the leader. Send the explorer.
lesson-legend-dig-early-title = Not yet.
lesson-legend-dig-early = Walk the explorer to D4 first.
lesson-legend-dig-end-title = Not yet.
lesson-legend-dig-end = You have AP left, and they are not kept.

lesson-legend-floor-ask = Uncover a floor on H2
lesson-legend-floor-how = Choose H2, then “Uncover to 5”: 2 AP.
lesson-legend-floor-title = From 4 to 5
lesson-legend-floor-idea = Whoever stands on a temple uncovers its next floor for 2 AP. The number on top is what the temple pays.
lesson-legend-floor-why = Floors 7 to 10 make a temple tall: whoever holds it then gets 5, 6, 8 or 10 points more in every scoring.
lesson-legend-floor-other-title = Nearly.
lesson-legend-floor-other = Take H2 first. F5 comes later.
lesson-legend-floor-end-title = Not yet.
lesson-legend-floor-end = 3 AP are left: enough for a floor.

lesson-legend-next-ask = End your turn
lesson-legend-next-how = Press End turn.
lesson-legend-next-title = The token is used
lesson-legend-next-idea = What you do not spend is lost. You still have tiles and cards for more turns.
lesson-legend-next-why = What now? Itzel plays a card: a lake at the border.
lesson-legend-next-more-title = Not now.
lesson-legend-next-more = That is enough. Press End turn.

lesson-legend-keep-ask = Preserve the card “Base camp” and end your turn
lesson-legend-keep-how = { $next ->
    [2] Now press End turn.
    *[other] Choose the card “Base camp”, then “Preserve”.
}
lesson-legend-keep-title = For another day
lesson-legend-keep-idea = The cards of this round are gone after it. A preserved card gets a place of its own on your campsite and stays.
lesson-legend-keep-why = Why keep it? A camp costs 5 AP. With this card it costs one action, when you need it.
lesson-legend-keep-discard-title = Not there.
lesson-legend-keep-discard = Do not throw it away: preserve it.
lesson-legend-keep-play-title = Not now.
lesson-legend-keep-play = You have no good place for a camp yet. Preserve it.
lesson-legend-keep-volcano-title = Not yet.
lesson-legend-keep-volcano = Next turn. First save the card.

lesson-legend-erupt-ask = Play the volcano
lesson-legend-erupt-how = Choose the volcano tile in your campsite and play it.
lesson-legend-erupt-title = Now points are counted
lesson-legend-erupt-idea = Points are counted whenever somebody plays a volcano tile, and once more after the last round. Everybody gets 10 AP and then scores; you are first.
lesson-legend-erupt-why = Why now? You hold two temples, and Itzel holds little. The tile itself is laid after everybody has scored.
lesson-legend-erupt-card-title = Not now.
lesson-legend-erupt-card = The time is right: play the volcano.

lesson-legend-ground-ask = Explorer to F4, leader to G4
lesson-legend-ground-how = { $next ->
    [2] Walk the leader from F3 to G4: 1 AP.
    *[other] Walk the explorer from G4 to F4: 1 AP.
}
lesson-legend-ground-title = Wild ground
lesson-legend-ground-idea = Hexes of jungle and clearing where you are the strongest (an explorer counts 1, a leader 3), times the temples that you score. Two temples, two hexes: 4 points.
lesson-legend-ground-why = Why not F3? A hex with a camp does not count.
lesson-legend-ground-end-title = Not yet.
lesson-legend-ground-end = Ending the turn counts your points. First spend your 10 AP.

lesson-legend-floors-ask = Uncover a floor on F5 and on H2
lesson-legend-floors-how = { $next ->
    [2] Choose H2, then “Uncover to 6”: 2 AP.
    *[other] Choose F5, then “Uncover to 5”: 2 AP.
}
lesson-legend-floors-title = Temples and tall temples
lesson-legend-floors-idea = A temple pays its top floor to whoever is strongest there; a tie pays nobody. Floors 7 to 10 pay 5, 6, 8 or 10 besides.
lesson-legend-floors-why = Why both? Each floor is a point now and in every scoring to come. But whoever is strongest on a temple may post a guardian: then it is theirs for good and grows no more. High temples are taken that way.
lesson-legend-floors-guard-title = Not now.
lesson-legend-floors-guard = A guardian would keep it for good, but the temple grows no more. Uncover the floors.
lesson-legend-floors-end-title = Not yet.
lesson-legend-floors-end = You have AP left. Uncover the floors.

lesson-legend-treasure-ask = Dig once more on D4
lesson-legend-treasure-how = Choose D4, then dig: 3 AP.
lesson-legend-treasure-title = Treasures
lesson-legend-treasure-idea = One to five treasures of a kind give 1, 3, 6, 10 or 15 points.
lesson-legend-treasure-why = For 3 AP you may also swap one or two treasures with another player, who cannot refuse. You may give a kind only if you have at least as many of it as they have.
lesson-legend-treasure-end-title = Not yet.
lesson-legend-treasure-end = 4 AP are left. Dig first.

lesson-legend-count-ask = End your turn and score
lesson-legend-count-how = Press End turn.
lesson-legend-count-title = Six parts
lesson-legend-count-idea = Temples 11, tall temples 0, volcanoes 10 for the one your leader holds on D1, wild ground 4, waters 0, treasures 2.
lesson-legend-count-why = Waters are lakes where you are the strongest, times the masks on ruins where you are. Masks are the little heads drawn on a ruin’s tile: all of an empty ruin count, one where treasures are left.
lesson-legend-count-more-title = Not now.
lesson-legend-count-more = All is done. Press End turn.

lesson-legend-lay-ask = Lay the volcano on G3
lesson-legend-lay-how = Press the golden button: the tile lies on G3 already.
lesson-legend-lay-title = Then it is laid
lesson-legend-lay-idea = The volcano goes on any hex of the jungle. Whoever is strongest there scores 10 for it next time.
lesson-legend-lay-why = Why G3? Your leader is next to it.
lesson-legend-lay-elsewhere-title = Not there.
lesson-legend-lay-elsewhere = G3 is closer to your people.

lesson-legend-over-ask = You have learnt Tikal Legend
lesson-legend-over-how = Twenty-eight points to six: well done.
lesson-legend-over-title = That is Legend
lesson-legend-over-idea = Six rounds of drafting and acting; whoever has nothing left passes. Not seen here: a guardian keeps a temple of yours for good, so post one on a high temple before a stronger rival does; and 1 AP leads from one of your camps to another.
lesson-legend-over-why = You are far ahead. Play this game on now, or leave it for good and start a new one from the start page.

### The lessons of the classic game.

## Lesson one: the basic game up to its first scoring

lesson-first-turns-name = First turns
lesson-first-turns-about = Tiles, walks, temples, treasures and the first scoring. Ten minutes.

lesson-first-turns-chapter-land = The land
lesson-first-turns-chapter-walking = Walking
lesson-first-turns-chapter-temples = Temples
lesson-first-turns-chapter-treasures = Treasures
lesson-first-turns-chapter-camps = Camps
lesson-first-turns-chapter-points = Points

lesson-first-turns-lay-ask = Lay the temple on C4
lesson-first-turns-lay-how = Rotate the tile until its single stone points down to the right. Then click C4.
lesson-first-turns-lay-title = Every turn begins with a tile
lesson-first-turns-lay-idea = It lies beside known land, and a stone must join the two.
lesson-first-turns-lay-why = Why turn it? Stones are the ways. You decide where they lead.
lesson-first-turns-lay-turned-title = Nearly. Turn it.
lesson-first-turns-lay-turned = The hex is right. Rotate the tile until its single stone points down to the right, to D4.
lesson-first-turns-lay-elsewhere-title = Not there.
lesson-first-turns-lay-elsewhere = It would fit, but here we want it on C4, two steps from the camp.
lesson-first-turns-lay-alone-title = Not there.
lesson-first-turns-lay-alone = Land grows from land. C4 touches the clearing B4.

lesson-first-turns-leader-ask = Bring in your leader
lesson-first-turns-leader-how = Click the camp on A5, then the leader. It costs 1 AP.
lesson-first-turns-leader-title = Ten action points
lesson-first-turns-leader-idea = After the tile you have 10 AP to spend. Bringing in a member costs 1.
lesson-first-turns-leader-why = Why the leader first? It counts as three explorers.
lesson-first-turns-leader-explorer-title = Nearly. The leader first.
lesson-first-turns-leader-explorer = The figure with the plume on its hat is your leader.

lesson-first-turns-explorer-ask = Bring in an explorer
lesson-first-turns-explorer-how = Click the camp on A5 again, then the explorer: 1 AP.
lesson-first-turns-explorer-title = Not alone
lesson-first-turns-explorer-idea = You have one leader and 18 explorers. All of them begin in the camp on A5.
lesson-first-turns-explorer-why = Why bring one now? Who comes today can work tomorrow.
lesson-first-turns-explorer-second-title = Not yet.
lesson-first-turns-explorer-second = There is only one leader. Choose the explorer.
lesson-first-turns-explorer-off-title = Not yet.
lesson-first-turns-explorer-off = Your leader walks in the next step. First bring in an explorer on A5.

lesson-first-turns-walk-ask = Walk your leader to C4
lesson-first-turns-walk-how = Click the lit hex. Two stones on the way: 2 AP.
lesson-first-turns-walk-title = Stones are the toll
lesson-first-turns-walk-idea = Every stone you cross costs 1 AP. One out of camp, one into C4: two.
lesson-first-turns-walk-why = Why there? Whoever stands strongest on a temple scores it, and your leader counts as three.
lesson-first-turns-walk-explorer-title = Nearly.
lesson-first-turns-walk-explorer = That was the explorer. Take the leader, then click C4.
lesson-first-turns-walk-elsewhere-title = Not there.
lesson-first-turns-walk-elsewhere = Those temples are worth 1. C4 is worth 2.

lesson-first-turns-halfway-ask = Walk your explorer to B4
lesson-first-turns-halfway-how = Click the explorer on A5, then B4. One stone: 1 AP.
lesson-first-turns-halfway-title = No stone, no way
lesson-first-turns-halfway-idea = Where two hexes share no stone nobody crosses. From A5 the cheap way leads over B4.
lesson-first-turns-halfway-why = Why stop there? You want to keep 5 AP for the temple.
lesson-first-turns-halfway-far-title = Not there.
lesson-first-turns-halfway-far = That would cost 2 AP. B4 costs 1.
lesson-first-turns-halfway-leader-title = Nearly.
lesson-first-turns-halfway-leader = The leader stays on the temple. Send the explorer.
lesson-first-turns-halfway-uncover-title = Not yet.
lesson-first-turns-halfway-uncover = That comes next. First the explorer goes to B4.

lesson-first-turns-uncover-ask = Raise the temple on C4 to 3
lesson-first-turns-uncover-how = Click C4, then "Uncover to 3": 2 AP.
lesson-first-turns-uncover-title = Uncover it
lesson-first-turns-uncover-idea = A member on a temple can clear its next level for 2 AP.
lesson-first-turns-uncover-why = Why? The number is what the temple pays in every scoring.
lesson-first-turns-uncover-nobody-title = Not there.
lesson-first-turns-uncover-nobody = Your leader stands on C4: work there.
lesson-first-turns-uncover-bring-title = Not yet.
lesson-first-turns-uncover-bring = Your leader alone can do this one. Click C4.

lesson-first-turns-two-ask = Raise the temple on C4 to 4
lesson-first-turns-two-how = Level 3 is done. One more, for 2 AP.
lesson-first-turns-two-title = One more
lesson-first-turns-two-idea = A temple can be raised twice in a turn.
lesson-first-turns-two-why = Why go on? Level 4 pays one point more, again and again.
lesson-first-turns-two-one-title = Nearly. It takes two.
lesson-first-turns-two-one = Your leader stands on C4. The explorer is on B4, one stone away: bring it over.
lesson-first-turns-two-leave-title = Not there.
lesson-first-turns-two-leave = Nobody needs to leave. Your explorer is to come to C4.

lesson-first-turns-end-ask = End your turn
lesson-first-turns-end-how = Press End turn. Then Itzel plays.
lesson-first-turns-end-title = Ten are spent
lesson-first-turns-end-idea = You may always stop sooner. What is not spent is lost.
lesson-first-turns-end-why = What now? Itzel lays a tile and spends her 10 AP. Watch where she goes.
lesson-first-turns-end-more-title = Not now.
lesson-first-turns-end-more = This turn is done. Press End turn.

lesson-first-turns-ruin-ask = Lay the ruin on C5
lesson-first-turns-ruin-how = Rotate it until one stone points up, to C4. Then click C5.
lesson-first-turns-ruin-title = A new turn, a new tile
lesson-first-turns-ruin-idea = This is a ruin. Each mask on it hides a treasure.
lesson-first-turns-ruin-why = Why there? It lies next to the clearing and to your temple: two ways in.
lesson-first-turns-ruin-turned-title = Nearly. Turn it.
lesson-first-turns-ruin-turned = The hex is right. The single stone is to point up, to C4.
lesson-first-turns-ruin-elsewhere-title = Not there.
lesson-first-turns-ruin-elsewhere = C5 is closer to your people.

lesson-first-turns-majority-ask = Take C4 back
lesson-first-turns-majority-how = Bring in an explorer on A5, then walk it to C4: 3 AP in all.
lesson-first-turns-majority-title = The majority scores
lesson-first-turns-majority-idea = You have a leader and an explorer on C4: 4. Itzel has as much. Level means that nobody scores.
lesson-first-turns-majority-why = Why one more? Five against four, and the temple is yours.
lesson-first-turns-majority-uncover-title = Not yet.
lesson-first-turns-majority-uncover = Raising it now helps nobody. First be stronger than Itzel.
lesson-first-turns-majority-guard-title = Not yet.
lesson-first-turns-majority-guard = Later. First bring one more explorer.
lesson-first-turns-majority-away-title = Not there.
lesson-first-turns-majority-away = Then Itzel would lead on C4. Bring one more instead.

lesson-first-turns-reach-ask = Send an explorer to the ruin
lesson-first-turns-reach-how = Bring one in on A5 and walk it to C5: 3 AP in all.
lesson-first-turns-reach-title = Somebody has to dig
lesson-first-turns-reach-idea = A member on a ruin can dig. Your others are needed on C4.
lesson-first-turns-reach-why = Why keep 4 AP? One treasure costs 3.
lesson-first-turns-reach-dig-title = Not yet.
lesson-first-turns-reach-dig = Nobody of yours stands there. Bring an explorer to C5.
lesson-first-turns-reach-weaken-title = Not there.
lesson-first-turns-reach-weaken = Then C4 would be level again. Take a new explorer from A5.

lesson-first-turns-dig-ask = Dig a treasure
lesson-first-turns-dig-how = Click C5, then "Dig a treasure": 3 AP.
lesson-first-turns-dig-title = What lies below?
lesson-first-turns-dig-idea = The top treasure is turned over and is yours. Nobody knows it before.
lesson-first-turns-dig-why = Why dig? One of a kind scores 1, two score 3, three score 6.
lesson-first-turns-dig-away-title = Not there.
lesson-first-turns-dig-away = Stay on C5 and dig.
lesson-first-turns-dig-end-title = Not yet.
lesson-first-turns-dig-end = You have 4 AP left. Dig first.

lesson-first-turns-lost-ask = End your turn
lesson-first-turns-lost-how = 1 AP is left, and it is not kept. Press End turn.
lesson-first-turns-lost-title = A sun
lesson-first-turns-lost-idea = You see all treasures, also those of the others. A second sun would make a pair.
lesson-first-turns-lost-why = What now? Itzel's turn. Keep an eye on the ruin.
lesson-first-turns-lost-again-title = Not now.
lesson-first-turns-lost-again = Enough for this turn. Press End turn.

lesson-first-turns-clearing-ask = Lay the clearing on D4
lesson-first-turns-clearing-how = It lies right already. Click D4.
lesson-first-turns-clearing-title = Room for a camp
lesson-first-turns-clearing-idea = Nothing is found on a clearing. But a camp can stand there.
lesson-first-turns-clearing-why = Why D4? The base camp is far away by now, and it gets farther.
lesson-first-turns-clearing-turned-title = Nearly. Turn it back.
lesson-first-turns-clearing-turned = The hex is right. Let one stone point up and one down.
lesson-first-turns-clearing-elsewhere-title = Not there.
lesson-first-turns-clearing-elsewhere = D4 lies beside your temple.

lesson-first-turns-camp-ask = Build a camp on D4
lesson-first-turns-camp-how = Walk an explorer from C4 to D4, then click D4 and build: 6 AP in all.
lesson-first-turns-camp-title = A camp of your own
lesson-first-turns-camp-idea = It costs 5 AP, and a member of yours has to be there. You have two camps.
lesson-first-turns-camp-why = Why so dear? From now on your people can begin there, in the middle of the land.
lesson-first-turns-camp-empty-title = Not yet.
lesson-first-turns-camp-empty = Walk an explorer from C4 to D4 first: 1 AP.
lesson-first-turns-camp-leader-title = Nearly.
lesson-first-turns-camp-leader = Leave the leader on C4, it holds the temple. Send an explorer.

lesson-first-turns-second-ask = Dig once more on C5
lesson-first-turns-second-how = Click C5, then "Dig a treasure": 3 AP.
lesson-first-turns-second-title = A second treasure
lesson-first-turns-second-idea = Your explorer still stands in the ruin. One member, one treasure a turn.
lesson-first-turns-second-why = Why hurry? Itzel digs here too: she took a sun.
lesson-first-turns-second-end-title = Not yet.
lesson-first-turns-second-end = You have 4 AP left. Dig first.
lesson-first-turns-second-enter-title = Not yet.
lesson-first-turns-second-enter = Dig first: it costs 3 of your 4 AP.

lesson-first-turns-arrive-ask = Bring an explorer to your camp
lesson-first-turns-arrive-how = Click D4, then the explorer: 1 AP.
lesson-first-turns-arrive-title = A short way
lesson-first-turns-arrive-idea = From your camp to C4 it is one stone. From A5 it would be two, and later five or six.
lesson-first-turns-arrive-why = Also: between your camps and A5 a secret path leads for 1 AP.
lesson-first-turns-arrive-base-title = Not there.
lesson-first-turns-arrive-base = You built D4 for this. Bring it in there.
lesson-first-turns-arrive-end-title = Not yet.
lesson-first-turns-arrive-end = 1 AP is left: just enough for an explorer on D4.

lesson-first-turns-rest-ask = End your turn
lesson-first-turns-rest-how = Press End turn.
lesson-first-turns-rest-title = A plume
lesson-first-turns-rest-idea = A sun and a plume: 1 point each. Two suns would be 3.
lesson-first-turns-rest-why = What now? Soon a volcano comes out of the stack.
lesson-first-turns-rest-more-title = Not now.
lesson-first-turns-rest-more = All is spent. Press End turn.

lesson-first-turns-swap-ask = Exchange your plume for Itzel's sun
lesson-first-turns-swap-how = Press Exchange, give the plume, take the sun: 3 AP.
lesson-first-turns-swap-title = A volcano: scoring!
lesson-first-turns-swap-idea = You drew a volcano. Before it is laid everybody has one turn of 10 AP and then scores.
lesson-first-turns-swap-why = Why exchange? Two suns make a pair: 3 points instead of 2. Nobody can refuse, and pairs are safe.
lesson-first-turns-swap-sun-title = Not there.
lesson-first-turns-swap-sun = Give the plume, take the sun.
lesson-first-turns-swap-end-title = Not yet.
lesson-first-turns-swap-end = Ending the turn scores at once. First make the most of your 10 AP.
lesson-first-turns-swap-guard-title = Not yet.
lesson-first-turns-swap-guard = Good idea, in a moment. First the exchange.

lesson-first-turns-relieve-ask = Leader to D4, explorer to C4
lesson-first-turns-relieve-how = Walk the leader from C4 to D4, and the explorer from D4 to C4: 2 AP.
lesson-first-turns-relieve-title = Before the guard comes
lesson-first-turns-relieve-idea = A guard stays on a temple for good. Whoever of yours stands beside it leaves the game.
lesson-first-turns-relieve-why = Why swap? Your leader is too good to lose. Two explorers against one of Itzel's will do.
lesson-first-turns-relieve-guard-title = Not yet.
lesson-first-turns-relieve-guard = Now the leader would leave the game, or stand guard for ever. Walk it to D4 first.
lesson-first-turns-relieve-end-title = Not yet.
lesson-first-turns-relieve-end = You have 7 AP left, and they are worth much today.

lesson-first-turns-guard-ask = Place a guard on C4
lesson-first-turns-guard-how = Click C4, then "Explorer on guard": 5 AP.
lesson-first-turns-guard-title = Yours for good
lesson-first-turns-guard-idea = It needs the majority and 5 AP. From then on C4 pays you in every scoring, whoever comes.
lesson-first-turns-guard-why = Why not always? You have only two guards, and a guarded temple grows no more.
lesson-first-turns-guard-end-title = Not yet.
lesson-first-turns-guard-end = 5 AP are left: just enough for a guard.
lesson-first-turns-guard-raise-title = Not there.
lesson-first-turns-guard-raise = Then 5 AP would not be left for the guard.

lesson-first-turns-score-ask = End your turn and score
lesson-first-turns-score-how = Press End turn. Your temples and treasures are counted.
lesson-first-turns-score-title = Now it counts
lesson-first-turns-score-idea = C4 pays 4, the pair of suns 3: seven points. Then Itzel has her turn and scores.
lesson-first-turns-score-why = After that nothing is taken away: temples and treasures score again next time.
lesson-first-turns-score-move-title = Not now.
lesson-first-turns-score-move = All is spent. Press End turn.

lesson-first-turns-volcano-ask = Lay the volcano on D3
lesson-first-turns-volcano-how = Click D3.
lesson-first-turns-volcano-title = A wall of fire
lesson-first-turns-volcano-idea = Nobody enters a volcano. It needs no stones, only known land beside it.
lesson-first-turns-volcano-why = Why D3? It stands between Itzel and your temple.
lesson-first-turns-volcano-elsewhere-title = Not there.
lesson-first-turns-volcano-elsewhere = That would close your own way on. Lay it on D3.

lesson-first-turns-over-ask = You have learnt Tikal
lesson-first-turns-over-how = Seven points to six: well done.
lesson-first-turns-over-title = That is the whole game
lesson-first-turns-over-idea = A tile and 10 AP a turn. Three volcanoes bring scorings; when the last tile lies everybody scores once more, and the most points win.
lesson-first-turns-over-why = You lead seven to six. Play this game on, or start a new one.

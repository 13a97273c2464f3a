# The sentence on the face of an action card: four lines of some fifteen letters. What it means in full is card-text.

card-face-01 = Take both of these.
card-face-02 = Put 2 explorers on one ruin with treasures.
card-face-03 = Put 3 explorers on one ruin with treasures.
card-face-04 = Take the top treasure of a ruin where you stand.
card-face-05 = Take up to 2 top treasures where you stand.
card-face-06 = Take up to 3 top treasures where you stand.
card-face-07 = Look at the top treasure of every ruin.
card-face-08 = Join a ruin, sort its treasures and take the top one.
card-face-09 = Put up to 2 explorers on temples.
card-face-10 = Clear up to 2 floors of one temple.
card-face-11 = Clear 1 floor each of up to 3 temples.
card-face-12 = Set up or move a base camp.
card-face-13 = Set up or move a camp; bring up to 1 member.
card-face-14 = Set up or move a camp; bring up to 2 members.
card-face-15 = Up to 4 explorers become available.
card-face-16 = 1 leader and 1 explorer are made available.
card-face-17 = Move members from one hex to any other hex.
card-face-18 = Walk with up to 5 AP.
card-face-19 = Put a trail stone on an edge.
card-face-20 = Your AP token counts 1 more.
card-face-21 = Your AP token counts 2 more.
card-face-22 = Place this temple on a border hex.
card-face-23 = Place a lake on a border hex.
card-face-24 = Place a volcano on a border hex.

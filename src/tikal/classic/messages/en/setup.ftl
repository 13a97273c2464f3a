### What the page says of it in lists and when a table is set up.

## The start page

home-tiles = { $left ->
    [0] the last tiles
    [one] one tile left
    *[other] { $left } tiles left
}

## A new table

house-start_score = Points at the start
house-camp_needs_member = A camp needs a figure of the same player there
house-camp_needs_member-yes = yes
house-camp_needs_member-no = no
house-dig_limit_per = At most two treasures a turn
house-dig_limit_per-hex = from each ruin
house-dig_limit_per-turn = from all ruins together
house-ties = Equal points at the end
house-ties-shared = share the place
house-ties-guard-treasures = guard, then treasures
house-all_pass = When everybody passes
house-all_pass-auction-goes-on = auctions go on
house-all_pass-rest-choose-free = the rest choose free
house-next_opener = Next round is opened left of
house-next_opener-last-to-play = last to play
house-next_opener-last-opener = last opener
differs-start_score = points start at { $value }
differs-camp_needs_member-yes = a camp needs a figure of the same player there
differs-camp_needs_member-no = a camp needs no figure of yours
differs-dig_limit_per-hex = two treasures a turn from each ruin
differs-dig_limit_per-turn = two treasures a turn from all ruins together
differs-ties-shared = equal points share the place
differs-ties-guard-treasures = equal points go to the highest guarded temple, then to most treasures
differs-all_pass-auction-goes-on = when all pass the auctions go on
differs-all_pass-rest-choose-free = when all pass the rest choose free
differs-next_opener-last-to-play = the next round is opened left of the last to play
differs-next_opener-last-opener = the next round is opened left of the last opener
# What an edition is: as its data file says.
edition-about-ravensburger = 1999, the first English rules
edition-about-reference = a short manual with a FAQ
edition-about-rio-grande-fr = 2005, the French text of the booklet
edition-about-rio-grande = 2005, English and German texts
edition-about-super-meeple = 2015, the reprint by the publisher Super Meeple

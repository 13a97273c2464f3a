/** The tiles that only this game has: laid at the start, and those of cards. */
import { addTiles } from "../../art/tiles";

export const MORE = addTiles(
  "s1 c0 111000,s2 t1 110100,s3 t1 010001,s4 l0 101010,s5 l0 200100,s6 v0 100100," +
    "h1 t5 200100,h2 t5 101010,h3 t6 300000,h4 t6 201000,h5 l0 110100,h6 l0 201000," +
    "h7 l0 300000,h8 l0 101010,h9 l0 210000,h10 v0 100100,h11 v0 101010",
);

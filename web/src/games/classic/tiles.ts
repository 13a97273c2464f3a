/** The tiles of the box. */
import { addTiles } from "../../art/tiles";

export const BOX = addTiles(
  "base b0 111000,temple-north t1 110100,clearing c0 111000,temple-southeast t1 010001,a1 t1 210000," +
    "a2 t2 200100,a3 t2 201000,a4 c0 110100,a5 r4 200010,a6 r4 201000," +
    "b1 t2 200010,b2 t3 200100,b3 c0 201000,b4 c0 210000,b5 r4 200001," +
    "b6 v0 000000,c1 t3 300000,c2 t4 200010,c3 c0 110100,c4 c0 300000," +
    "c5 r3 300000,d1 t5 200100,d2 t5 300000,d3 c0 101010,d4 r3 300000," +
    "d5 v0 000000,e1 t5 300000,e2 t6 300000,e3 c0 200100,e4 c0 200100," +
    "e5 r2 200001,f1 t4 210000,f2 t4 300000,f3 c0 200100,f4 r2 200100," +
    "f5 v0 000000,g1 t3 200001,g2 t3 201000,g3 c0 200100,g4 r2 300000",
);

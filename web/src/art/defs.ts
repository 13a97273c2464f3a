/** Everything that drawings refer to by name: it goes into one `<defs>` of a page. */
import { tokens } from "./coins";
import { playerSymbols } from "./figures";
import { gradients } from "./gradients";
import { SEATS } from "./players";
import { grain, plants, slabSymbols } from "./tile";
import { treasureSymbols } from "./treasures";
import { wildSymbols } from "./wilds";

export function symbols(): string {
  const players = SEATS.map((seat) => playerSymbols(seat)).join("");
  return gradients() + grain() + plants() + slabSymbols() + players + treasureSymbols() + tokens() + wildSymbols();
}

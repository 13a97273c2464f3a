/** The gradients that drawings share. */
import { linear, radial } from "./ink";

export function gradients(): string {
  return (
    radial("gTemple", "0 #f6e8bd, 0.55 #e2d093, 1 #bcbd6c") +
    radial("gClear", "0 #e0e596, 0.55 #c2d374, 1 #99b956") +
    radial("gRuin", "0 #ecdfbf, 0.6 #d3c096, 1 #aaa56c") +
    radial("gVol", "0 #8a4b32, 0.45 #4d3a36, 1 #322c2e") +
    radial("gBase", "0 #f0dcab, 0.6 #dfc383, 1 #b4a860") +
    radial("lava", "0 #fffbc9, 0.25 #ffd24a, 0.55 #ff7a1f, 0.82 #c42a10, 1 #4c120a") +
    radial("heat", "0 #ff9a3c 0.8, 0.4 #ff5a1f 0.36, 1 #ff3a10 0") +
    radial("fire", "0 #fff0a0 0.95, 0.35 #ff9d3b 0.5, 1 #ff6a1f 0") +
    radial("smoke", "0 #e4dbd5 0.55, 0.6 #c4bbb6 0.22, 1 #b9b1ad 0") +
    radial("shade", "0 #120a04 0.6, 0.6 #120a04 0.4, 1 #120a04 0") +
    radial("halo", "0 #fff6c4 0.95, 0.5 #ffeb9c 0.5, 1 #ffe27a 0") +
    radial("corona", "0 #ffe9a6 0, 0.4 #ffe9a6 0, 0.44 #ffe9a6 0.55, 1 #ffe9a6 0") +
    radial("chip", "0 #fff3c0, 0.55 #f6c64d, 1 #c98a1b", 'cx=".4" cy=".32" r=".75"') +
    radial("gold", "0 #ffeeb0, 0.5 #f0bd45, 1 #b97a17", 'cx=".38" cy=".3" r=".8"') +
    linear("beam", "0 #ffe9a6 0, 1 #fff3c0 0.75", 'x1="0" y1="0" x2="0" y2="1"') +
    linear("tsh", "0 #fff 0.18, 1 #000 0.32") +
    linear("tfr", "0 #fff 0.35, 1 #000 0.12", 'x1="0" y1="0" x2=".3" y2="1"') +
    linear("top", "0 #fff8e2, 1 #dccba0") +
    linear("canvas", "0 #fffaf0, 1 #cdbd96") +
    linear("jade", "0 #8fe0b4, 1 #1f8058") +
    linear("terra", "0 #ee9a5c, 1 #a0431f") +
    linear("lime", "0 #d8ee7c, 1 #5d8f22") +
    linear("obs", "0 #8796ad, 0.5 #3b4356, 1 #171a24") +
    linear("quet", "0 #7df0a0, 0.5 #14a36b, 1 #0b5a6b") +
    linear("coral", "0 #ffb0a0, 1 #c3383f") +
    linear("back", "0 #d07a44, 1 #7c371a") +
    linear("stone", "0 #fbf4df, 1 #d5c69d") +
    '<pattern id="t-pave" width="26" height="22" patternUnits="userSpaceOnUse"><path d="M0 0H26M0 11H26M7 0V11M20 11V22M0 22H26" stroke="#7c6a3e" stroke-width="1.1" fill="none"/></pattern>'
  );
}

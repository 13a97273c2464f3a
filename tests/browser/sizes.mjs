/** What is wrong with a screen at a size: controls that are hidden, overlapped, cut or too small for a finger, words that are cut, too little board. */

export const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  laptop: { viewport: { width: 1366, height: 657 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  zoomed: { viewport: { width: 720, height: 450 } },
};

/** Runs in the page: a list of what is wrong, and which share of the window the board has. */
export function measure() {
  const problems = [];
  const LEAST_TARGET = 44; // pixels, for a finger
  const coarse = matchMedia("(pointer: coarse)").matches && Math.min(innerWidth, innerHeight) < 500; // phones
  // while a scoring is shown the table behind it rests: its board is there all the same
  const resting = document.querySelector("main[inert]");
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const root = dialogs.at(-1) ?? document.body;
  const shown = (el) => {
    if (!el.checkVisibility({ visibilityProperty: true }) || el.closest("[inert], .sr, .board svg")) return false;
    const box = el.getBoundingClientRect();
    return box.width > 1 && box.height > 1;
  };
  const called = (el) => {
    const name = el.getAttribute("aria-label") || el.innerText || el.closest("label")?.innerText || el.value || "";
    const classes = [...el.classList].filter((c) => !c.startsWith("svelte-")).map((c) => `.${c}`);
    return `${el.tagName.toLowerCase()}${classes.join("")} "${name.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  };
  const scrolls = (el) => {
    const style = getComputedStyle(el);
    return {
      y: /auto|scroll/.test(style.overflowY) && el.scrollHeight > el.clientHeight + 1,
      x: /auto|scroll/.test(style.overflowX) && el.scrollWidth > el.clientWidth + 1,
    };
  };
  /** Brings an element into sight as a person would: by scrolling what scrolls. */
  const reach = (el) => {
    for (let on = el.parentElement; on; on = on.parentElement) {
      const last = on === document.documentElement;
      const can = last ? { y: true, x: false } : scrolls(on);
      if (!can.x && !can.y) continue;
      const box = el.getBoundingClientRect();
      const frame = last ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : on.getBoundingClientRect();
      const by = (from, to, least, most) => (from + to - least - most) / 2;
      if (can.y) on.scrollTop += by(box.top, box.bottom, frame.top, frame.bottom);
      if (can.x) on.scrollLeft += by(box.left, box.right, frame.left, frame.right);
    }
  };
  /** What is wrong with a control where it is now; nothing, if all of it can be pressed. `bare`: nothing round it will do. */
  const faultOf = (el, bare = false) => {
    const box = el.getBoundingClientRect();
    const where = [box.left, box.top, box.right, box.bottom].map(Math.round);
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return `hidden: CONTROL at ${where}`;
    for (const [fx, fy] of [[0.5, 0.5], [0.3, 0.3], [0.7, 0.3], [0.3, 0.7], [0.7, 0.7]]) {
      const over = document.elementFromPoint(box.left + box.width * fx, box.top + box.height * fy);
      if (over && (el.contains(over) || (!bare && (over.contains(el) || over.closest("label")?.contains(el))))) continue;
      return `overlapped: CONTROL at ${where} by ${over ? called(over) : "nothing"}`;
    }
    return null;
  };
  /** How far what counts as a control reaches, from its middle on both sides. */
  const extent = (el, dx, dy) => {
    const box = el.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    let far = 0;
    for (const way of [1, -1]) {
      for (let n = 1; n <= LEAST_TARGET && far < LEAST_TARGET; n++, far++) {
        const over = document.elementFromPoint(x + dx * way * n, y + dy * way * n);
        if (!over || !(el.contains(over) || over.closest("label")?.contains(el))) break;
      }
    }
    return far + 1;
  };
  /** What a finger cannot hit: less than 44 pixels across. A link within a sentence may be as high as its line. */
  const tooSmall = (el) => {
    const inline = el.matches("a") && getComputedStyle(el).display === "inline";
    const box = el.getBoundingClientRect();
    if (inline || el.closest(".sr") || Math.min(box.width, box.height) >= LEAST_TARGET) return null;
    let [wide, high] = [extent(el, 1, 0), extent(el, 0, 1)];
    if (Math.min(wide, high) < LEAST_TARGET) {
      reach(el); // it may lie at the edge of what scrolls
      [wide, high] = [extent(el, 1, 0), extent(el, 0, 1)];
    }
    return Math.min(wide, high) < LEAST_TARGET ? `too small for a finger: ${called(el)}, ${wide} x ${high}` : null;
  };
  const controls = [...root.querySelectorAll('button, a[href], input, select, textarea, [role="menuitem"], [role="tab"]')];
  for (const el of controls) {
    if (!shown(el)) continue;
    const whole = el.matches("label input") && getComputedStyle(el).opacity === "0" ? el.closest("label") : el;
    // what is in sight needs no scrolling, and most of a long list comes into sight together
    if (faultOf(whole, true)) {
      reach(whole);
      const fault = faultOf(whole);
      if (fault) problems.push(fault.replace("CONTROL", () => called(el)));
    }
    const small = coarse && tooSmall(whole);
    if (small) problems.push(small);
  }
  // in a replay hexes are lit to be seen, not to be chosen
  for (const el of coarse ? root.querySelectorAll("main:not(.replay) .hit.lit") : []) {
    const { width, height } = el.getBoundingClientRect();
    if (Math.min(width, height) < LEAST_TARGET) problems.push(`too small for a finger: hex ${el.dataset.hex}, ${width} x ${height}`);
  }
  const moving = document.getAnimations().filter((one) => one.playState === "running").map((one) => one.animationName ?? one.transitionProperty ?? one.id);
  if (moving.length > 0) problems.push(`moves, where less motion is wished for: ${[...new Set(moving)]}`);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!node.textContent.trim() || !el || el.closest("script, style, svg, option, [inert], .sr, [data-rolls], [data-folded]") || !el.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(el).clipPath !== "none") continue; // only heard
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    for (let on = el; on && on !== document.body; on = on.parentElement) {
      const style = getComputedStyle(on);
      if (style.position === "fixed" || style.clipPath !== "none") break; // those that are clipped are only heard
      if (style.overflowX === "visible" && !on.matches(".btn")) continue;
      if (/auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY)) break;
      const frame = on.getBoundingClientRect();
      const high = style.overflowY === "hidden" && (box.top < frame.top - 4 || box.bottom > frame.bottom + 4);
      if (box.left < frame.left - 2 || box.right > frame.right + 2 || high) {
        problems.push(`cut: "${node.textContent.trim().slice(0, 40)}" in ${called(on)}`);
        break;
      }
    }
  }
  let board = 0;
  if (resting) resting.inert = false;
  const STEPS = 40;
  for (let i = 0; i < STEPS; i++) {
    for (let k = 0; k < STEPS; k++) {
      const [x, y] = [((i + 0.5) / STEPS) * innerWidth, ((k + 0.5) / STEPS) * innerHeight];
      const seen = (el) => {
        const box = el.getBoundingClientRect();
        return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      };
      // what can be hit may be larger than what is seen
      let top = document.elementFromPoint(x, y);
      if (top && !top.closest(".board") && !seen(top)) top = document.elementsFromPoint(x, y).find(seen);
      if (top?.closest(".board")) board++;
    }
  }
  if (resting) resting.inert = true;
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) problems.push(`the page is ${page.scrollWidth} wide`);
  page.scrollTop = 0;
  return { problems: [...new Set(problems)], board: document.querySelector(".board") ? board / STEPS ** 2 : null, dialog: dialogs.length > 0 };
}

/** What the tests of planning ahead share: the plan as it is shown, and two people at a table of a record. */
import { button, DESKTOP, record } from "./house.mjs";

const BOT = { kind: "bot", bot: "easy" };
const SEATS = ["Red", "Blue", "Yellow", "White"];

export const panel = (person) => person.page.getByRole("region", { name: "Your plan" });
export const rows = (person) => panel(person).locator("li");
export const words = (person) => rows(person).evaluateAll((list) => list.map((row) => row.querySelector("b").textContent));
export const planning = (person) => person.page.locator('main[data-plan="planning"]').waitFor();
export const ready = (person) => person.page.locator('main[data-plan="ready"]').waitFor();
export const unplanned = (person) => person.page.locator("main:not([data-plan])").waitFor();
export const seq = (person) => person.page.locator("main").getAttribute("data-seq").then(Number);
export const hear = (person, text) => person.page.getByText(text).first().waitFor();

/** Waits until so many steps are planned. */
export const counted = (person, count) => person.page.waitForFunction((n) => document.querySelectorAll(".plan li").length === n, count);

/** All that the server tells a page, as text. */
export function listen(person) {
  const heard = [];
  person.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** Of plans somebody hears of their own alone, and who has none hears that. */
export const plansIn = (heard) => heard.map((text) => JSON.parse(text)).filter(({ type }) => type === "planned");

/** Mira and Jonas go on where a record ends, in those seats, with bots in the others; it is Jonas's turn. */
export async function atTable(house, name, { mira: hers, jonas: his }, { options = DESKTOP, ...eyes } = {}) {
  const mira = await house.person(options, eyes);
  const jonas = await house.person(DESKTOP);
  const heard = listen(jonas);
  const seats = SEATS.map((seat) => (seat === hers ? { kind: "me", name: "Mira" } : seat === his ? { kind: "link" } : BOT));
  const { table, invitations } = await mira.ask("/api/tables", { seats, record: record(name) });
  await jonas.ask(`/api/invitations/${invitations[0].path.split("/").pop()}`, { name: "Jonas" });
  return { mira, jonas, table, heard };
}

/** The same, and both look: Mira begins to plan while Jonas moves. Also returns how many rows there were. */
export async function beginsToPlan(house, name, seats) {
  const at = await atTable(house, name, seats);
  const { mira, jonas, table } = at;
  await jonas.visit(`/table/${table}`);
  await jonas.ready(["acting"]);
  await mira.visit(`/table/${table}`);
  await mira.ready(["waiting"]);
  const before = await seq(mira);
  await button(mira, "Plan").click();
  await planning(mira);
  await hear(mira, "Only you see this. Jonas moves.");
  return { ...at, before };
}

/** The same person on another device. */
export async function onPhone(house, person, options) {
  const phone = await house.person(options);
  phone.phone = true;
  await phone.page.context().addCookies(await person.page.context().cookies());
  return phone;
}

/** Clicks a hex, or taps it. */
export async function point(person, hex) {
  const target = person.page.locator(`.hit[data-hex="${hex}"]`);
  if (person.phone) return target.dispatchEvent("click");
  const box = await target.boundingBox();
  await person.page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.85);
}

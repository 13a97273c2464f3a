/** What people are told apart by at a glance, besides their names. */

const TONES = 6;

/** The first letter of a name, as people read it; a sign for nobody. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "?";
}

/** Which of the tones a name has: always the same. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name.trim().toLocaleLowerCase()) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return sum % TONES;
}

/** The topics of Legend's rules at hand, in the order in which one needs them. */
export const LEGEND_TOPICS: [topic: string, examples: string[]][] = [
  ["legend-game", []],
  ["legend-draft", []],
  ["legend-act", []],
  ["legend-ap", []],
  ["legend-walk", []],
  ["legend-temples", []],
  ["legend-tiles", []],
  ["legend-cards", []],
  ["legend-powers", []],
  ["legend-scoring", []],
  ["legend-end", []],
  ["legend-hidden", []],
  ["legend-scenarios", []],
  ["legend-box", []],
];

/** Each seat by colour, shape and pattern: any one of the three tells them apart. */
import type { Seat } from "../board/types";

export interface PlayerLook {
  base: string;
  light: string;
  dark: string;
  /** Legible on `base`. */
  ink: string;
  /** Legible as text or mark on the dark panels. */
  bright: string;
  shape: "triangle" | "circle" | "square" | "diamond";
}

export const SEATS: readonly Seat[] = ["Red", "Blue", "Yellow", "White"];

export const PLAYERS: Readonly<Record<Seat, PlayerLook>> = {
  Red: { base: "#d8452b", light: "#f47a55", dark: "#8f2414", ink: "#fff4e6", bright: "#ff9a7c", shape: "triangle" },
  Blue: { base: "#2a74c9", light: "#62a9ee", dark: "#163f7c", ink: "#f2f8ff", bright: "#8cc4ff", shape: "circle" },
  Yellow: { base: "#f2bd2c", light: "#ffe07a", dark: "#a06f0c", ink: "#3a2504", bright: "#ffd95e", shape: "square" },
  White: { base: "#f1ebdc", light: "#ffffff", dark: "#a99c86", ink: "#2b2420", bright: "#fff8ea", shape: "diamond" },
};

export const look = (seat: string): PlayerLook => PLAYERS[seat as Seat] ?? PLAYERS.White;

/** The pattern bar at a panel's edge, as a CSS background. */
export function patternCss(seat: string): string {
  const p = look(seat);
  switch (p.shape) {
    case "triangle":
      return `repeating-linear-gradient(0deg,${p.base} 0 7px,${p.light} 7px 10px)`;
    case "circle":
      return `radial-gradient(circle at 4px 6px,#fff 1.8px,transparent 2.4px) 0 0/8px 12px,${p.base}`;
    case "square":
      return `repeating-conic-gradient(${p.base} 0 25%,${p.dark} 0 50%) 0 0/8px 8px`;
    default:
      return `repeating-linear-gradient(-45deg,${p.base} 0 5px,#8d8069 5px 8px)`;
  }
}

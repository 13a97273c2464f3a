/* Made from the types in src/tikal by `make docs`; do not edit. */

import type { Offers, ScoreSheet, View, ViewChange } from "../games/classic/protocol";

import type { LegendChange, LegendInfo, LegendOffers, LegendSheet, LegendView } from "../games/legend/protocol";

export type GameName = "classic" | "legend";

export type AnySheet = ScoreSheet | LegendSheet;

export type AnyBox = LegendInfo;

export type AnyView = View | LegendView;

export type AnyOffers = Offers | LegendOffers;

export type AnyChange = ViewChange | LegendChange;

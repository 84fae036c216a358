import type { OwnWords, SpecOf } from "../field-spec.ts";

/** A point of the earth in degrees (WGS 84), as maps write it. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where something is; null where its owner hasn't said it. */
export interface PlaceField extends SpecOf<"place", Point | null> {}

const label: OwnWords = { en: "Point on the map", ru: "Точка на карте" };

export function place(): PlaceField {
  return { kind: "place", edited: "popover", label };
}

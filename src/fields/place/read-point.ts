import type { Point } from "./spec.ts";

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const pair = String.raw`${number}\s*(?:,|%2C|;|\s)\s*${number}`;

/** How map services write a point in their addresses; the most exact first. Some begin with the longitude. */
const forms: readonly { readonly pattern: RegExp; readonly isLongitudeFirst?: true }[] = [
  { pattern: new RegExp(String.raw`!3d${number}!4d${number}`) },
  { pattern: new RegExp(String.raw`mlat=${number}&mlon=${number}`) },
  {
    pattern: new RegExp(String.raw`yandex\..*[?&](?:pt|ll|whatshere%5Bpoint%5D)=${pair}`),
    isLongitudeFirst: true,
  },
  { pattern: new RegExp(String.raw`2gis\..*[?&]m=${pair}`), isLongitudeFirst: true },
  { pattern: new RegExp(String.raw`2gis\..*\/${pair}`), isLongitudeFirst: true },
  { pattern: new RegExp(String.raw`[?&](?:q|ll|query|destination|coordinate|center)=${pair}`) },
  { pattern: new RegExp(`@${pair}`) },
  { pattern: new RegExp(String.raw`#map=\d+(?:\.\d+)?\/${number}\/${number}`) },
  { pattern: new RegExp(`^geo:${pair}`) },
  { pattern: new RegExp(`^${pair}$`) },
];

/** A metre is nine millionths of a degree. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** The point in coordinates or in the address of a map, as people paste them; undefined where there is none. */
export function readPoint(typed: string): Point | undefined {
  const text = typed.trim().replaceAll("−", "-");
  for (const { pattern, isLongitudeFirst } of forms) {
    const [, first, second] = pattern.exec(text) ?? [];
    if (first === undefined || second === undefined) continue;
    const [latitude, longitude] = (isLongitudeFirst ? [second, first] : [first, second]).map(
      (degrees) => rounded(Number(degrees)),
    );
    if (latitude === undefined || longitude === undefined) continue;
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  }
  return undefined;
}

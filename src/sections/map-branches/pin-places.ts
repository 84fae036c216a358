import type { Point } from "#/fields/place/spec.ts";

/** Where a pin stands on the map, in percent of its width and height. */
export interface PinPlace {
  readonly x: number;
  readonly y: number;
}

/** The part of the map that pins stand in: below it are the addresses. */
const area = { x: [16, 84], y: [22, 58] } as const;

/** Where pins stand until their points are known: as many as look well. */
const usual: readonly PinPlace[] = [
  { x: 55, y: 50 },
  { x: 30, y: 32 },
  { x: 72, y: 28 },
  { x: 22, y: 56 },
  { x: 82, y: 52 },
  { x: 48, y: 24 },
];

function within([from, to]: readonly [number, number], share: number): number {
  return Math.round((from + share * (to - from)) * 10) / 10;
}

/** How far a value is between others, from 0 to 1; the middle where all are one. */
function shareOf(value: number, all: readonly number[]): number {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? 0.5 : (value - least) / (most - least);
}

/**
 * Where the pins of branches stand: as their points stand to each other, if every one has a point; else anywhere.
 * Undefined is none: without points there are as many as look well.
 */
export function pinPlaces(points: readonly (Point | null)[]): readonly (PinPlace | undefined)[] {
  const known = points.filter((point) => point !== null);
  if (known.length < points.length || known.length < 2) return points.map((_, at) => usual[at]);
  const widths = known.map(({ longitude }) => longitude);
  const heights = known.map(({ latitude }) => latitude);
  return known.map(({ latitude, longitude }) => ({
    x: within(area.x, shareOf(longitude, widths)),
    // north is above
    y: within(area.y, 1 - shareOf(latitude, heights)),
  }));
}

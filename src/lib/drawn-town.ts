import { isInFrame } from "./is-in-frame.ts";
import type { Box } from "./is-in-frame.ts";
import { textHash } from "./text-hash.ts";

/** A drawn town of 1200 by 800, as paths by what they show. */
export interface DrawnTown {
  readonly blocks: string;
  readonly parks: string;
  /** Points, drawn with round ends. */
  readonly trees: string;
  /** A line as wide as a river. */
  readonly water: string;
  readonly avenues: string;
  readonly rail: string;
  /** How far all of it is turned, in degrees. */
  readonly turn: number;
}

/** Where the middle is: the corner of two avenues. */
export const townMiddle = { x: 600, y: 400 } as const;

const street = 15;
const avenue = 30;
/** Widths and heights of blocks are multiples of it: what repeats itself is compressed. */
const measure = 20;

/** Numbers from 0 to 1 that follow from a text. */
function numbersOf(seed: string): () => number {
  let state = Number.parseInt(textHash(seed).slice(0, 6), 36);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

interface Strip {
  readonly from: number;
  readonly to: number;
}

function measured(length: number): number {
  return Math.round(length / measure) * measure;
}

/** Strips of blocks to both sides of an avenue through `middle`, with an avenue now and then. */
function strips(
  middle: number,
  reach: number,
  [least, most]: [number, number],
  next: () => number,
) {
  const all: Strip[] = [];
  const avenues = [middle];
  for (const side of [-1, 1]) {
    let at = middle + (side * avenue) / 2;
    for (let count = 1; Math.abs(at - middle) < reach; count += 1) {
      const end = at + side * measured(least + next() * (most - least));
      all.push(side > 0 ? { from: at, to: end } : { from: end, to: at });
      const isAvenue = count % 3 === 0;
      if (isAvenue) avenues.push(end + (side * avenue) / 2);
      at = end + side * (isAvenue ? avenue : street);
    }
  }
  return { all, avenues };
}

function boxOf(column: Strip, row: Strip): Box {
  return { left: column.from, right: column.to, top: row.from, bottom: row.to };
}

/** Boxes as one path, each from where the one before it began. */
function pathOf(boxes: readonly Box[]): string {
  let from = { x: 0, y: 0 };
  let path = "";
  for (const { left, top, right, bottom } of boxes) {
    const [width, height] = [right - left, bottom - top];
    path += `m${left - from.x} ${top - from.y}h${width}v${height}h-${width}z`.replace(" -", "-");
    from = { x: left, y: top };
  }
  return path;
}

/** A block, whole or in two. */
function block(column: Strip, row: Strip, next: () => number): Box[] {
  const [width, height] = [column.to - column.from, row.to - row.from];
  const part = next();
  const whole = boxOf(column, row);
  if (part > 0.62 || Math.max(width, height) < 110) return [whole];
  const share = 0.35 + part / 2;
  const gap = 10;
  if (width > height) {
    const end = column.from + measured(width * share);
    return [
      { ...whole, right: end },
      { ...whole, left: end + gap },
    ];
  }
  const end = row.from + measured(height * share);
  return [
    { ...whole, bottom: end },
    { ...whole, top: end + gap },
  ];
}

function treesIn(column: Strip, row: Strip, next: () => number): string {
  return Array.from({ length: 5 }, () => {
    const x = column.from + 18 + next() * (column.to - column.from - 36);
    const y = row.from + 18 + next() * (row.to - row.from - 36);
    return `M${Math.round(x)} ${Math.round(y)}h.1`;
  }).join("");
}

/**
 * A town that is always the same for a text, such as an address, and is no town that there is: avenues that meet in its
 * middle, blocks, two parks, a river and a railway.
 */
export function drawnTown(seed: string): DrawnTown {
  const next = numbersOf(seed);
  const turn = (next() < 0.5 ? -1 : 1) * Math.round(3 + next() * 7);
  const { x, y } = townMiddle;
  const columns = strips(x, 780, [84, 170], next);
  const rows = strips(y, 560, [74, 140], next);
  const side = next() < 0.5 ? -1 : 1;
  const bank = y + side * (250 + next() * 50);
  const line = y - side * (250 + next() * 40);
  const isPark = (at: number, other: number): boolean =>
    (at === 1 && other === 1) || (at === columns.all.length - 3 && other % 5 === 2);
  const isSeen = (box: Box): boolean => isInFrame(box, { width: 2 * x, height: 2 * y, turn }, 16);
  const blocks: Box[] = [];
  const parks: Box[] = [];
  let trees = "";
  for (const [at, column] of columns.all.entries())
    for (const [other, row] of rows.all.entries()) {
      if (isPark(at, other)) {
        const park = boxOf(column, row);
        const own = treesIn(column, row, next);
        if (!isSeen(park)) continue;
        parks.push(park);
        trees += own;
      } else blocks.push(...block(column, row, next).filter(isSeen));
    }
  const wave = 60 + next() * 60;
  const [near, far] = [Math.round(bank - wave), Math.round(bank + wave)];
  return {
    turn,
    blocks: pathOf(blocks),
    parks: pathOf(parks),
    trees,
    water: `M-300 ${near}C100 ${near} 260 ${far} 600 ${Math.round(bank)}S1100 ${near} 1500 ${far}`,
    avenues:
      columns.avenues.map((one) => `M${one}-300v1400`).join("") +
      rows.avenues.map((one) => `M-300 ${one}h1800`).join(""),
    rail: `M-300 ${Math.round(line)}Q600 ${Math.round(line - side * 120)} 1500 ${Math.round(line)}`,
  };
}

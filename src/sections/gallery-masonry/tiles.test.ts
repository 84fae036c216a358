import { describe, expect, it } from "vitest";
import style from "./style.css?raw";
import { tilesOf } from "./tiles.ts";

/** Column, columns and rows of a tile on wide screens, as the style sheet places it. */
function placeOf(tile: string): { column: number; columns: number; rows: number } {
  const found = new RegExp(
    `\\[data-tile="${tile}"\\][^{]*\\{\\s*grid-area: auto / (\\d+) / span (\\d+) / span (\\d+)`,
  ).exec(style);
  if (!found) throw new Error(`${tile} has no place`);
  const [column = 0, rows = 0, columns = 0] = found.slice(1).map(Number);
  return { column, columns, rows };
}

/** Where the tiles lie once the browser has placed them one after the other, never going back up (sparse packing). */
function laidOut(tiles: readonly string[]): { tops: number[]; depths: number[] } {
  const depths = Array.from({ length: 12 }, () => 0);
  const tops: number[] = [];
  for (const tile of tiles) {
    const { column, columns, rows } = placeOf(tile);
    const under = depths.slice(column - 1, column - 1 + columns);
    expect(new Set(under).size, `${tile} lies on an even edge`).toBe(1);
    const top = under[0] ?? 0;
    tops.push(top);
    depths.fill(top + rows, column - 1, column - 1 + columns);
  }
  return { tops, depths };
}

describe("tilesOf", () => {
  it("GAL-02: any count of pictures ends in a straight line, read downwards", () => {
    for (let count = 1; count <= 60; count += 1) {
      const tiles = tilesOf(count);
      expect(tiles).toHaveLength(count);
      const { tops, depths } = laidOut(tiles);
      expect(new Set(depths).size, `${count} pictures`).toBe(1);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    }
  });

  it("GAL-02: no mosaic of one or two follows another one", () => {
    for (const count of [7, 8, 13, 14])
      expect(tilesOf(count).filter((tile) => /^[12]-/.test(tile))).toEqual([]);
  });
});

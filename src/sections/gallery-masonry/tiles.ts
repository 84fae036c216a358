/** The largest mosaic that is drawn as one; more pictures are several of them, one below the other. */
const largest = 6;

/** How many pictures the mosaic that comes next takes, of those that are left: what stays over is never one or two. */
function nextOf(left: number): number {
  if (left <= largest) return left;
  return left < largest + 3 ? left - 3 : largest;
}

/**
 * The place of each picture, "6-1" being the first one in a mosaic of six. Mosaics are rectangles, so that any number of
 * pictures ends in a straight line, and read from the start of the line to its end and down.
 */
export function tilesOf(count: number): readonly string[] {
  const tiles: string[] = [];
  while (tiles.length < count) {
    const size = nextOf(count - tiles.length);
    for (let tile = 1; tile <= size; tile += 1) tiles.push(`${size}-${tile}`);
  }
  return tiles;
}

import type { Box } from "../tracker.ts";

/** A box that is larger by some pixels on every side. */
export function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

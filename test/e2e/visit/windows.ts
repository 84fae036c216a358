/** Widths of windows from 320 to 2560 px, in steps of 40. */
export const windowWidths = Array.from({ length: 57 }, (_, step) => 320 + 40 * step);

/** Windows of all widths. Low ones differ little from one width to the next: of them, every third. */
export function windowsOf(heights: readonly number[]): { width: number; height: number }[] {
  return heights.flatMap((height) =>
    windowWidths
      .filter((_, place) => height === 800 || place % 3 === 0)
      .map((width) => ({ width, height })),
  );
}

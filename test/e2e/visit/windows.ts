/** Widths of windows from 320 to 2560 px: in steps of 40 where layouts change, beyond 1440 what few rules of the styles begin at. */
export const windowWidths = [
  ...Array.from({ length: 29 }, (_, step) => 320 + 40 * step),
  1600,
  1679,
  1680,
  1760,
  1919,
  1920,
  2240,
  2560,
];

/** Windows of all widths. Low ones differ little from one width to the next: of them, every third. */
export function windowsOf(heights: readonly number[]): { width: number; height: number }[] {
  return heights.flatMap((height) =>
    windowWidths
      .filter((_, place) => height === 800 || place % 3 === 0)
      .map((width) => ({ width, height })),
  );
}

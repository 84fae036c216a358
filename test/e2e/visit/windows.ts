/** Widths of windows from 320 to 2560 px: the devices that are most used, and both sides of what the styles' rules begin at. */
export const windowWidths = [
  320, 360, 390, 440, 480, 481, 560, 640, 641, 720, 767, 768, 840, 920, 1024, 1025, 1120, 1240,
  1280, 1360, 1440, 1600, 1679, 1680, 1760, 1919, 1920, 2240, 2560,
];

/** Windows of all widths. Low ones differ little from one width to the next: of them, every third. */
export function windowsOf(heights: readonly number[]): { width: number; height: number }[] {
  return heights.flatMap((height) =>
    windowWidths
      .filter((_, place) => height === 800 || place % 3 === 0)
      .map((width) => ({ width, height })),
  );
}

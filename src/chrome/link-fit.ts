/** Widths of the window from which more links may stand in the bar; `null` is "at no width". */
export const fitSteps = [1025, 1152, 1280, 1440, 1680, 1920] as const;
export type FitStep = (typeof fitSteps)[number] | null;

/** The bar's links take at most this share of the window (specification, section 2). */
const share = 0.4;
const letterWidth = 9.2;
const linkPadding = 24;
const linkGap = 8;
const largestLink = 250;
const arrowWidth = 22;

/** Estimated width of a link in the bar in pixels, on the safe side for every body face. */
export function linkWidth(text: string): number {
  return Math.min(largestLink, [...text].length * letterWidth + linkPadding) + linkGap;
}

function fitting(widths: readonly number[], room: number, more: number): number {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  if (whole <= room) return widths.length;
  let used = more;
  let count = 0;
  for (const width of widths) {
    used += width;
    if (used > room) break;
    count += 1;
  }
  return count;
}

/** For each link the narrowest window from which it stands in the bar; below that it is under "More". */
export function fitLinks(texts: readonly string[], moreLabel: string): FitStep[] {
  const widths = texts.map(linkWidth);
  const more = linkWidth(moreLabel) + arrowWidth;
  const counts = fitSteps.map((step) => ({ step, count: fitting(widths, step * share, more) }));
  return texts.map((_, index) => counts.find(({ count }) => count > index)?.step ?? null);
}

/** The step from which everything stands in the bar, or null. */
export function lastStep(steps: readonly FitStep[]): FitStep {
  return steps.reduce<FitStep>(
    (last, step) => (last === null || step === null ? null : step > last ? step : last),
    fitSteps[0],
  );
}

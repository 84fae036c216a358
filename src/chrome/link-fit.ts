import { fitCount } from "./fit-count.ts";
import { breakpoints, fallbackLink, headerLinkWidth } from "#/site/design-constants.ts";

/** Widths of the window from which more links may stand in the bar; `null` is "at no width". */
export const fitSteps = [breakpoints.navigation + 1, 1152, 1280, 1440, 1680, 1920] as const;
export type FitStep = (typeof fitSteps)[number] | null;

/** The links take at most this share of the window (section 2), on the canvas too (decision 670). */
export const linkShare = 0.4;

const letterWidth = 9.2;
const linkPadding = 24;
/** What opens a link's menu; the same in bar-submenus.css. */
const arrowWidth = 24;
/** Between two links; the same in navigation-bar.css. */
export const linkGap = 8;
const knownLetters = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}]*$/u;

/** Estimated width of words in the bar in pixels, on the safe side for every body face. */
export function wordWidth(text: string): number {
  const perLetter = knownLetters.test(text) ? letterWidth : letterWidth * 2;
  return [...text].length * perLetter;
}

/** Estimated width of a link in the bar in pixels, on the safe side for every body face. */
export function linkWidth(text: string): number {
  if (text === "") return fallbackLink;
  const width = Math.min(headerLinkWidth, wordWidth(text) + linkPadding);
  return knownLetters.test(text) ? width : Math.max(width, fallbackLink);
}

/** Estimated widths of links; `hasMenu` tells which of them have a menu of their own. */
export function linkWidths(texts: readonly string[], hasMenu: readonly boolean[] = []): number[] {
  return texts.map((text, index) => linkWidth(text) + (hasMenu[index] ? arrowWidth : 0));
}

/**
 * For each link the narrowest window from which it stands in the bar; below that it is under "More". `hasMenu` tells
 * which of them have a menu of their own.
 */
export function fitLinks(texts: readonly string[], hasMenu: readonly boolean[] = []): FitStep[] {
  const widths = linkWidths(texts, hasMenu);
  const counts = fitSteps.map((step) => ({
    step,
    count: fitCount(widths, step * linkShare, linkGap),
  }));
  return texts.map((_, index) => counts.find(({ count }) => count > index)?.step ?? null);
}

/** The step from which everything stands in the bar, or null. */
export function lastStep(steps: readonly FitStep[]): FitStep {
  return steps.reduce<FitStep>(
    (last, step) => (last === null || step === null ? null : step > last ? step : last),
    fitSteps[0],
  );
}

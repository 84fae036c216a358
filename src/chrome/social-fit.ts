import { fitSteps, lastStep, linkGap, linkShare, linkWidths, wordWidth } from "./link-fit.ts";
import { usedBy } from "./fit-count.ts";
import type { FitStep } from "./link-fit.ts";

/** From this window on all social icons stand in the bar; below it the first few. */
const socialStep = 1440;
const socialsBelow = 4;

/** Pixels of navigation-bar.css, logo.css, bar-menus.css and tokens.css: windows of these steps are narrower than any page. */
const outside = 2 * 40 + 15;
const betweenParts = 32;
const tailStart = 17;
const iconWidth = 44;
const logoMark = 42;
const summaryFrame = 40;
const flagFrame = 30;
const betweenLanguages = 16;
const buttonFrame = 48;
const beforeButton = 16;
/** A letter of the widest heading face at the size of a logo's words. */
const logoLetter = 13.5;

/** What stands in the bar beside its social icons. */
export interface BesideSocials {
  /** The words that are the logo; "" where it is a picture, which becomes smaller and is never cut. */
  readonly logoText: string;
  readonly hasMark: boolean;
  readonly links: readonly string[];
  /** Which of the links have a menu of their own. */
  readonly hasMenu: readonly boolean[];
  /** Which of the links stand in the bar from which window on. */
  readonly steps: readonly FitStep[];
  readonly moreLabel: string;
  /** The names of the languages in the bar, where there are several; "" for a flag alone. */
  readonly languages: readonly string[];
  readonly hasFlags: boolean;
  /** The words of the bar's button, where it has one. */
  readonly button: string | undefined;
}

function languagesWidth({ languages, hasFlags }: BesideSocials): number {
  const each = languages.map((name) => wordWidth(name) + summaryFrame + (hasFlags ? flagFrame : 0));
  return each.reduce((sum, width) => sum + width, each.length > 0 ? betweenLanguages : 0);
}

function buttonWidth({ button }: BesideSocials): number {
  return button === undefined ? 0 : beforeButton + wordWidth(button) + buttonFrame;
}

/** How many icons a window has room for, the logo's words being whole. */
function mostSocials(window: number, count: number, beside: BesideSocials): number {
  if (beside.logoText === "") return socialsBelow;
  const { links, hasMenu, steps, languages } = beside;
  const last = lastStep(steps);
  const isWhole = last !== null && window >= last;
  const widths = linkWidths(links, hasMenu);
  const room = isWhole ? Math.max(0, usedBy(widths, linkGap)) : window * linkShare;
  const logo = [...beside.logoText].length * logoLetter + (beside.hasMark ? logoMark : 0);
  const tail = tailStart + languagesWidth(beside) + buttonWidth(beside);
  const parts = logo + 2 * betweenParts + room + tail;
  const free = window - outside - parts;
  const more = wordWidth(beside.moreLabel) + summaryFrame + linkGap;
  const hasMore = !isWhole || count > socialsBelow;
  const shown = Math.min(count, socialsBelow) * iconWidth;
  if (free - (hasMore ? more : 0) >= shown) return socialsBelow;
  // a line before nothing would be left of the bar's end
  const least = languages.length > 0 ? 0 : 1;
  return Math.min(socialsBelow, Math.max(least, Math.floor((free - more) / iconWidth)));
}

/** For each social icon the narrowest window from which it stands in the bar; below that it is under "More". */
export function fitSocials(count: number, beside: BesideSocials): FitStep[] {
  const rooms = fitSteps
    .filter((step) => step < socialStep)
    .map((step) => ({ step, most: mostSocials(step, count, beside) }));
  return Array.from(
    { length: count },
    (_, index) => rooms.find(({ most }) => most > index)?.step ?? socialStep,
  );
}

/** Numbers of the specification that concern what may be stored or published. One place for each. */

/** A stored text may be this many times its limit (R28). */
export const storableFactor = 10;

/** Characters of a site's name. */
export const siteNameLimit = 80;

/** Most characters of a page's title, description and keywords that are published. */
export const metaLimits = { title: 120, description: 320, keywords: 320 } as const;

/** Text limit where a field names none (specification, section 5). */
export const defaultTextLimit = 320;

/** Texts with a lower limit than this are so short that 5 left are most of them (R42). */
const longTextLimit = 20;

/** With fewer characters left than this the counter warns (section 5; R42). */
export function textWarningMargin(limit: number): number {
  return limit < longTextLimit ? 2 : 5;
}

/** Name and comment of a complaint (section 5). */
export const complaintTextLimit = 255;

/** With fewer characters left than this a complaint field warns (section 5). */
export const complaintWarningMargin = 6;

/** Buttons of one button block (section 9). */
export const buttonsPerBlock = 2;

/** Pages, languages and events of one site; sections of one page. */
export const pagesPerSite = 5000;
export const languagesPerSite = 40;
export const eventsPerSite = 100;
export const sectionsPerPage = 200;
/** Sections of a site that stand in several places. */
export const linkedPerSite = 100;

/** Displayed logo sizes in pixels: [smallest, largest] by device (section 9). */
export const logoRanges = {
  phone: { width: [10, 200], height: [20, 70] },
  tablet: { width: [10, 300], height: [20, 90] },
  desktop: { width: [10, 400], height: [20, 115] },
} as const;
export const logoDefaultWidth = 200;
/** Widest file of a logo in pixels (sections 3 and 9; R24). */
export const logoFileWidth = 500;

/** Milliseconds (section 9). */
export const timings = {
  textChange: 1000,
  cropResize: 400,
  hashScrollWait: 10_000,
  anchorScrollDelay: 100,
  popup: 300,
  tooltipTouchClose: 4000,
  messageHide: 4000,
} as const;

/** What a page should weigh at most with its pictures, on a desktop, in bytes. */
export const pageWeightBudget = 1_000_000;

/** How many marks of examples a site keeps: the largest starter has a tenth of them. */
export const mostExamples = 5_000;

import { contentTarget } from "../content-target.ts";
import type { Page } from "../page.ts";
import { problem } from "../problem.ts";
import type { Problem } from "../problem.ts";
import type { Templates } from "../section.ts";
import { shownOn } from "../section-own.ts";

/** Sections that stand above the bar where another one of the page does already: visitors see one at a time. */
export function repeatedAnnouncements(page: Page, templates: Templates): Problem[] {
  const taken = new Set<string>();
  return page.sections.flatMap((section) => {
    if (templates(section.template)?.standsAboveBar !== true) return [];
    const devices = shownOn(section);
    const isCovered = devices.some((one) => taken.has(one));
    for (const one of devices) taken.add(one);
    if (!isCovered) return [];
    const target = contentTarget(page.id, section);
    return [problem("announcement-second", { page: page.id, section: section.id, target })];
  });
}

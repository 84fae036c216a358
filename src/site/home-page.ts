import { standingPage } from "./linked.ts";
import type { LocalizedText } from "./localized-text.ts";
import type { Page } from "./page.ts";
import { sectionHeading } from "./section-heading.ts";
import type { Templates } from "./section.ts";
import type { SiteDocument } from "./site.ts";

/** The page that a site's address leads to, as it is seen. */
export function homePageOf({ site, index, pages }: SiteDocument): Page | undefined {
  const [home] = index.entries;
  const page = pages.find(({ id }) => id === home?.id);
  return page && standingPage(page, site);
}

/** The heading of the first section of a page that has one. */
export function headingOf(page: Page | undefined, templates: Templates): LocalizedText | undefined {
  for (const { template, fields } of page?.sections ?? []) {
    const heading = sectionHeading(templates(template), fields);
    if (heading) return heading;
  }
  return undefined;
}

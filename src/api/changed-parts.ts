import type { ChangesInfo, PageChangeInfo } from "./publishing.ts";

/** Parts of the site as a whole that can differ from the published ones, in the order in which they are listed. */
const siteParts = [
  "theme",
  "navigation",
  "footer",
  "linked",
  "structure",
  "languages",
  "settings",
  "events",
] as const;
export type SitePart = (typeof siteParts)[number];

/** The parts of the site that differ. */
export function changedParts(changes: Pick<ChangesInfo, SitePart>): readonly SitePart[] {
  return siteParts.filter((part) => changes[part]);
}

/** Whether visitors see all of it: publishing would show nothing else. */
export function isAllPublished(changes: Pick<ChangesInfo, SitePart | "pages" | "isPublished">) {
  return changes.isPublished && changes.pages.length === 0 && changedParts(changes).length === 0;
}

/** How many edits of a page publishing would show. A page that comes or goes is one. */
export function pageEdits(page: PageChangeInfo): number {
  if (page.change !== "changed") return 1;
  const { added, removed, hasMoved, textCount, otherCount } = page;
  return Math.max(1, added.length + removed.length + Number(hasMoved) + textCount + otherCount);
}

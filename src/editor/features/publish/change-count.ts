import type { ChangesInfo, PageChangeInfo } from "#/api/publishing.ts";

/** Parts of the site as a whole that can differ from the published ones, in the order in which they are listed. */
const siteParts = [
  "theme",
  "navigation",
  "footer",
  "structure",
  "languages",
  "settings",
  "events",
] as const;
export type SitePart = (typeof siteParts)[number];

/** How many edits of a page publishing would show. A page that comes or goes is one. */
export function pageEdits(page: PageChangeInfo): number {
  if (page.change !== "changed") return 1;
  const { added, removed, hasMoved, textCount, otherCount } = page;
  return Math.max(1, added.length + removed.length + Number(hasMoved) + textCount + otherCount);
}

/** The parts of the site that differ. */
export function changedParts(changes: ChangesInfo): readonly SitePart[] {
  return siteParts.filter((part) => changes[part]);
}

/** How many changes publishing would show. */
export function changeCount(changes: ChangesInfo): number {
  const edits = changes.pages.reduce((sum, page) => sum + pageEdits(page), 0);
  return edits + changedParts(changes).length;
}

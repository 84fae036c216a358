import { changedParts } from "#/api/changed-parts.ts";
import type { ChangesInfo, PageChangeInfo } from "#/api/publishing.ts";

/** How many edits of a page publishing would show. A page that comes or goes is one. */
export function pageEdits(page: PageChangeInfo): number {
  if (page.change !== "changed") return 1;
  const { added, removed, hasMoved, textCount, otherCount } = page;
  return Math.max(1, added.length + removed.length + Number(hasMoved) + textCount + otherCount);
}

/** How many changes publishing would show. */
export function changeCount(changes: ChangesInfo): number {
  const edits = changes.pages.reduce((sum, page) => sum + pageEdits(page), 0);
  return edits + changedParts(changes).length;
}

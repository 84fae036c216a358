import type { PageIndex } from "#/site/page-index.ts";

/** Where a site's page for reporting abuse lies: at the wanted path, or beside a page of the owner's there. */
export function reportPath(wanted: string | null, index: PageIndex): string | null {
  if (wanted === null) return null;
  const taken = new Set([
    ...index.entries.map(({ path }) => path),
    ...index.redirects.map(({ from }) => from),
  ]);
  const bare = wanted.replace(/\/$/, "");
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? bare : `${bare}-${number}`;
    if (!taken.has(path)) return `${path}/`;
  }
}

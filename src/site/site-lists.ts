import type { SiteRecord } from "./site.ts";

type SiteLists = Required<Pick<SiteRecord, "linked" | "ignored" | "files">>;

/**
 * A site with another list. The optional lists come last, in the order of the schema, and are left
 * out while they are empty: undoing gives back every byte, whichever list came first.
 */
export function withLists(site: SiteRecord, changed: Partial<SiteLists>): SiteRecord {
  const { linked = [], ignored = [], files = [], ...own } = { ...site, ...changed };
  return {
    ...own,
    ...(linked.length > 0 && { linked }),
    ...(ignored.length > 0 && { ignored }),
    ...(files.length > 0 && { files }),
  };
}

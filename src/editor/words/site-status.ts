import type { SiteInfo } from "#/api/sites.ts";

/** How a site stands towards what visitors see. */
export type SiteStatus = "draft" | "off" | "offline" | "live" | "unpublished";

export function siteStatus({
  live,
  offSince,
  takedown,
  hasUnpublishedChanges,
}: Pick<SiteInfo, "live" | "offSince" | "takedown" | "hasUnpublishedChanges">): SiteStatus {
  if (takedown !== undefined) return "offline";
  if (offSince !== undefined) return "off";
  if (!live) return "draft";
  return hasUnpublishedChanges ? "unpublished" : "live";
}

/** The address as people say it: without scheme and slash. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

/** Where a site is edited, beginning with its home page. */
export function editingPath(site: number): string {
  return `/sites/${site}/edit/home`;
}

/** The sites whose name or address has every word of the query. */
export function foundSites(sites: readonly SiteInfo[], query: string): readonly SiteInfo[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return sites.filter(({ name, address }) => {
    const text = `${name} ${shownAddress(address)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

import type { PageEntry } from "#/site/page-index.ts";
import { pageOfLink } from "#/site/page-of-link.ts";
import { createRouter } from "#/site/router.ts";
import type { Router } from "#/site/router.ts";
import type { SiteRecord } from "#/site/site.ts";
import { withinOrigin } from "./within-origin.ts";

/** Pages that visitors don't see, and the site that they belong to. */
interface Unseen {
  readonly site: SiteRecord;
  readonly unseen: readonly PageEntry[];
  /** Scheme and host of the site. */
  readonly origin: string;
}

/** Whether an address leads to a page that visitors don't see. */
export function unseenAddresses({ site, unseen, origin }: Unseen): (address: string) => boolean {
  if (unseen.length === 0) return () => false;
  const router = createRouter(site, { entries: [...unseen], redirects: [] });
  return (address) =>
    pageOfLink(router, withinOrigin({ kind: "address", address }, origin)) !== undefined;
}

/** The links of a release: one by its address to a page that visitors don't see leads nowhere. */
export function createSeenRouter(router: Router, isUnseen: (address: string) => boolean): Router {
  return {
    ...router,
    resolve: (link, place) =>
      link.kind === "address" && isUnseen(link.address) ? undefined : router.resolve(link, place),
  };
}

import type { Router } from "./router.ts";

/** A path of the site's own that an address leads to, and what is there. */
export interface OwnPath {
  readonly path: string;
  readonly leadsTo: "page" | "redirect" | "nowhere";
}

/** The path of an address on the site itself; undefined for other sites and places on a page. */
export function pathOfAddress(address: string): string | undefined {
  return /^\/[^?#]*/.exec(address)?.[0];
}

/** Where an address leads on the site itself; undefined for other sites, places on a page and files. */
export function ownPathOf(
  address: string,
  router: Pick<Router, "find">,
  redirects: readonly { readonly from: string }[],
): OwnPath | undefined {
  const path = pathOfAddress(address);
  if (path === undefined || /\.[a-z0-9]+$/i.test(path)) return undefined;
  if (router.find(path)) return { path, leadsTo: "page" };
  const bare = path.replace(/\/$/, "");
  return { path, leadsTo: redirects.some(({ from }) => from === bare) ? "redirect" : "nowhere" };
}

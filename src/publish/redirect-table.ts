import { withSlash } from "#/site/routes.ts";
import type { RedirectRoute } from "#/site/redirect-routes.ts";
import type { ReleaseManifest } from "./manifest.ts";

/** A target on the site's own host as its path; undefined where nothing answers there, which could go round in circles. */
function ownTarget(url: URL, files: ReleaseManifest["files"]): string | undefined {
  const path = withSlash(url.pathname);
  return Object.hasOwn(files, path) ? path + url.search + url.hash : undefined;
}

/** Redirects by their paths. Those of the site never lead to each other: each ends at a page or at another host. */
export function redirectTable(
  routes: readonly RedirectRoute[],
  { origin, files }: Pick<ReleaseManifest, "origin" | "files">,
): Record<string, string> {
  const { host } = new URL(origin);
  const table: Record<string, string> = {};
  for (const { from, to } of routes) {
    const url = to.startsWith("/") ? undefined : new URL(to);
    const target = url?.host === host ? ownTarget(url, files) : to;
    if (target !== undefined) table[from] = target;
  }
  return table;
}

import { activeLanguages } from "./language.ts";
import type { PageIndex } from "./page-index.ts";
import { readOutside, redirectPage } from "./redirect.ts";
import type { RedirectTarget } from "./redirect.ts";
import { allRoutes, pagePath, pathsOf } from "./routes.ts";
import type { PathRules } from "./routes.ts";

/** A moved path and where it leads: a path of the site, or an address of another one. */
export interface RedirectRoute {
  readonly from: string;
  readonly to: string;
}

function addressOf(redirect: RedirectTarget): string {
  return "address" in redirect ? (readOutside(redirect.address)?.href ?? "") : "";
}

/** Where other paths than pages' lead, in every active language; none from a path that a page answers at. */
export function redirectRoutes(site: PathRules, index: PageIndex): RedirectRoute[] {
  if (index.redirects.length === 0) return [];
  const entries = new Map(index.entries.map((entry) => [entry.id, entry]));
  const used = new Set(allRoutes(site, index).map((route) => route.path));
  return index.redirects.flatMap((redirect) => {
    const page = redirectPage(redirect);
    const entry = entries.get(page ?? "");
    if (page !== undefined && !entry) return [];
    return activeLanguages(site.languages).flatMap((language) => {
      const to = entry ? pagePath(entry, language, site) : addressOf(redirect);
      return pathsOf({ path: redirect.from }, language, site).flatMap((path) =>
        used.has(path) ? [] : [{ from: path, to }],
      );
    });
  });
}

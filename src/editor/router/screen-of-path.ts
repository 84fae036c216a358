/** What an address of the app shows. */
export type ShownScreen =
  | { readonly name: "sign-in" }
  | { readonly name: "edit"; readonly site: string; readonly slug: string }
  | { readonly name: "sites" };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The screen of a path; whatever is no other screen shows the sites. */
export function screenOfPath(path: string): ShownScreen {
  if (/^\/sign-in\/?$/.test(path)) return { name: "sign-in" };
  const [, site, slug = ""] = /^\/sites\/([^/]+)\/edit(?:\/(.*?))?\/?$/.exec(path) ?? [];
  return site === undefined
    ? { name: "sites" }
    : { name: "edit", site: decoded(site), slug: decoded(slug) };
}

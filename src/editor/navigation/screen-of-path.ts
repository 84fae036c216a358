/** What an address of the app shows. */
export type ShownScreen =
  | { readonly name: "sign-in" }
  | { readonly name: "edit"; readonly site: string; readonly slug: string }
  | { readonly name: "settings"; readonly site: string; readonly tab: string }
  | { readonly name: "inbox"; readonly site: string; readonly rest: string }
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
  const [, id, part, rest = ""] =
    /^\/sites\/([^/]+)\/(edit|settings|inbox)(?:\/(.*?))?\/?$/.exec(path) ?? [];
  if (id === undefined) return { name: "sites" };
  const site = decoded(id);
  if (part === "inbox") return { name: "inbox", site, rest };
  return part === "edit"
    ? { name: "edit", site, slug: decoded(rest) }
    : { name: "settings", site, tab: decoded(rest) };
}

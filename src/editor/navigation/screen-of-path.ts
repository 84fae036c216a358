/** What an address of the app shows: a screen of its own, or one of a site. */
export interface ShownScreen {
  readonly name: string;
  readonly site?: string;
  /** What stands behind its name, e.g. a page or a tab. */
  readonly rest: string;
}

/** Names of screens: `/{name}`, and `/sites/{id}/{name}/{rest}`. */
export interface ScreenNames {
  readonly own: readonly string[];
  /** The first one is shown for a site's addresses that are none of its screens'. */
  readonly ofSites: readonly [string, ...string[]];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The screen of a path; whatever is no screen of a site, nor another one, shows the sites. */
export function screenOfPath(path: string, names: ScreenNames): ShownScreen {
  const [, id, part = "", rest = ""] =
    /^\/sites\/([^/]+)(?:\/([^/]*)(?:\/(.*?))?)?\/?$/.exec(path) ?? [];
  if (id !== undefined && names.ofSites.includes(part))
    return { name: part, site: decoded(id), rest: decoded(rest) };
  if (id !== undefined) return { name: names.ofSites[0], site: decoded(id), rest: "" };
  const own = names.own.find((name) => `${path}/`.startsWith(`/${name}/`));
  return { name: own ?? "sites", rest: "" };
}

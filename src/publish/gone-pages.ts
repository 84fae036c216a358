import type { ReleaseManifest } from "./manifest.ts";

/** What visitors found in one release, and don't find in another. */
export interface GonePages {
  /** Codes of languages that aren't there at all. */
  readonly languages: string[];
  /** Paths of pages in languages that are, e.g. "/menu/". What leads on isn't among them. */
  readonly paths: string[];
}

type Shown = Pick<ReleaseManifest, "languages" | "pages" | "redirects">;

/** What is gone once `after` takes the place of `before`. */
export function gonePages(before: Shown, after: Shown): GonePages {
  const kept = new Set(after.languages.map(({ code }) => code));
  const paths = new Set(Object.values(after.pages).map(({ path }) => path));
  const isGone = ([key, { path }]: [string, { path: string }]): boolean => {
    const language = key.slice(key.lastIndexOf(" ") + 1);
    // what has no path is no page of its own
    if (path === "") return false;
    return kept.has(language) && !paths.has(path) && !Object.hasOwn(after.redirects, path);
  };
  return {
    languages: before.languages.flatMap(({ code }) => (kept.has(code) ? [] : [code])),
    paths: Object.entries(before.pages)
      .filter(isGone)
      .map(([, { path }]) => path),
  };
}

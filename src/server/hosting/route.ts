import type { ReleaseFile, ReleaseManifest } from "#/publish/manifest.ts";

/** What a path of a site leads to. */
export type SiteRoute =
  | { readonly kind: "file"; readonly file: ReleaseFile }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "notFound"; readonly file: ReleaseFile | undefined };

function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The 404 page in the language whose prefix the path has. */
function notFoundFile(
  { languages, notFound }: ReleaseManifest,
  path: string,
): ReleaseFile | undefined {
  const language = languages.find(
    ({ prefix }) => prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`)),
  );
  return own(notFound, language?.code ?? languages[0]?.code ?? "");
}

/** What stands in the place of a page that isn't there, or isn't to be seen. */
export function notFoundRoute(manifest: ReleaseManifest, path: string): SiteRoute {
  return { kind: "notFound", file: notFoundFile(manifest, path) };
}

/** Leads a decoded path to its file; `now` is in milliseconds since 1970. */
export function routeOf(manifest: ReleaseManifest, path: string, now: number): SiteRoute {
  const file = own(manifest.files, path);
  if (file) return { kind: "file", file };
  const retired = own(manifest.retired, path);
  if (retired && retired.until > now) return { kind: "file", file: retired.file };
  const slashed = path.endsWith("/") ? path : `${path}/`;
  const to =
    own(manifest.redirects, slashed) ??
    (slashed !== path && own(manifest.files, slashed) ? slashed : undefined);
  return to === undefined ? notFoundRoute(manifest, path) : { kind: "redirect", to };
}

/** Where a redirect leads with the query that was asked with. An address that has one of its own keeps that. */
export function redirectLocation(to: string, query: string): string {
  return /[?#]/.test(to) ? to : to + query;
}

/** The path and the query of a request's target; undefined where no honest client asks so. */
export function readTarget(url: string | undefined): { path: string; query: string } | undefined {
  if (url === undefined || !url.startsWith("/") || url.length > 4096) return undefined;
  const mark = url.indexOf("?");
  const raw = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark);
  if (!raw.includes("%")) return { path: raw, query };
  try {
    const path = decodeURIComponent(raw);
    return path.includes("\0") ? undefined : { path, query };
  } catch {
    return undefined;
  }
}

import type { FrontCache } from "../caches.ts";

/** What everything of a site is known by. */
export const siteKey = (site: number): string => `site-${site}`;
/** What of a site changes with a release: not the files that have names of their own for each content. */
export const pagesKey = (site: number): string => `pages-${site}`;

/** Headers by which caches in front know what an answer belongs to, and that they may keep it until they are told. */
export type CacheMarks = (site: number, isFixed: boolean) => Readonly<Record<string, string>>;

/** A purge that is lost, with the process that was to send it, is made up for after this. */
const longest = "max-age=86400";

/** What the caches of an installation read; caches take it off before visitors see it. */
export function createCacheMarks(caches: readonly FrontCache[]): CacheMarks {
  const isAsked = (...kinds: FrontCache["kind"][]) =>
    caches.some(({ kind }) => kinds.includes(kind));
  const [bySurrogates, byTags] = [isAsked("varnish", "fastly"), isAsked("cloudflare")];
  return (site, isFixed) => {
    const keys = isFixed ? [siteKey(site)] : [siteKey(site), pagesKey(site)];
    return {
      ...(bySurrogates && { "surrogate-key": keys.join(" "), "surrogate-control": longest }),
      ...(byTags && { "cache-tag": keys.join(","), "cdn-cache-control": longest }),
    };
  };
}

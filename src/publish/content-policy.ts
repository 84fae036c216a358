/** Where `{style}` stands in a policy, a page's own style sources are put in. */
export const styleSlot = "{style}";

/**
 * The Content-Security-Policy of a site's pages: nothing but its own files, and the style of the page itself.
 * `apiOrigin` is where visitors' calls go when that's another origin (R26), `staticOrigin` where flags come from (R15).
 */
export function contentPolicy({
  apiOrigin,
  staticOrigin,
}: {
  apiOrigin: string | undefined;
  staticOrigin?: string | undefined;
}): string {
  const api = apiOrigin === undefined ? "'self'" : `'self' ${apiOrigin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleSlot}`,
    `img-src 'self' data:${staticOrigin === undefined ? "" : ` ${staticOrigin}`}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${api}`,
    `form-action ${api}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

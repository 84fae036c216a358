import type { PolicyDirective, PolicySources } from "#/vendors/policy-sources.ts";

/** Where `{style}` stands in a policy, a page's own style sources are put in. */
export const styleSlot = "{style}";

interface PolicyOptions {
  /** Where visitors' calls go when that's another origin (R26). */
  readonly apiOrigin: string | undefined;
  /** Where flags come from when that's another origin (R15). */
  readonly staticOrigin?: string | undefined;
  /** What vendors need that are switched on (R14). */
  readonly vendors?: PolicySources | undefined;
}

/** The Content-Security-Policy of a site's pages: nothing but its own files, the page's own style, and vendors. */
export function contentPolicy({ apiOrigin, staticOrigin, vendors = {} }: PolicyOptions): string {
  const api = apiOrigin === undefined ? "'self'" : `'self' ${apiOrigin}`;
  const directiveWith = (directive: PolicyDirective, own: string): string =>
    [directive, own, ...(vendors[directive] ?? [])].filter((part) => part !== "").join(" ");
  // beside the hash of a style, styles without one would be refused
  const takesAnyStyle = vendors["style-src"]?.includes("'unsafe-inline'") ?? false;
  const optional = (["frame-src", "media-src"] as const)
    .filter((directive) => vendors[directive] !== undefined)
    .map((directive) => directiveWith(directive, ""));
  return [
    "default-src 'none'",
    directiveWith("script-src", "'self'"),
    directiveWith("style-src", takesAnyStyle ? "'self'" : `'self'${styleSlot}`),
    directiveWith("img-src", `'self' data:${staticOrigin === undefined ? "" : ` ${staticOrigin}`}`),
    directiveWith("font-src", "'self'"),
    "manifest-src 'self'",
    directiveWith("connect-src", api),
    ...optional,
    `form-action ${api}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

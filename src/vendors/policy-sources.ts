/** Directives of a Content-Security-Policy that vendors need more of than a site itself. */
export type PolicyDirective =
  | "script-src"
  | "img-src"
  | "connect-src"
  | "frame-src"
  | "style-src"
  | "font-src"
  | "media-src";

/** What a vendor needs, by directive. */
export type PolicySources = Partial<Readonly<Record<PolicyDirective, readonly string[]>>>;

/** The scripts of live chats put styles of their own into the page; their makers say so. */
export const ownStyles = "'unsafe-inline'";

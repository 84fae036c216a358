import type { StaticSite } from "./static-site.ts";

/** What a web server is told of a site. */
export interface RulesInput extends Pick<StaticSite, "redirects" | "folders" | "downloads"> {
  /** The host name where the site will stand. */
  readonly host: string;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** The Content-Security-Policy of what is no page. */
  readonly inertPolicy: string;
}

/** Headers say what pages can't: that nobody frames them. */
export const framing = "frame-ancestors 'none'";

/** For files whose names have their hashes. */
export const forGood = "public, max-age=31536000, immutable";

import type { FontSource } from "#/render/page-fonts.ts";
import type { HeadLink } from "#/render/page-head.ts";
import type { ReleaseFile } from "./manifest.ts";

/** Icons of a site, already stored. */
export interface SiteIcons {
  readonly links: readonly HeadLink[];
  /** By path. */
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** For the web manifest. */
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
  }[];
}

/** What a release is made with besides the site itself. */
export interface ReleaseContext {
  /** Changes with what all pages are rendered with. */
  readonly key: string;
  /** Hashes of the looks of templates: pages with one are re-rendered when it changes. */
  readonly looks: Readonly<Record<string, string>>;
  /** Scheme and host of the site, without a slash at the end. */
  readonly origin: string;
  /** Base of the visitors' calls (R26). */
  readonly apiBase: string;
  readonly report: string | null;
  readonly fonts: FontSource | undefined;
  readonly icons: SiteIcons;
  /** Module scripts of every page. */
  readonly scripts: readonly string[];
  /** What every page fetches beforehand. */
  readonly preloads: readonly HeadLink[];
  /** Addresses of the flags in the language menu by country code (R15). */
  readonly flags: Readonly<Record<string, string>>;
  /** Files of the loaders of the vendors that the site has switched on, by the vendors' names. */
  readonly loaders: Readonly<Record<string, string>>;
  /** Files of the installation that the site serves: fonts, flags, scripts; by path. */
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** Content-Security-Policy with `{style}` for a page's own. */
  readonly policy: string;
}

import type { ConsentVariantName } from "#/site/consent-parts.ts";
import type { ConsentFlag } from "#/vendors/consent-flag.ts";

/**
 * What the browser has to know of a site, under the names of the specification's section 3 (R29). It stands in the
 * attribute `data-site-config` of what floats over the page; parts that are switched off are absent.
 */
export interface SiteConfig {
  readonly siteId: number;
  readonly siteHash: string;
  readonly languageCode: string;
  /** Base of the visitors' calls (R26); "" where nobody takes any. */
  readonly api: string;
  /** The banner that visitors see; absent where there is none. */
  readonly variant?: ConsentVariantName;
  /** Names the wording of the banner and its popup. */
  readonly textVersion?: string;
  /** The flags that vendors of the site wait for; absent where it has none. */
  readonly vendorFlags?: readonly ConsentFlag[];
}

/**
 * What loaders need, under the names of the specification: it comes with the words of the floating parts once
 * something may be loaded. The values of trackers stand beside these under their own names (`gtagId` …).
 */
export interface VendorConfig {
  /** The primary chat. */
  readonly chatsData?: { readonly name: string; readonly key: string };
  /** Files of the vendors' loaders, beside those of the islands, by the flag that each waits for. */
  readonly loaders?: Partial<Readonly<Record<ConsentFlag, readonly string[]>>>;
}

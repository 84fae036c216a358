import type { ChatName } from "#/site/chat.ts";
import type { ConsentVariantName } from "#/site/consent.ts";

/**
 * What the browser has to know of a site, under the names of the specification's section 3 (R29). It stands in the
 * attribute `data-site-config` of what floats over the page; parts that are switched off are absent.
 */
export interface SiteConfig {
  readonly siteId: number;
  readonly siteHash: string;
  readonly languageCode: string;
  /** Base of the visitors' calls (R26). */
  readonly api: string;
  /** The banner that visitors see; absent where there is none. */
  readonly variant?: ConsentVariantName;
  /** Names the wording of the banner and its popup. */
  readonly textVersion?: string;
  readonly facebookPixelCode?: string;
  readonly gtagId?: string;
  readonly ymId?: string;
  readonly adSensePublisherId?: string;
  /** The primary chat. */
  readonly chatsData?: { readonly name: ChatName; readonly key: string };
}

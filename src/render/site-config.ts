import type { SiteConfig, VendorConfig } from "#/chrome/site-config.ts";
import { primaryChat } from "#/site/chat.ts";
import { visibleVariant } from "#/site/consent-parts.ts";
import { vendorsInUse } from "#/site/vendors-in-use.ts";
import type { VendorInUse } from "#/site/vendors-in-use.ts";
import { consentFlags } from "#/vendors/consent-flag.ts";
import type { PageFacts } from "./page-facts.ts";

/** The values of trackers under the names of the specification, and the primary chat. */
function valuesOf(used: readonly VendorInUse[], { site }: PageFacts): VendorConfig {
  const trackers = used.filter(({ vendor }) => vendor.kind === "tracker");
  const values = trackers.flatMap((one) => Object.entries(one.values));
  const chat = primaryChat(site.settings.chats);
  return {
    ...Object.fromEntries(values.filter(([, value]) => value !== "")),
    ...(chat && { chatsData: { name: chat.name, key: chat.key } }),
  };
}

/** The files of the loaders by the flag that each waits for (R21). */
function loadersOf(
  used: readonly VendorInUse[],
  { loaders = {} }: PageFacts,
): Pick<VendorConfig, "loaders"> {
  const byFlag = consentFlags.flatMap((flag) => {
    const files = used
      .filter(({ vendor }) => vendor.category === flag)
      .flatMap(({ vendor }) => loaders[vendor.name] ?? []);
    return files.length > 0 ? [[flag, files]] : [];
  });
  return byFlag.length > 0 ? { loaders: Object.fromEntries(byFlag) } : {};
}

/** What the vendors of a site are loaded with; null where it has none. */
export function vendorConfig(facts: PageFacts): VendorConfig | null {
  const used = vendorsInUse(facts.site.settings);
  return used.length > 0 ? { ...valuesOf(used, facts), ...loadersOf(used, facts) } : null;
}

/** What the browser has to know of a site; `textVersion` names the wording of its banner. */
export function siteConfig(facts: PageFacts, textVersion: string | undefined): SiteConfig {
  const { site, language, form } = facts;
  const variant = visibleVariant(site.settings.cookieConsent);
  const { loaders } = loadersOf(vendorsInUse(site.settings), facts);
  return {
    siteId: form.siteId,
    siteHash: form.siteHash,
    languageCode: language,
    api: form.apiBase,
    ...(variant && { variant }),
    ...(textVersion !== undefined && { textVersion }),
    ...(loaders && { vendorFlags: consentFlags.filter((flag) => loaders[flag]) }),
  };
}

import type { SiteConfig } from "#/chrome/site-config.ts";
import { primaryChat } from "#/site/chat.ts";
import { visibleVariant } from "#/site/consent.ts";
import { vendorsInUse } from "#/site/vendors-in-use.ts";
import type { VendorInUse } from "#/site/vendors-in-use.ts";
import { consentFlags } from "#/vendors/consent-flag.ts";
import type { PageFacts } from "./page-facts.ts";

/** The values of trackers under the names of the specification, and the primary chat. */
function valuesOf(used: readonly VendorInUse[], { site }: PageFacts): Partial<SiteConfig> {
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
): Pick<SiteConfig, "loaders"> {
  const byFlag = consentFlags.flatMap((flag) => {
    const files = used
      .filter(({ vendor }) => vendor.category === flag)
      .flatMap(({ vendor }) => loaders[vendor.name] ?? []);
    return files.length > 0 ? [[flag, files]] : [];
  });
  return byFlag.length > 0 ? { loaders: Object.fromEntries(byFlag) } : {};
}

/** What the browser has to know of a site; `textVersion` names the wording of its banner. */
export function siteConfig(facts: PageFacts, textVersion: string | undefined): SiteConfig {
  const { site, language, form } = facts;
  const variant = visibleVariant(site.settings.cookieConsent);
  const used = vendorsInUse(site.settings);
  return {
    siteId: form.siteId,
    siteHash: form.siteHash,
    languageCode: language,
    api: form.apiBase,
    ...(variant && { variant }),
    ...(textVersion !== undefined && { textVersion }),
    ...valuesOf(used, facts),
    ...loadersOf(used, facts),
  };
}

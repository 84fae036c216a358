import type { ConsentCategory, ConsentPopupTexts } from "#/chrome/consent-popup.tsx";
import type { CookieBannerProps, WordedLink } from "#/chrome/cookie-banner.tsx";
import { textHash } from "#/lib/text-hash.ts";
import { visibleVariant } from "#/site/consent-parts.ts";
import { preselects } from "#/site/consent.ts";
import type { ConsentVariant } from "#/site/consent.ts";
import type { CookieCategory } from "#/site/cookie-choice.ts";
import { vendorsInUse } from "#/site/vendors-in-use.ts";
import type { VisitorMessageKey } from "#/site/visitor-messages/translation.ts";
import type { PageFacts } from "./page-facts.ts";
import { privacyLink, sayIn } from "./cookie-links.ts";
import type { Say } from "./cookie-links.ts";

/** The banner and its popup in a language. */
export interface ConsentWords {
  readonly banner: CookieBannerProps;
  readonly popup: ConsentPopupTexts;
  /** Names exactly this wording, for the records of choices (R1). */
  readonly version: string;
  /** The privacy link, where the footer has it too. */
  readonly footerPrivacy: WordedLink | null;
}

/** The wording of each category, where the owner has none. */
export const categoryWords: Readonly<
  Record<CookieCategory, readonly [title: VisitorMessageKey, description: VisitorMessageKey]>
> = {
  essential: ["cookieEssential", "cookieEssentialText"],
  analytics: ["cookieAnalytics", "cookieAnalyticsText"],
  marketing: ["cookieMarketing", "cookieMarketingText"],
  functional: ["cookieFunctional", "cookieFunctionalText"],
};

function categoriesOf(
  { settings }: ConsentVariant,
  { site }: PageFacts,
  say: Say,
): ConsentCategory[] {
  const used = vendorsInUse(site.settings).map(({ vendor }) => vendor);
  return settings.categories.map(({ type, title, description }) => {
    const [titleKey, descriptionKey] = categoryWords[type];
    const vendors = used.filter(({ category }) => category === type).map(({ label }) => label);
    return {
      type,
      title: say(title, titleKey),
      description: say(description, descriptionKey),
      vendors: vendors.join(", "),
    };
  });
}

/** What the visible banner says, with Vitrine's wording where the owner has none; undefined where there is no banner. */
export function consentWords(facts: PageFacts): ConsentWords | undefined {
  const { cookieConsent } = facts.site.settings;
  const name = visibleVariant(cookieConsent);
  if (!name) return undefined;
  const variant = cookieConsent[name];
  const say = sayIn(facts);
  const message = (key: VisitorMessageKey): string => facts.say(key, facts.language);
  const { declineBtn, settingsBtn, privacyPolicyBtn, settings } = variant;
  const privacy = privacyLink(facts, variant);
  const banner: CookieBannerProps = {
    variant: name,
    label: message("cookieBanner"),
    text: say(variant.consentText, "consentText"),
    accept: say(variant.acceptBtn.name, "consentAccept"),
    decline: declineBtn.isVisible ? say(declineBtn.name, "consentDecline") : null,
    settings: settingsBtn.isVisible ? say(settingsBtn.name, "consentSettings") : null,
    privacy: privacyPolicyBtn.isVisible ? privacy : null,
  };
  const popup: ConsentPopupTexts = {
    title: say(settings.title, "cookieSettings"),
    description: say(settings.description, "consentDescription"),
    confirm: say(settings.confirmBtnName, "consentConfirm"),
    close: message("close"),
    always: say({}, "consentAlways"),
    categories: categoriesOf(variant, facts, say),
    preselects: preselects(cookieConsent, name),
  };
  const version = textHash(JSON.stringify([banner, popup]));
  return { banner, popup, version, footerPrivacy: privacyPolicyBtn.showInFooter ? privacy : null };
}

import type { ConsentCategory, ConsentPopupTexts } from "#/chrome/consent-popup.tsx";
import type { CookieBannerProps, WordedLink } from "#/chrome/cookie-banner.tsx";
import type { Environment } from "#/sections/kit/index.ts";
import { textHash } from "#/lib/text-hash.ts";
import { preselects, visibleVariant } from "#/site/consent.ts";
import type { ConsentVariant } from "#/site/consent.ts";
import type { CookieCategory } from "#/site/cookie-choice.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { readText } from "#/site/localized-text.ts";
import { vendorsInUse } from "#/site/vendors-in-use.ts";
import type { VisitorMessageKey } from "#/site/visitor-messages/translation.ts";
import type { PageFacts } from "./page-facts.ts";
import { spokenAttributes, wordLanguage, wordsIn } from "#/site/word-language.ts";
import type { Words } from "#/site/word-language.ts";
import { resolveLink } from "./resolve-link.ts";

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

type Say = (text: LocalizedText, fallback: VisitorMessageKey) => Words;

function sayIn({ site, language, say }: PageFacts): Say {
  const primary = primaryLanguage(site.languages);
  return (text, fallback) => {
    const own = readText(text, language, primary);
    if (own === "") return wordsIn(say(fallback, language), spokenAttributes(language));
    return wordsIn(own, text[language]?.text ? {} : wordLanguage(primary, language));
  };
}

function privacyOf(
  facts: PageFacts,
  { privacyPolicyBtn }: ConsentVariant,
  say: Say,
): WordedLink | null {
  const { link, name } = privacyPolicyBtn;
  const resolved = link ? resolveLink(facts, link) : undefined;
  if (!resolved) return null;
  const { href, opensNewTab } = resolved;
  return { text: say(name, "privacyPolicy"), href, opensNewTab };
}

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
  const privacy = privacyOf(facts, variant, say);
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

/** What the footer has for a visitor's choice: the way back to it (R1), and the privacy link. */
export function cookieLinks(facts: PageFacts): Environment["cookies"] {
  const words = consentWords(facts);
  return (
    words && {
      settings: facts.say("cookieSettings", facts.language),
      privacy: words.footerPrivacy,
    }
  );
}

import type { WordedLink } from "#/chrome/cookie-banner.tsx";
import type { Environment } from "#/sections/kit/index.ts";
import { visibleVariant } from "#/site/consent-parts.ts";
import type { ConsentVariant } from "#/site/consent.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { VisitorMessageKey } from "#/site/visitor-messages/translation.ts";
import { spokenAttributes, wordLanguage, wordsIn } from "#/site/word-language.ts";
import type { Words } from "#/site/word-language.ts";
import type { PageFacts } from "./page-facts.ts";
import { resolveLink } from "./resolve-link.ts";

export type Say = (text: LocalizedText, fallback: VisitorMessageKey) => Words;

/** Says what the owner wrote, in a page's language, or Vitrine's wording where there is none. */
export function sayIn({ site, language, say }: PageFacts): Say {
  const primary = primaryLanguage(site.languages);
  return (text, fallback) => {
    const own = readText(text, language, primary);
    if (own === "") return wordsIn(say(fallback, language), spokenAttributes(language));
    return wordsIn(own, text[language]?.text ? {} : wordLanguage(primary, language));
  };
}

/** The privacy link of a banner; null where it leads nowhere. */
export function privacyLink(
  facts: PageFacts,
  { privacyPolicyBtn }: ConsentVariant,
): WordedLink | null {
  const { link, name } = privacyPolicyBtn;
  const resolved = link ? resolveLink(facts, link) : undefined;
  if (!resolved) return null;
  const { href, opensNewTab } = resolved;
  return { text: sayIn(facts)(name, "privacyPolicy"), href, opensNewTab };
}

/** What the footer has for a visitor's choice: the way back to it (R1), and the privacy link. */
export function cookieLinks(facts: PageFacts): Environment["cookies"] {
  const { cookieConsent } = facts.site.settings;
  const name = visibleVariant(cookieConsent);
  if (!name) return undefined;
  const { showInFooter } = cookieConsent[name].privacyPolicyBtn;
  return {
    settings: facts.say("cookieSettings", facts.language),
    privacy: showInFooter ? privacyLink(facts, cookieConsent[name]) : null,
  };
}

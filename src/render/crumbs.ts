import type { Crumb } from "#/sections/kit/index.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import { pageTrails } from "#/site/page-tree/page-trail.ts";
import type { TrailStep } from "#/site/page-tree/page-trail.ts";
import { pagePath } from "#/site/routes.ts";
import { spokenAttributes, wordLanguage, wordsIn } from "#/site/word-language.ts";
import type { Words } from "#/site/word-language.ts";
import type { PageFacts } from "./page-facts.ts";

/** What a page of a trail is called: by the menu's words, else by its name, the home page by Vitrine's word. */
function nameOf({ site, language, say }: PageFacts, { entry, words = {} }: TrailStep): Words {
  const primary = primaryLanguage(site.languages);
  const read = readText(words, language, primary);
  if (read !== "")
    return wordsIn(read, words[language]?.text ? {} : wordLanguage(primary, language));
  return entry.path === "/"
    ? wordsIn(say("home", language), spokenAttributes(language))
    : wordsIn(entry.name, wordLanguage(primary, language));
}

/** The way from the home page to the page itself, in its language; empty on the home page and where it is no page. */
export function crumbsOf(facts: PageFacts, navigation = facts.site.navigation): readonly Crumb[] {
  const { site, index, language, page } = facts;
  return pageTrails(
    navigation,
    index,
  )(page ?? "").map((step) => ({
    text: nameOf(facts, step),
    href: pagePath(step.entry, language, site),
  }));
}

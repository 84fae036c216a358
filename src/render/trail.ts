import { crumbsOf } from "#/sections/kit/crumbs.ts";
import { primaryLanguage } from "#/site/language.ts";
import { textOfWords } from "#/site/word-language.ts";
import type { MainAbout } from "./main-about.ts";
import type { PageFacts } from "./page-facts.ts";
import type { StructuredDataInput } from "./structured-data/thing.ts";

/** The way to a page for search engines; empty where none of its sections shows it. */
export function trailOf(
  facts: PageFacts,
  { trail }: MainAbout,
  origin: string,
): StructuredDataInput["trail"] {
  if (!trail) return [];
  const { site, index, page, language, router, say } = facts;
  const primary = primaryLanguage(site.languages);
  const { links } = site.navigation;
  const home = say("home", language);
  return crumbsOf({ index, links, page, language, primary, home, ...trail }).map((crumb) => ({
    name: textOfWords(crumb.text),
    address: origin + (router.path(crumb.page, language) ?? ""),
  }));
}

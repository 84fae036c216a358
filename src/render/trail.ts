import { crumbsOf } from "#/sections/kit/crumbs.ts";
import { primaryLanguage } from "#/site/language.ts";
import { textOfWords } from "#/site/word-language.ts";
import type { MainAbout } from "./main-about.ts";
import type { PageFacts } from "./page-facts.ts";
import type { StructuredDataInput } from "./structured-data/thing.ts";

/** The way to a page for search engines; empty where none of its sections shows it. */
export function trailOf(
  facts: PageFacts,
  { showsTrail }: MainAbout,
  origin: string,
): StructuredDataInput["trail"] {
  if (!showsTrail) return [];
  const { site, index, page, language, router, say } = facts;
  const primary = primaryLanguage(site.languages);
  const { links } = site.navigation;
  return crumbsOf({ index, links, page, language, primary, home: say("home", language) }).map(
    (crumb) => ({
      name: textOfWords(crumb.text),
      address: origin + (router.path(crumb.page, language) ?? ""),
    }),
  );
}

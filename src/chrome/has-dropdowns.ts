import { activeLanguages, primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { Navigation } from "#/site/navigation.ts";
import type { SiteRecord } from "#/site/site.ts";
import { fitLinks, fitSteps, lastStep } from "./link-fit.ts";
import { socialsBelow } from "./navigation-links.tsx";

/** Whether a link of a site's bar has a menu of its own. */
export function hasSubmenus({ navigation }: Pick<SiteRecord, "navigation">): boolean {
  return (navigation as unknown as Navigation).links.some(({ links }) => links.length > 0);
}

/** Whether a site's bar has a dropdown: of languages, of a link's own, or of what not every window has room for. */
export function hasDropdowns(site: Pick<SiteRecord, "languages" | "navigation">): boolean {
  const { languages, navigation } = site;
  if (activeLanguages(languages).length > 1 || hasSubmenus(site)) return true;
  const { links, socials } = navigation as unknown as Navigation;
  const language = primaryLanguage(languages);
  const steps = fitLinks(links.map(({ text }) => readText(text, language, language)));
  return socials.length > socialsBelow || lastStep(steps) !== fitSteps[0];
}

import { activeLanguages, primaryLanguage } from "#/site/language.ts";
import type { LanguageCode } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { Navigation } from "#/site/navigation.ts";
import type { SiteRecord } from "#/site/site.ts";
import { fitLinks, fitSteps, lastStep } from "./link-fit.ts";
import { fitSocials } from "./social-fit.ts";

/** Whether a link of a site's bar has a menu of its own. */
export function hasSubmenus({ navigation }: Pick<SiteRecord, "navigation">): boolean {
  return (navigation as unknown as Navigation).links.some(({ links }) => links.length > 0);
}

/** Whether the links of a bar leave those that not every window has room for to a dropdown, in this language. */
function leavesLinks(
  { languages, navigation }: Pick<SiteRecord, "languages" | "navigation">,
  language: LanguageCode,
): boolean {
  const { links, socials, buttons, logo, logoMark, logoText, moreLabel } =
    navigation as unknown as Navigation;
  const primary = primaryLanguage(languages);
  const read = (text: LocalizedText): string => readText(text, language, primary);
  const texts = links.map(({ text }) => read(text));
  const steps = fitLinks(texts);
  const socialSteps = fitSocials(socials.length, {
    logoText: logo === null ? read(logoText) : "",
    hasMark: logoMark !== "none",
    links: texts,
    hasMenu: [],
    steps,
    moreLabel: read(moreLabel),
    languages: [],
    hasFlags: false,
    button: buttons[0] && read(buttons[0].text),
  });
  return lastStep([...steps, ...socialSteps]) !== fitSteps[0];
}

/**
 * Whether a site's bar has a dropdown: of languages, of a link's own, or of what not every window has room for. Pages in
 * a language that visitors don't see yet are looked at too, by whoever translates them.
 */
export function hasDropdowns(site: Pick<SiteRecord, "languages" | "navigation">): boolean {
  const { languages } = site;
  if (activeLanguages(languages).length > 1 || hasSubmenus(site)) return true;
  return languages.some(({ code }) => leavesLinks(site, code));
}

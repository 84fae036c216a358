import { visibleVariant } from "#/site/consent-parts.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { Translate } from "../../words/i18n.ts";
import { listWords } from "../../words/list-words.ts";
import type { SettingsTabName } from "./settings-tabs.ts";

interface Stored {
  readonly site: SiteRecord;
  readonly index: PageIndex;
}

/** As many names as a row of a phone has room for. */
const mostNames = 2;

/** What the tabs are set to, as far as it is said in a word; nothing is said of none. */
export function tabValues(
  { site, index }: Stored,
  t: Translate<"settings">,
): Partial<Record<SettingsTabName, string>> {
  const { cookieConsent, messengers, chats, tracking } = site.settings;
  const count = (number: number): string => (number === 0 ? "" : String(number));
  const languages = site.languages.map(({ localName }) => localName);
  return {
    general: site.name,
    languages: languages.length > mostNames ? count(languages.length) : listWords(languages),
    page: count(index.entries.length),
    redirects: count(index.redirects.length),
    cookies: t(`cookies.${visibleVariant(cookieConsent) ?? "none"}`),
    tracking: count(Object.keys(tracking).length),
    messengers: count(messengers.data.filter(({ isActive }) => isActive).length),
    chats: count(chats.data.length),
    events: count(site.events.length),
  };
}

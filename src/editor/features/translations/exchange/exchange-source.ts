import type { LanguageCode } from "#/site/language.ts";
import type { Translate } from "../../../words/i18n.ts";
import { groupName, lineName } from "../line-name.ts";
import type { LineGroup } from "../lines.ts";
import type { ExchangeSource } from "./exchange-file.ts";

interface SourceFacts {
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  readonly pageNames: ReadonlyMap<string, string>;
  readonly t: Translate<"translations">;
  readonly say: Translate<"screens">;
}

/** The texts that are shown, for a file: by page, with the words for their places. */
export function exchangeSource(groups: readonly LineGroup[], facts: SourceFacts): ExchangeSource {
  const { language, primary, pageNames, t, say } = facts;
  const pages = [...Map.groupBy(groups, ({ page }) => page)].map(([page, those]) => ({
    id: page ?? "site",
    name: page === null ? t("siteWide") : (pageNames.get(page) ?? page),
    lines: those.flatMap((group) => {
      const { name } = groupName(group, say);
      return group.lines.map((line) => ({ line, place: `${name} › ${lineName(line, t)}` }));
    }),
  }));
  return { language, primary, pages };
}

import type { LanguageCode } from "#/site/language.ts";
import type { Translate } from "../../../words/i18n.ts";
import { groupName, lineName } from "../line-name.ts";
import { linkedOf } from "../lines.ts";
import type { LineGroup } from "../lines.ts";
import type { ExchangeSource } from "./exchange-file.ts";

interface SourceFacts {
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  readonly pageNames: ReadonlyMap<string, string>;
  readonly t: Translate<"translations">;
  readonly say: Translate<"screens">;
}

/** Ids of what belongs to no page. */
const siteFile = "site";
const linkedFile = "linked-sections";

function fileOf({ page, all }: LineGroup): string {
  if (page !== null) return page;
  return all.some((line) => linkedOf(line) !== undefined) ? linkedFile : siteFile;
}

/** The texts that are shown, for a file: by page, with the words for their places. */
export function exchangeSource(groups: readonly LineGroup[], facts: SourceFacts): ExchangeSource {
  const { language, primary, pageNames, t, say } = facts;
  const own: Readonly<Record<string, string>> = {
    [linkedFile]: t("linkedSections"),
    [siteFile]: t("siteWide"),
  };
  const pages = [...Map.groupBy(groups, fileOf)].map(([id, those]) => ({
    id,
    name: pageNames.get(id) ?? own[id] ?? id,
    lines: those.flatMap((group) => {
      const { name } = groupName(group, say);
      return group.lines.map((line) => ({ line, place: `${name} › ${lineName(line, t)}` }));
    }),
  }));
  return { language, primary, pages };
}

import { held } from "#/fields/held-value.ts";
import { cutText } from "#/lib/cut-text.ts";
import { navigationFields } from "../navigation.ts";
import type { SiteDocument, SiteRecord } from "../site.ts";
import { withFilledTokens } from "./filled-tokens.ts";

/**
 * What stands in the texts of a project that declares `namesItself` where they name the site; `{name:24}` is the name cut
 * to so many characters, where there is no more room.
 */
const nameToken = /\{name(?::(\d{1,3}))?\}/g;

type NameIn = (language: string) => string;

/** What a site calls itself in a language: its logo's words, or the name its owner reads. */
export function ownName({ name, navigation }: SiteRecord): NameIn {
  const written = new Map(
    Object.entries(held(navigationFields.logoText, navigation["logoText"]) ?? {}),
  );
  return (language) => written.get(language)?.text || name;
}

/** A document that names itself with this name in its texts, titles and alt texts; nothing else of them changes. */
export function withName(document: SiteDocument, nameIn: NameIn): SiteDocument {
  const cuts = new Map<string, string>();
  return withFilledTokens(document, {
    token: nameToken,
    said([token, most], language) {
      if (most === undefined) return nameIn(language);
      // it is counted in characters, which takes longer than filling it in
      const key = `${token} ${language}`;
      const cut = cuts.get(key) ?? cutText(nameIn(language), Number(most));
      cuts.set(key, cut);
      return cut;
    },
  });
}

/** Words of a project that names itself, under this name. */
export function namedWords(words: string, name: string): string {
  return words.replaceAll(nameToken, (_, most: string | undefined) =>
    most === undefined ? name : cutText(name, Number(most)),
  );
}

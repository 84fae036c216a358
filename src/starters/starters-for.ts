import type { LanguageCode } from "#/site/language.ts";
import { starters } from "./registry.ts";
import type { Starter } from "./starter.ts";

/**
 * The starters as they are offered to somebody who reads a language: the one that operators want first, then those that
 * are written in it, an empty site last.
 */
export function startersFor(language: LanguageCode, first = ""): readonly Starter[] {
  const rank = (starter: Starter): number => {
    if (starter.id === first) return -1;
    return starter.language === undefined ? 2 : Number(starter.language !== language);
  };
  return starters.toSorted((one, other) => rank(one) - rank(other));
}

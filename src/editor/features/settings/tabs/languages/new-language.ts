import type { SiteLanguage } from "#/site/language.ts";
import { knownLanguages } from "./known-languages.data.ts";

/** A number for a code, the same on every site and for everybody; small ones are left to imported languages. */
function idOf(code: string): number {
  return [...code].reduce((id, character) => id * 128 + character.charCodeAt(0), 0);
}

/** A language as it is added: a draft that visitors don’t see, not the primary one. Undefined where it isn't known. */
export function newLanguage(code: string): (SiteLanguage & { isPrimary: false }) | undefined {
  const known = knownLanguages.find(([one]) => one === code);
  if (!known) return undefined;
  const [, name, localName, flagCode] = known;
  return {
    id: idOf(code),
    code,
    name,
    localName,
    flagCode,
    isPrimary: false,
    status: "inactive",
  };
}

import type { LanguageCode } from "#/site/language.ts";
import type { LibraryIconName } from "./icon-names.data.ts";
import { iconSearch, searchLanguages } from "./icon-search.data.ts";

/** What an icon is called: by the first word that it is found by, in English by its name in the library. */
export function iconLabel(name: LibraryIconName, language: LanguageCode): string {
  const at = searchLanguages.findIndex((one) => one === language);
  const [first = name] = (at > 0 ? iconSearch[name][at] : undefined)?.split(" ") ?? [];
  return at > 0 ? first : name.replaceAll("-", " ");
}

import type { SiteLanguage } from "../../language.ts";
import { isPlainObject, readList, readObject, readString } from "../migration.ts";

function orderOf(value: unknown): number {
  return isPlainObject(value) && typeof value.order === "number" ? value.order : 0;
}

/** The specification's website languages (`smLangId` is an alias of the id, R29); without any, Russian. @throws MigrationError */
export function migrateLanguages(value: unknown): SiteLanguage[] {
  const old = readList(value, ["languages"]).toSorted(
    (one, other) => orderOf(one) - orderOf(other),
  );
  const languages = old.map((one, place) => {
    const path = ["languages", place];
    const language = readObject(one, path);
    const lang = isPlainObject(language.lang) ? language.lang : language;
    const id = language.smLangId ?? language.id ?? lang.id;
    const code = readString(lang.code, [...path, "code"]).toLowerCase();
    const name = readString(lang.name, [...path, "name"]) || code;
    return {
      id: typeof id === "number" ? id : place + 1,
      code,
      name,
      localName: readString(lang.localName ?? lang.localizedName, [...path, "localName"]) || name,
      flagCode: readString(lang.flagCode, [...path, "flagCode"]).toLowerCase() || code.slice(0, 2),
      isPrimary: language.isPrimary === true,
      status:
        language.status === "active" || language.isPrimary === true
          ? ("active" as const)
          : ("inactive" as const),
    };
  });
  if (languages.length === 0)
    return [
      {
        id: 1,
        code: "ru",
        name: "Russian",
        localName: "Русский",
        flagCode: "ru",
        isPrimary: true,
        status: "active",
      },
    ];
  const primary = languages.find((one) => one.isPrimary) ?? languages[0];
  return languages.map((one) => ({
    ...one,
    isPrimary: one === primary,
    status: one === primary ? "active" : one.status,
  }));
}

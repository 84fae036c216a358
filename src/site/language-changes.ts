import type { LanguageCode, SiteLanguage } from "./language.ts";
import { wordingSchema } from "./localized-text.ts";

/** What became of a language of the site. */
export interface LanguageChange {
  readonly code: LanguageCode;
  readonly change: "added" | "addedHidden" | "removed" | "shown" | "hidden" | "primary";
}

interface Spoken {
  readonly languages: readonly SiteLanguage[];
}

export const noLanguages: ReadonlySet<LanguageCode> = new Set();

function languageChange(
  was: SiteLanguage | undefined,
  is: SiteLanguage,
): LanguageChange["change"] | undefined {
  const isActive = is.status === "active";
  if (!was) return isActive ? "added" : "addedHidden";
  if (is.isPrimary && !was.isPrimary) return "primary";
  if (is.status === was.status) return undefined;
  return isActive ? "shown" : "hidden";
}

/** Languages that came, went, or are shown in another way; that they stand in another order is none of it. */
export function languageChanges(
  { languages: before }: Spoken,
  { languages: after }: Spoken,
): LanguageChange[] {
  const old = new Map(before.map((one) => [one.code, one]));
  const present = new Set(after.map(({ code }) => code));
  return [
    ...after.flatMap((is): LanguageChange[] => {
      const change = languageChange(old.get(is.code), is);
      return change ? [{ code: is.code, change }] : [];
    }),
    ...before.flatMap(({ code }): LanguageChange[] =>
      present.has(code) ? [] : [{ code, change: "removed" }],
    ),
  ];
}

const withTheirTexts = new Set(["added", "addedHidden", "shown", "removed"]);

/** Languages that came, are shown since, or went: all of their texts are part of that. */
export function languagesApart(before: Spoken, after: Spoken): ReadonlySet<LanguageCode> {
  const apart = languageChanges(before, after).filter(({ change }) => withTheirTexts.has(change));
  return new Set(apart.map(({ code }) => code));
}

/** Whether a part of a document isn't what it was, besides its texts in some languages. */
export function differs(one: unknown, other: unknown, besides = noLanguages): boolean {
  const isBeside = (key: string, value: unknown): boolean =>
    besides.has(key) && wordingSchema.safeParse(value).success;
  const told = (key: string, value: unknown): unknown => {
    if (isBeside(key, value)) return undefined;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    // a text that is in no other language is none, whether or not it stands there
    return Object.entries(value).every((entry) => isBeside(...entry)) ? undefined : value;
  };
  const json = (value: unknown): string | undefined =>
    besides.size > 0 ? JSON.stringify(value, told) : JSON.stringify(value);
  return json(one) !== json(other);
}

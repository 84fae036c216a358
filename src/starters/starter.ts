import type { LanguageCode } from "#/site/language.ts";

type Words = Readonly<Record<"en" | "ru", string>>;

/** A site to start from: `{id}/site.json` with `{id}/pictures/`, a project like any other. */
export interface Starter {
  readonly id: string;
  /** The one that it is written in first; undefined where it is in all of them alike. */
  readonly language?: LanguageCode;
  readonly name: Words;
  readonly about: Words;
}

import { cleanText } from "#/lib/clean-text.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Line } from "../lines.ts";

/** A text as it travels in a file. */
export interface ExchangedText {
  readonly id: string;
  readonly original: string;
  readonly text: string;
}

/** What a file is made of. */
export interface ExchangeSource {
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  /** By page; each text with the words for its place. */
  readonly pages: readonly {
    readonly id: string;
    readonly name: string;
    readonly lines: readonly { readonly line: Line; readonly place: string }[];
  }[];
}

/** Most bytes and texts of a file, and cells of a line. */
export const exchangeLimits = { bytes: 20_000_000, texts: 100_000, cells: 256 } as const;

/** Of what is read so many characters are read before it is said how far that is. */
export const readingStep = 250_000;

/** Hears how much of a file has been read, from 0 to 1. */
export type OnShare = (share: number) => void;

export type ExchangeProblemCode =
  | "too-large"
  | "too-slow"
  | "damaged"
  | "encoding"
  | "doctype"
  | "old-xliff"
  | "no-columns"
  | "other-language"
  | "no-texts";

/** Why a file can't be read, and what it says instead of what was expected. */
export class ExchangeProblem extends Error {
  readonly code: ExchangeProblemCode;
  readonly about: string;

  constructor(code: ExchangeProblemCode, about = "") {
    super(`${code} ${about}`);
    this.code = code;
    this.about = about;
  }
}

/** The name of a text in a file: letters, digits and `.-_:`, as XML wants it of an id. */
export function exchangeId({ key }: Pick<Line, "key">): string {
  return key.replaceAll("/", ".");
}

/** Whether a file's language is the one that is translated into: `de-DE` of a tool is `de`. */
export function isOfLanguage(stated: string, language: LanguageCode): boolean {
  const [one, other] = [stated.toLowerCase(), language.toLowerCase()];
  return one === other || one.split("-")[0] === other || one === other.split("-")[0];
}

/** Texts as they are kept: with line feeds, without other control characters. */
export function cleaned({ id, original, text }: ExchangedText): ExchangedText {
  return { id: id.trim(), original: cleanText(original), text: cleanText(text) };
}

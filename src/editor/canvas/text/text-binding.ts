import type { LanguageCode } from "#/site/language.ts";
import type { HeadingLevel } from "#/sections/kit/index.ts";
import type { TextMark } from "#/site/text-mark.ts";
import type { EditableForm } from "./editable-form.ts";

/** What was typed. */
export interface TextChange {
  readonly text: string;
  /** What the writer saw when the edit began. */
  readonly was: string;
  /** Of a text that may have them, where more was done to them than to move with the words. */
  readonly marks?: readonly TextMark[];
  /** It belongs to the change before it: both are undone together. */
  readonly goesOn: boolean;
  /** Others have the site open. */
  readonly isShared: boolean;
}

/** What connects an element on the canvas with the text that it shows. One is current for an element at any time. */
export interface TextBinding {
  /** Tells texts apart; also names the place of a conflict. */
  readonly key: string;
  readonly limit: number;
  readonly isRequired: boolean;
  readonly form: EditableForm;
  readonly level: HeadingLevel | undefined;
  /** Most letters of a text that its layout takes as a short one. */
  readonly short: number;
  readonly language: LanguageCode;
  /** The language of `original`. */
  readonly primary: LanguageCode;
  /** The stored text in this language; "" where there is none. */
  readonly stored: string;
  /** The primary language's text, shown while there is no translation. */
  readonly original: string;
  /** It is to be translated, and isn't. */
  readonly isUntranslated: boolean;
  /** Those of what the element shows. */
  readonly marks: readonly TextMark[];
  /** Stores a text. Answers whether it was taken. */
  commit(change: TextChange): boolean;
}

/** What the element shows while nobody edits it. */
export function restingText(binding: Pick<TextBinding, "stored" | "original">): string {
  return binding.stored === "" ? binding.original : binding.stored;
}

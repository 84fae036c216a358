import type { LanguageCode } from "#/site/language.ts";
import type { ExchangedText, ExchangeProblemCode } from "./exchange-file.ts";

/** What a thread is asked to read. */
export interface ReadingRequest {
  readonly file: Blob;
  readonly language: LanguageCode;
}

/** What the thread says: how far it is, then the texts, some at a time, and that these were all; or why it can't go on. */
export type ReadingMessage =
  | { readonly kind: "share"; readonly share: number }
  | { readonly kind: "texts"; readonly texts: readonly ExchangedText[] }
  | { readonly kind: "end" }
  | { readonly kind: "problem"; readonly code: ExchangeProblemCode; readonly about: string };

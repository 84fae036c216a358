import type { LanguageCode } from "#/site/language.ts";

/** Values of fields as they are kept, before a template has given them a type. */
export type StoredFields = { [name: string]: unknown };
export type StoredItem = StoredFields & { id: string };

/** What new fields are made with. */
export interface NewFieldsOptions {
  readonly language: LanguageCode;
  readonly createId: () => string;
  /** ISO 4217, of example prices. As their words say where it is left out. */
  readonly currency?: string | undefined;
  /** When it is made, in milliseconds: dates are counted from it. Now where it is left out. */
  readonly now?: number;
  /** Ids of the items that were made so far, by the `key` that their starting values give them. */
  readonly keys?: Map<string, string>;
}

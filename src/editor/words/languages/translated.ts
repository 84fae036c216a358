import type { Namespace, Words } from "../i18n.ts";

type PluralForm = "one" | "few" | "many" | "other";

type TranslatedWords<English> = {
  readonly [
    Key in keyof English as Key extends `${infer Stem}_${PluralForm}`
      ? `${Stem}_${PluralForm}`
      : Key
  ]?: English[Key] extends string ? string : TranslatedWords<English[Key]>;
};

/** A language's words of a namespace, by the keys of the English ones. What it leaves out is said in English. */
export type Translated<Name extends Namespace> = TranslatedWords<Words[Name]>;

/** The words below a key of a namespace, which a file of their own has. */
export type TranslatedPart<
  Name extends Namespace,
  Part extends keyof Words[Name],
> = TranslatedWords<Words[Name][Part]>;

/** What a language calls that which has its English words beside its code, by id. */
export interface TranslatedNames {
  readonly sections: Readonly<
    Record<string, { readonly label: string; readonly description: string }>
  >;
  readonly categories: Readonly<Record<string, string>>;
  readonly palettes: Readonly<Record<string, string>>;
  readonly starters: Readonly<Record<string, { readonly name: string; readonly about: string }>>;
  /** Labels, hints and options of fields, which many templates share: by the English words. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What owners read of vendors, by the vendor's name and the names of its values. */
export type TranslatedVendors = Readonly<
  Record<
    string,
    {
      readonly name: string;
      readonly values: Readonly<
        Record<string, { readonly label?: string; readonly hint: string; readonly error: string }>
      >;
    }
  >
>;

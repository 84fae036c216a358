import type { LanguageCode } from "#/site/language.ts";

/** Words in the languages that Vitrine itself speaks. */
export interface OwnWords {
  readonly en: string;
  readonly ru: string;
}

/**
 * What a field means, the same in every template. Fields of one role and kind give each other their content when a
 * section is swapped, and the program finds by it what it has to know: a page's heading, what the bar lies over.
 */
export type FieldRole =
  | "heading"
  | "body"
  | "price"
  | "picture"
  /** The face of whoever the words beside it are about. */
  | "portrait"
  /** A picture behind the whole section, what it is darkened with, and the colour of the text on it. */
  | "backdrop"
  | "overlay"
  /** How strongly the words over it are set off from it. */
  | "shade"
  | "ink"
  /** What the section stands on. */
  | "ground"
  /** The room above and below what it holds. */
  | "air"
  /** How a button looks. */
  | "emphasis";

/** What every field says of itself. `Value` is what is stored of it. */
export interface SpecOf<Kind extends string, Value> {
  readonly kind: Kind;
  /** Its name among its siblings; `defineFields` writes it. */
  readonly name?: string;
  readonly role?: FieldRole;
  /** The text of the same level that this field aligns. */
  readonly aligns?: string;
  /** Where the owner edits it: in its place on the page, or beside the section. */
  readonly edited?: "place" | "popover";
  /** Its control shows only where a field of this role is filled. */
  readonly needs?: FieldRole;
  /** What the owner calls it. A field that is edited in a popover has one, and so has an icon. */
  readonly label?: OwnWords;
  /** A sentence below its control. */
  readonly hint?: OwnWords;
  /** Never there: it carries the type of the stored value. */
  readonly stored?: Value;
}

/** A field of whatever kind, before its kind is known; `FieldSpec` (kinds.ts) tells kinds apart. */
export type AnySpec = SpecOf<string, unknown>;
export type AnySpecs = { readonly [name: string]: AnySpec };

/** The stored value of a field. */
export type FieldValue<Spec> = Spec extends { readonly stored?: infer Value }
  ? Exclude<Value, undefined>
  : never;
/** The stored values of fields by name. */
export type FieldsOf<Specs extends AnySpecs> = { [Name in keyof Specs]: FieldValue<Specs[Name]> };
/** An item of a list: its fields and a stable id. */
export type ItemOf<Specs extends AnySpecs> = FieldsOf<Specs> & { id: string };

/** A field that knows its name, as `defineFields` makes it. */
export type Named<Spec> = Spec & { readonly name: string };
export type NamedSpecs<Specs extends AnySpecs> = {
  readonly [Name in keyof Specs]: Named<Specs[Name]>;
};

/** Fields that know their names, so that views read them by their specs. */
export function defineFields<const Specs extends AnySpecs>(specs: Specs): NamedSpecs<Specs> {
  const named = Object.entries(specs).map(([name, spec]) => [name, { ...spec, name }]);
  return Object.fromEntries(named) as NamedSpecs<Specs>;
}

/**
 * Starting values of one item: a text, a choice, a date as its spec writes it, or the items of a nested list. By its `key`
 * others among the starting values point at it.
 */
export type ItemInitial = {
  readonly [name: string]: OwnWords | string | readonly ItemInitial[];
};

/** The words in this language; other languages than Vitrine's own get the English ones. */
export function ownWords(words: OwnWords, language: LanguageCode): string {
  return language === "ru" ? words.ru : words.en;
}

import type { Link } from "./link.ts";
import type { Picture } from "./image.ts";
import type { LanguageCode } from "./language.ts";
import { defaultTextLimit } from "./limits.ts";
import type { LocalizedText } from "./localized-text.ts";

/** A starting text in the languages that Vitrine itself speaks. Other primary languages start with the English one. */
export interface InitialText {
  readonly en: string;
  readonly ru: string;
}

export interface TextField {
  readonly kind: "text";
  /** Most characters that may be published. */
  readonly limit: number;
  /** Left empty, it reverts to what it was (specification, section 5) and can't be published. */
  readonly isRequired: boolean;
  readonly initial: InitialText;
}
export interface ChoiceField<Option extends string = string> {
  readonly kind: "choice";
  readonly options: readonly Option[];
  readonly initial: Option;
}
export interface NumberField {
  readonly kind: "number";
  readonly min: number;
  readonly max: number;
  readonly initial: number;
}
export interface PictureField {
  readonly kind: "picture";
  /** Width by height of its slot, e.g. "4:3"; "free" keeps the picture's own. Crops are locked to it. */
  readonly ratio: string;
  /** Sizes of the slot for the `sizes` attribute of the published picture. */
  readonly sizes: string;
  /** Says nothing of its own, like a background: an alt text may be given but isn't missed. */
  readonly isDecorative: boolean;
  /** On phones the part about the focal point that has this ratio is shown instead, e.g. "4:5". */
  readonly phoneRatio?: string;
}
export interface LinkField {
  readonly kind: "link";
}
export interface EventField {
  readonly kind: "event";
}
export interface ListField<Item extends FieldSpecs = FieldSpecs> {
  readonly kind: "list";
  readonly min: number;
  readonly max: number;
  readonly item: Item;
  /** What a new section's items start with: texts by field name; the other fields start as their own `initial`. */
  readonly initial: readonly ItemInitial[];
}

export type FieldSpec =
  | TextField
  | ChoiceField
  | NumberField
  | PictureField
  | LinkField
  | EventField
  | ListField;
export type FieldSpecs = { readonly [name: string]: FieldSpec };
/** Starting values of one item: a text, a choice, or the items of a nested list. */
export type ItemInitial = {
  readonly [name: string]: InitialText | string | readonly ItemInitial[];
};

/** The stored value of a field. */
export type FieldValue<Spec extends FieldSpec> = Spec extends TextField
  ? LocalizedText
  : Spec extends ChoiceField<infer Option>
    ? Option
    : Spec extends NumberField
      ? number
      : Spec extends PictureField
        ? Picture | null
        : Spec extends LinkField
          ? Link | null
          : Spec extends EventField
            ? string | null
            : Spec extends ListField<infer Item>
              ? ItemOf<Item>[]
              : never;
/** The stored values of fields by name. */
export type FieldsOf<Specs extends FieldSpecs> = { [Name in keyof Specs]: FieldValue<Specs[Name]> };
/** An item of a list: its fields and a stable id. */
export type ItemOf<Specs extends FieldSpecs> = FieldsOf<Specs> & { id: string };

const noText: InitialText = { en: "", ru: "" };

/** A plain text. `limit` in characters; the specification's default is 320. */
export function text(
  options: { limit?: number; isRequired?: boolean; initial?: InitialText } = {},
): TextField {
  return {
    kind: "text",
    limit: options.limit ?? defaultTextLimit,
    isRequired: options.isRequired ?? false,
    initial: options.initial ?? noText,
  };
}

/** One of a fixed set; the first is the initial one unless another is named. */
export function choice<const Option extends string>(
  options: readonly [Option, ...Option[]],
  initial?: Option,
): ChoiceField<Option> {
  return { kind: "choice", options, initial: initial ?? options[0] };
}

/** Alignment of a text (titleAlignment and the like). */
export function alignment(
  initial: "start" | "center" | "end" = "start",
): ChoiceField<"start" | "center" | "end"> {
  return choice(["start", "center", "end"], initial);
}

export function number(options: { min: number; max: number; initial: number }): NumberField {
  return { kind: "number", ...options };
}

/** Overlay over a picture, 0 (none) to 1 (opaque). */
export function overlay(initial = 0): NumberField {
  return number({ min: 0, max: 1, initial });
}

export function picture(options: {
  ratio: string;
  sizes: string;
  isDecorative?: boolean;
  phoneRatio?: string;
}): PictureField {
  return { kind: "picture", isDecorative: false, ...options };
}

export function link(): LinkField {
  return { kind: "link" };
}

/** The id of one of the site's events; null means the first one (R9). */
export function event(): EventField {
  return { kind: "event" };
}

export function list<Item extends FieldSpecs>(options: {
  min: number;
  max: number;
  item: Item;
  initial: readonly ItemInitial[];
}): ListField<Item> {
  return { kind: "list", ...options };
}

/** The starting text in this language. */
export function initialText(initial: InitialText, language: LanguageCode): string {
  return language === "ru" ? initial.ru : initial.en;
}

import type { Picture } from "#/site/image.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Link } from "#/site/link.ts";
import type { NamedItem } from "./field-control.ts";
import type { FieldValue } from "./field-spec.ts";

/** What values need of the editor around them to be read. */
export interface ShownValueTools {
  /** The language that the others are translated from. */
  readonly primary: LanguageCode;
  readonly pictureAddress: (picture: Picture) => string;
  /** The page, section, file or address that a link leads to. */
  readonly linkName: (link: Link) => string;
  /** The items of a list of the section that the field belongs to. */
  readonly itemsOf: (list: string) => readonly NamedItem[];
  readonly events: readonly NamedItem[];
}

/** How a value is read in a few words beside what it was or is: by the component in `shown.tsx` of its kind. */
export interface ShownValueProps<Spec, Value = FieldValue<Spec>> {
  readonly spec: Spec;
  readonly value: Value;
  /** What it was, where this is what it is. */
  readonly earlier: Value | undefined;
  readonly tools: ShownValueTools;
}

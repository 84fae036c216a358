import type * as z from "zod/mini";
import type { NewFieldsOptions, StoredFields } from "#/fields/stored-fields.ts";
import type { Picture } from "#/site/image.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Link } from "#/site/link.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { ProblemCode } from "#/site/problem-code.ts";
import type { AnySpec, AnySpecs, FieldValue, ItemInitial, OwnWords, SpecOf } from "./field-spec.ts";
import type { PictureField } from "./picture/spec.ts";

/** Present names of fields by those of the specification. */
type Names = Readonly<Record<string, string>>;

/** Names that stand for a field anywhere, or only within an item of a block of buttons, or only outside of one. */
export interface FieldAliases {
  readonly anywhere?: Names;
  readonly inButton?: Names;
  readonly outside?: Names;
}

/** What a copy of fields is made with. */
export interface Copying {
  readonly createId: () => string;
  /** Where a link of the original leads in the copy; null where there is no such place. */
  readonly link: (link: Link) => Link | null;
  /** A text and a picture as the copy has them; left out where they are the original's. */
  readonly text?: (text: LocalizedText) => LocalizedText;
  readonly picture?: (picture: Picture) => Picture | null;
  /** New ids of the items that are copied along, by their ids; others keep theirs. */
  readonly items?: ReadonlyMap<string, string>;
}

/** Whether the target of a swap is what the section was before (and has content of its own), a new start, or empty. */
export type CarryBase = "remembered" | "initial" | "blank";

/** A field, item or level that content goes to or comes from. */
export interface CarrySide<Specs, Value> {
  readonly specs: Specs;
  readonly value: Value;
}

/** What a kind does with the fields within its values: the same for all of them, whatever kinds they are of. */
export interface NestedFields {
  schemas(specs: AnySpecs): Record<string, z.ZodMiniType>;
  initial(specs: AnySpecs, options: NewFieldsOptions, own: ItemInitial): StoredFields;
  blank(specs: AnySpecs, place: string): StoredFields;
  complete(specs: AnySpecs, fields: StoredFields, place: string): StoredFields;
  copy(specs: AnySpecs, fields: StoredFields, copying: Copying): StoredFields;
  isUntouched(specs: AnySpecs, fields: StoredFields, own: ItemInitial | undefined): boolean;
  carry(
    to: CarrySide<AnySpecs, StoredFields>,
    from: CarrySide<AnySpecs, StoredFields>,
    base: CarryBase,
  ): StoredFields;
  /** Whether the one gives the other some of its texts, pictures or lists. */
  sharesContent(to: AnySpecs, from: AnySpecs): boolean;
}

/** What a field is checked against before it is published. */
export interface FieldChecks<Place> {
  readonly primary: LanguageCode;
  /** Active languages, the primary one included. */
  readonly languages: readonly LanguageCode[];
  /** What a text is among the words of ready pages and of the site's starter; undefined where it is none of them. */
  sampleKind(text: string): "fact" | "sample" | "start" | undefined;
  /** Why a link leads nowhere, or undefined. */
  brokenLink(link: Link, place: Place): ProblemCode | undefined;
  /** Whether the site's settings say when it is open. */
  readonly hasHours: boolean;
  /** What the site and its business are called: nobody translates that. None where it is left out. */
  readonly names?: ReadonlySet<string> | undefined;
}

/** Something that publishing should not meet in a value; `path` leads on from the field. */
export interface FoundProblem {
  readonly code: ProblemCode;
  readonly path?: readonly string[];
  readonly language?: LanguageCode;
  readonly values?: Readonly<Record<string, number>>;
}

/** A value that is checked. */
export interface Checked<Spec, Value = FieldValue<Spec>> {
  readonly spec: Spec;
  readonly value: Value;
  readonly name: string;
  /** The words that a new section has there. */
  readonly initials: () => readonly OwnWords[];
  /** Whether the item that it stands in is as items of its list begin. */
  readonly isStart: () => boolean;
  readonly primary: LanguageCode;
  readonly languages: readonly LanguageCode[];
  readonly sampleKind: FieldChecks<never>["sampleKind"];
  readonly hasHours: boolean;
  readonly names?: FieldChecks<never>["names"];
  readonly brokenLink: (link: Link) => ProblemCode | undefined;
}

/** What values are read with where a page shows them. */
export interface Reading {
  readonly read: (text: LocalizedText) => string;
  readonly leadsSomewhere: (link: Link) => boolean;
  readonly hasEvent: (id: string | null) => boolean;
}

/** A text within a value; `path` leads on from the field. */
export interface HeldText {
  readonly path: readonly string[];
  readonly limit: number;
  readonly text: LocalizedText;
}

/** A picture within a value and the slot that it is shown in. */
export interface HeldPicture {
  readonly picture: Picture;
  readonly spec: PictureField;
}

/** A level of fields within a value, e.g. an item of a list. */
export interface HeldLevel {
  readonly id: string;
  readonly specs: AnySpecs;
  readonly fields: StoredFields;
  /** What such levels start with in a new section. */
  readonly starts: readonly ItemInitial[];
}

/**
 * A kind of field: everything that the model has to know of its values. Its folder holds the spec, this, the editing
 * control and their tests; `kinds.ts` lists it. Methods that are left out mean that its values have no such thing.
 */
export interface FieldKind<Spec extends SpecOf<string, unknown>, Value = FieldValue<Spec>> {
  readonly kind: Spec["kind"];
  /** The specification's names of such fields, for imports (R29). */
  readonly aliases?: FieldAliases;
  /** The operation that sets a value. */
  readonly setBy: "text.set" | "field.set" | "picture.set" | "link.set" | "item.add";
  /** What may be stored (R28). */
  schema(spec: Spec, nested: NestedFields): z.ZodMiniType<Value>;
  /** What something new starts with. `own` is what the starting items of its list say. */
  initial(
    spec: Spec,
    own: ItemInitial[string] | undefined,
    options: NewFieldsOptions,
    nested: NestedFields,
  ): Value;
  /** What a new item's value takes over from the item that it is added behind. */
  following?(value: Value, before: Value): Value;
  /** What a field holds where there is no content for it. Ids that it needs are made of `place`. */
  blank(spec: Spec, place: string, nested: NestedFields): Value;
  /** A value from elsewhere with every field that it lacks; left out where values have no parts. */
  complete?(spec: Spec, value: unknown, place: string, nested: NestedFields): unknown;
  /** A copy with new ids; left out where a deep copy is one. */
  copy?(spec: Spec, value: Value, copying: Copying, nested: NestedFields): Value;
  /** Whether it holds nothing of the owner's: it is empty, or as the template began it. */
  isUntouched(
    spec: Spec,
    value: Value,
    own: ItemInitial[string] | undefined,
    nested: NestedFields,
  ): boolean;
  /** Whether visitors would see anything of it. */
  isFilled(value: Value, reading: Reading): boolean;
  /** What a swap carries into a value of the same kind, where that is more than the whole value. */
  carry?(
    to: CarrySide<Spec, Value>,
    from: CarrySide<Spec, Value>,
    base: CarryBase,
    nested: NestedFields,
  ): Value;
  /** A value of another field as this one can keep it, where that is not the whole value. */
  fitted?(value: Value, to: Spec): Value;
  /** Whether two fields say the same in a swap though neither name nor role tells. */
  corresponds?(to: Spec, from: Spec, nested: NestedFields): boolean;
  /** Whether its values are content, rather than a way of showing it. */
  readonly isContent: boolean;
  texts?(value: Value, spec: Spec): readonly HeldText[];
  links?(value: Value): readonly Link[];
  pictures?(value: Value, spec: Spec): readonly HeldPicture[];
  /** Ids of events that it shows; null is the site's first one (R9). */
  events?(value: Value): readonly (string | null)[];
  levels?(value: Value, spec: Spec): readonly HeldLevel[];
  /** The specs of each of its levels. */
  itemSpecs?(spec: Spec): AnySpecs;
  /** The spec of a part of its values that is edited as a field of its own. */
  part?(spec: Spec, name: string): AnySpec | undefined;
  /** The words that a new one begins with. */
  words?(spec: Spec): OwnWords;
  /** Custom properties of the section's element that follow its control while it moves. */
  variables?(value: Value, spec: Spec): Readonly<Record<`--${string}`, string>>;
  /** What stands against publishing it. */
  problems?(checked: Checked<Spec, Value>): readonly FoundProblem[];
}

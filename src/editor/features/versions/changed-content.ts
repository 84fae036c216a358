import type { OwnWords } from "#/fields/field-spec.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import { kindOf } from "#/fields/kinds.ts";
import type { FieldSpec, FieldSpecs } from "#/fields/kinds.ts";
import { walkFields } from "#/site/field-walk.ts";
import { activeLanguages, primaryLanguage } from "#/site/language.ts";
import type { LanguageCode, SiteLanguage } from "#/site/language.ts";
import type { LocalizedText, Wording } from "#/site/localized-text.ts";
import type { FieldPath, Target } from "#/site/operations/target.ts";
import { restOfValue } from "#/site/rest-of-value.ts";
import type { Section } from "#/site/section.ts";

/** A wording that differs. */
export interface ChangedWording {
  readonly target: Target;
  readonly path: FieldPath;
  readonly language: LanguageCode;
  /** Null where there was none. */
  readonly past: Wording | null;
  readonly now: string;
}

/** A text of which a language says something else by now. */
export interface ChangedText extends ChangedWording {
  /** Of a text that is a part of a value, such as an alt text, the value's. */
  readonly spec: FieldSpec;
  readonly item: ItemPlace | undefined;
  /** Visitors don't see the language. */
  readonly isHidden: boolean;
  /** Translations that went when it was rewritten: they come back with it. */
  readonly translations: readonly ChangedWording[];
}

/** A value that is no text and isn't what it was: a picture, a link, a choice. */
export interface ChangedValue {
  readonly target: Target;
  readonly path: FieldPath;
  readonly spec: FieldSpec;
  readonly item: ItemPlace | undefined;
  readonly past: unknown;
  readonly now: unknown;
}

/** What of the fields that both have isn't what it was. */
export interface ChangedContent {
  readonly texts: readonly ChangedText[];
  readonly values: readonly ChangedValue[];
}

/** The item of a list that a field stands in: what such items are called, and which one it is, from 1 on. */
export interface ItemPlace {
  readonly name: OwnWords;
  readonly number: number;
}

interface PlacedValue {
  readonly path: FieldPath;
  readonly spec: FieldSpec;
  readonly value: unknown;
}

interface PlacedText {
  readonly path: FieldPath;
  readonly text: LocalizedText;
}

export interface ComparedFields {
  readonly specs: FieldSpecs;
  readonly past: Section["fields"];
  readonly now: Section["fields"];
  readonly target: Target;
  /** Those that the site has now. */
  readonly languages: readonly SiteLanguage[];
  /** Those that came or went since, with all of their texts. */
  readonly apart: ReadonlySet<LanguageCode>;
}

function placedValues(specs: FieldSpecs, fields: Section["fields"]): Map<string, PlacedValue> {
  const values = new Map<string, PlacedValue>();
  walkFields(specs, fields, ({ spec, value, path }) => {
    const place = path();
    values.set(place.join("/"), { path: place, spec, value });
  });
  return values;
}

/** The fields and items that there are, in their order. */
export function shapeOf(specs: FieldSpecs, fields: Section["fields"]): string {
  return [...placedValues(specs, fields).keys()].join("\n");
}

function itemOf(values: ReadonlyMap<string, PlacedValue>, path: FieldPath): ItemPlace | undefined {
  const [list = "", id] = path;
  const { spec, value } = values.get(list) ?? {};
  if (!isOfKind(spec, "list")) return undefined;
  const at = (held(spec, value) ?? []).findIndex((one) => one.id === id);
  return at === -1 ? undefined : { name: spec.itemName, number: at + 1 };
}

/** The texts of a value by their places: a text field's own, an alt text, what stands in a cell. */
function textsOf({ path, spec, value }: PlacedValue): Map<string, PlacedText> {
  const texts = kindOf(spec).texts?.(value, spec) ?? [];
  return new Map(
    texts.map(({ path: part, text }) => {
      const place = [...path, ...part];
      return [place.join("/"), { path: place, text }];
    }),
  );
}

/** Whether two wordings have the same links and stresses. */
function areMarksAlike(one: Wording | undefined, other: Wording | undefined): boolean {
  return JSON.stringify(one?.marks ?? []) === JSON.stringify(other?.marks ?? []);
}

/** The wordings of a text that differ, in the languages of the site: first those that visitors see. */
function changedWordings(
  path: FieldPath,
  [past = {}, now = {}]: readonly [LocalizedText | undefined, LocalizedText | undefined],
  { target, languages, apart }: ComparedFields,
): Omit<ChangedText, "item" | "spec">[] {
  const primary = primaryLanguage(languages);
  const active = activeLanguages(languages);
  const hidden = languages.map(({ code }) => code).filter((code) => !active.includes(code));
  const changed = [...active, ...hidden].flatMap((language): ChangedWording[] => {
    const [was, is] = [past[language], now[language]?.text ?? ""];
    if ((was?.text ?? "") === is && areMarksAlike(was, now[language])) return [];
    return [{ target, path, language, past: was ?? null, now: is }];
  });
  const isRewritten = changed.some(({ language }) => language === primary);
  const isGone = ({ language, now: is }: ChangedWording): boolean =>
    isRewritten && language !== primary && is === "";
  const translations = changed.filter(isGone);
  return changed
    .filter((one) => !isGone(one) && !apart.has(one.language))
    .map((one) => ({
      ...one,
      isHidden: !active.includes(one.language),
      translations: one.language === primary ? translations : [],
    }));
}

/** The texts of a value that differ, each in the languages that do. */
function changedTexts(
  earlier: PlacedValue,
  placed: PlacedValue,
  compared: ComparedFields,
): Omit<ChangedText, "item">[] {
  const [before, after] = [textsOf(earlier), textsOf(placed)];
  return [...new Map([...before, ...after])].flatMap(([place, { path }]) =>
    changedWordings(path, [before.get(place)?.text, after.get(place)?.text], compared).map(
      (text) => ({ ...text, spec: placed.spec }),
    ),
  );
}

/** What stands in an item that came or went is nothing to restore by itself. */
export function changedContent(compared: ComparedFields): ChangedContent {
  const { specs, past, now, target } = compared;
  const before = placedValues(specs, past);
  const after = placedValues(specs, now);
  const texts: ChangedText[] = [];
  const values: ChangedValue[] = [];
  for (const [place, placed] of after) {
    const { path, spec, value } = placed;
    const earlier = before.get(place);
    if (!earlier || kindOf(spec).levels) continue;
    const item = itemOf(after, path);
    // what is other with its texts is told, and comes back, as a whole
    if (restOfValue(spec, earlier.value) !== restOfValue(spec, value))
      values.push({ target, path, spec, item, past: earlier.value, now: value });
    else for (const text of changedTexts(earlier, placed, compared)) texts.push({ ...text, item });
  }
  return { texts, values };
}

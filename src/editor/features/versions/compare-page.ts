import type { FieldSpec } from "#/fields/kinds.ts";
import { isOfKind } from "#/fields/held-value.ts";
import { walkFields } from "#/site/field-walk.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { LocalizedText, Wording } from "#/site/localized-text.ts";
import { contentTarget } from "#/site/content-target.ts";
import type { FieldPath, Target } from "#/site/operations/target.ts";
import { metaFields } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import type { Section, Templates } from "#/site/section.ts";
import { ownOfSection } from "#/site/section-own.ts";

/** A text of which a language says something else by now. */
export interface ChangedText {
  readonly target: Target;
  readonly path: FieldPath;
  readonly language: LanguageCode;
  readonly spec: FieldSpec;
  /** Null where there was none. */
  readonly past: Wording | null;
  readonly now: string;
}

/** A section that isn't what it was. */
export interface Difference {
  readonly kind: "changed" | "added" | "removed";
  readonly section: string;
  readonly template: string;
  readonly texts: readonly ChangedText[];
  readonly hasMoved: boolean;
  /** Its colour mode or side, or where it is hidden. */
  readonly hasOtherLook: boolean;
  /** Pictures, links, lists. */
  readonly hasOthers: boolean;
}

export interface PageComparison {
  /** In the order of the page, those that are gone where they stood. */
  readonly differences: readonly Difference[];
  /** Of the page's title and description. */
  readonly texts: readonly ChangedText[];
  /** Whether it was there, and nothing of it differs. */
  readonly isSame: boolean;
}

interface PlacedText {
  readonly path: FieldPath;
  readonly spec: FieldSpec;
  readonly value: LocalizedText;
}

type Fields = Section["fields"];

function textsOf(specs: Parameters<typeof walkFields>[0], fields: Fields): Map<string, PlacedText> {
  const texts = new Map<string, PlacedText>();
  walkFields(specs, fields, ({ spec, value, path }) => {
    if (!isOfKind(spec, "text")) return;
    const place = path();
    texts.set(place.join("/"), { path: place, spec, value: value as LocalizedText });
  });
  return texts;
}

/** Texts that both have; what stands in an item that came or went is no text to restore. */
export function changedTexts(
  specs: Parameters<typeof walkFields>[0],
  { past, now, target }: { past: Fields; now: Fields; target: Target },
): ChangedText[] {
  const before = textsOf(specs, past);
  const changed: ChangedText[] = [];
  for (const [place, { path, spec, value }] of textsOf(specs, now)) {
    const earlier = before.get(place);
    if (!earlier) continue;
    for (const language of new Set([...Object.keys(earlier.value), ...Object.keys(value)])) {
      const was = earlier.value[language];
      const is = value[language]?.text ?? "";
      if ((was?.text ?? "") !== is)
        changed.push({ target, path, language, spec, past: was ?? null, now: is });
    }
  }
  return changed;
}

/** What of a section is no text, as JSON. */
function restOf({ template, fields }: Section, templates: Templates): string {
  const specs = templates(template)?.fields ?? {};
  const texts = new Set<unknown>([...textsOf(specs, fields).values()].map(({ value }) => value));
  return JSON.stringify([template, fields], (_key, one: unknown) =>
    texts.has(one) ? undefined : one,
  );
}

function compareSection(
  past: Section,
  now: Section,
  { page, hasMoved, templates }: { page: string; hasMoved: boolean; templates: Templates },
): Difference | undefined {
  const specs = templates(now.template)?.fields ?? {};
  const target = contentTarget(page, now);
  const isOneTemplate = past.template === now.template;
  const texts = isOneTemplate
    ? changedTexts(specs, { past: past.fields, now: now.fields, target })
    : [];
  const hasOthers = restOf(past, templates) !== restOf(now, templates);
  const hasOtherLook = JSON.stringify(ownOfSection(past)) !== JSON.stringify(ownOfSection(now));
  const isLinkedAlike = past.linked === now.linked;
  if (texts.length === 0 && !hasOthers && !hasOtherLook && !hasMoved && isLinkedAlike)
    return undefined;
  const { id: section, template } = now;
  return { kind: "changed", section, template, texts, hasMoved, hasOtherLook, hasOthers };
}

const nothing = { texts: [], hasMoved: false, hasOtherLook: false, hasOthers: false };

function oneSided(kind: "added" | "removed", { id, template }: Section): Difference {
  return { kind, section: id, template, ...nothing };
}

/** Sections that stand behind one by now that they stood before: as few as explain the order. */
function movedSections(past: Page, now: Page): Set<string> {
  const order = new Map(past.sections.map(({ id }, place) => [id, place]));
  const moved = new Set<string>();
  let last = -1;
  for (const { id } of now.sections) {
    const place = order.get(id);
    if (place === undefined) continue;
    if (place < last) moved.add(id);
    else last = place;
  }
  return moved;
}

/** What of a page as it is seen isn't what it was. A page that is gone, or came since, is all sections that did. */
export function comparePage(
  past: Page | undefined,
  now: Page | undefined,
  templates: Templates,
): PageComparison {
  if (!past || !now) {
    const differences = [
      ...(past?.sections ?? []).map((section) => oneSided("removed", section)),
      ...(now?.sections ?? []).map((section) => oneSided("added", section)),
    ];
    return { differences, texts: [], isSame: false };
  }
  const before = new Map(past.sections.map((section) => [section.id, section]));
  const after = new Set(now.sections.map(({ id }) => id));
  const moved = movedSections(past, now);
  const differences: Difference[] = [];
  const gone = past.sections.filter(({ id }) => !after.has(id));
  const takeGone = (until: number): void => {
    while (gone[0] && past.sections.indexOf(gone[0]) < until)
      differences.push(oneSided("removed", gone.shift() ?? gone[0]));
  };
  for (const section of now.sections) {
    const earlier = before.get(section.id);
    if (!earlier) {
      differences.push(oneSided("added", section));
      continue;
    }
    takeGone(past.sections.indexOf(earlier));
    const hasMoved = moved.has(section.id);
    const found = compareSection(earlier, section, { page: now.id, hasMoved, templates });
    if (found) differences.push(found);
  }
  takeGone(past.sections.length);
  const target = { part: "meta", page: now.id } as const;
  const texts = changedTexts(metaFields, { past: past.meta, now: now.meta, target });
  return {
    differences,
    texts,
    isSame: differences.length === 0 && JSON.stringify(past.meta) === JSON.stringify(now.meta),
  };
}

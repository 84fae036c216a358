import { contentTarget } from "#/site/content-target.ts";
import type { LanguageCode, SiteLanguage } from "#/site/language.ts";
import { differs } from "#/site/language-changes.ts";
import { metaFields } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import { ownOfSection } from "#/site/section-own.ts";
import type { Section, Templates } from "#/site/section.ts";
import { changedContent, shapeOf } from "./changed-content.ts";
import type { ChangedText, ChangedValue } from "./changed-content.ts";

/** A section that isn't what it was. */
export interface Difference {
  readonly kind: "changed" | "added" | "removed";
  readonly section: string;
  readonly template: string;
  readonly texts: readonly ChangedText[];
  readonly values: readonly ChangedValue[];
  readonly hasMoved: boolean;
  /** Its colour mode or side, or where it is hidden. */
  readonly hasOtherLook: boolean;
  /** Items came, went or moved, or it has another layout. */
  readonly hasOthers: boolean;
}

export interface PageComparison {
  /** In the order of the page, those that are gone where they stood. */
  readonly differences: readonly Difference[];
  /** What of the page's title, description and social picture is other. */
  readonly texts: readonly ChangedText[];
  readonly values: readonly ChangedValue[];
  /** Whether it was there, and nothing of it differs. */
  readonly isSame: boolean;
}

/** What is known of the site that the pages are of. */
interface Context {
  readonly templates: Templates;
  /** Those that it has now. */
  readonly languages: readonly SiteLanguage[];
  /** Those that came or went since, with all of their texts. */
  readonly apart: ReadonlySet<LanguageCode>;
}

/** Which fields and items a section has; of what no template is known, all that is stored. */
function outlineOf({ template, fields }: Section, templates: Templates): string {
  const specs = templates(template)?.fields;
  return JSON.stringify([template, specs ? shapeOf(specs, fields) : fields]);
}

function compareSection(
  past: Section,
  now: Section,
  { page, hasMoved, templates, languages, apart }: Context & { page: string; hasMoved: boolean },
): Difference | undefined {
  const specs = templates(now.template)?.fields ?? {};
  const target = contentTarget(page, now);
  const compared = { specs, past: past.fields, now: now.fields, target, languages, apart };
  const { texts, values } =
    past.template === now.template ? changedContent(compared) : { texts: [], values: [] };
  const hasOthers = outlineOf(past, templates) !== outlineOf(now, templates);
  const hasOtherLook = JSON.stringify(ownOfSection(past)) !== JSON.stringify(ownOfSection(now));
  const isLinkedAlike = past.linked === now.linked;
  const isContentSame = texts.length + values.length === 0;
  if (isContentSame && !hasOthers && !hasOtherLook && !hasMoved && isLinkedAlike) return undefined;
  const { id: section, template } = now;
  return { kind: "changed", section, template, texts, values, hasMoved, hasOtherLook, hasOthers };
}

const nothing = { texts: [], values: [], hasMoved: false, hasOtherLook: false, hasOthers: false };

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
  context: Context,
): PageComparison {
  if (!past || !now) {
    const differences = [
      ...(past?.sections ?? []).map((section) => oneSided("removed", section)),
      ...(now?.sections ?? []).map((section) => oneSided("added", section)),
    ];
    return { differences, texts: [], values: [], isSame: false };
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
    const found = compareSection(earlier, section, { ...context, page: now.id, hasMoved });
    if (found) differences.push(found);
  }
  takeGone(past.sections.length);
  const target = { part: "meta", page: now.id } as const;
  const { languages, apart } = context;
  const fields = { specs: metaFields, past: past.meta, now: now.meta, target, languages, apart };
  return {
    differences,
    ...changedContent(fields),
    isSame: differences.length === 0 && !differs(past.meta, now.meta, apart),
  };
}

/** The language that shows a difference: the wanted one, unless all that differs is texts in other ones that visitors have. */
export function showingLanguage(
  difference: Difference | undefined,
  wanted: LanguageCode,
  spoken: readonly LanguageCode[],
): LanguageCode {
  if (!difference) return wanted;
  const { texts, values, hasMoved, hasOtherLook, hasOthers } = difference;
  if (values.length > 0 || hasMoved || hasOtherLook || hasOthers) return wanted;
  const languages = texts.map(({ language }) => language);
  const other = languages.find((language) => spoken.includes(language));
  return languages.includes(wanted) ? wanted : (other ?? wanted);
}

import type { FieldSpecs } from "#/fields/kinds.ts";
import type { SaidWords } from "#/fields/spoken-specs.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { createId } from "#/lib/create-id.ts";
import { findSection, templates } from "#/sections/definitions.ts";
import { newFields } from "#/site/new-fields.ts";
import { primaryLanguage } from "#/site/language.ts";
import { contentTarget } from "#/site/content-target.ts";
import { unlinked } from "#/site/linked.ts";
import type { StepSource } from "#/site/page-tree/step-source.ts";
import { copySection } from "#/site/section-copy.ts";
import type { HiddenOn, Section } from "#/site/section.ts";
import type { SectionSpot } from "../../canvas/find-target.ts";
import type { Editor } from "../../session/editor.ts";
import { sectionsOf } from "../../session/sections-of.ts";
import { toastStep } from "../../session/toast-step.ts";
import type { Translate } from "../../words/i18n.ts";
import { templateLabel } from "../../words/own-names.ts";
import { tellCopy } from "./linked/linked-actions.ts";

function isHeader(section: Section | undefined): boolean {
  return section !== undefined && findSection(section.template)?.category === "header";
}

/** Where a section may go: a header stays first, and nothing goes before it (R17). */
export function canMove(sections: readonly Section[], id: string, by: -1 | 1): boolean {
  const index = sections.findIndex((section) => section.id === id);
  const other = sections[index + by];
  return index !== -1 && other !== undefined && !isHeader(sections[index]) && !isHeader(other);
}

/** The id of the section that one stands behind when it is put at `index` of the others. */
function predecessorAt(sections: readonly Section[], id: string, index: number): string | null {
  return sections.filter((section) => section.id !== id)[index - 1]?.id ?? null;
}

/** How many sections stay before all others: a header (R17). */
export function pinnedSections(editor: Editor): number {
  return isHeader(sectionsOf(editor)[0]) ? 1 : 0;
}

/** Puts a section at a place among the others. A place that it has already is no change. */
export function moveSectionTo(editor: Editor, id: string, index: number, t: Translate): void {
  const sections = sectionsOf(editor);
  const from = sections.findIndex((section) => section.id === id);
  const to = Math.max(pinnedSections(editor), Math.min(index, sections.length - 1));
  if (from === -1 || from === to || isHeader(sections[from])) return;
  const page = editor.page.get();
  editor.dispatch({
    name: "section.move",
    args: { page, section: id, after: predecessorAt(sections, id, to) },
  });
  announcePlace(editor, id, t);
}

export function announcePlace(editor: Editor, id: string, t: Translate): void {
  const sections = sectionsOf(editor);
  const place = sections.findIndex((section) => section.id === id);
  const section = sections[place];
  if (section)
    editor.announce(
      t("section.place", {
        name: templateLabel(section.template),
        place: place + 1,
        count: sections.length,
      }),
    );
}

export function moveSection(editor: Editor, id: string, by: -1 | 1, t: Translate): void {
  const sections = sectionsOf(editor);
  if (!canMove(sections, id, by)) return;
  moveSectionTo(editor, id, sections.findIndex((section) => section.id === id) + by, t);
  editor.canvas.get()?.reveal({ page: editor.page.get(), section: id });
}

/** Hides a section from visitors, or shows it to all of them (null). It stays on the canvas. */
export function hideSection(
  editor: Editor,
  id: string,
  hidden: HiddenOn | null,
  t: Translate<"editing">,
): void {
  editor.dispatch({ name: "section.hide", args: { page: editor.page.get(), section: id, hidden } });
  editor.announce(t(`visibility.${hidden ?? "nowhere"}`));
}

/** Deletes without asking: its toast takes it back, for 8 s or until the next step, and Undo afterwards. */
export function deleteSection(editor: Editor, id: string, t: Translate): void {
  const sections = sectionsOf(editor);
  const index = sections.findIndex((section) => section.id === id);
  if (index === -1) return;
  const page = editor.page.get();
  const { outcome } = editor.dispatch({ name: "section.remove", args: { page, section: id } });
  if (outcome !== "done") return;
  const next = sections[index + 1] ?? sections[index - 1];
  editor.selection.set(next ? { page, section: next.id } : null);
  toastStep(editor, t("section.deleted"), { label: t("undo"), run: () => editor.undo() });
}

export function duplicateSection(editor: Editor, id: string): void {
  const section = sectionsOf(editor).find((one) => one.id === id);
  if (!section || findSection(section.template)?.isUnique || isHeader(section)) return;
  const page = editor.page.get();
  const copy = copySection(unlinked(section), templates, createId);
  const { outcome } = editor.dispatch(
    section.linked === undefined
      ? { name: "section.duplicate", args: { page, section: id, copy } }
      : { name: "section.add", args: { page, section: copy, after: id } },
  );
  if (outcome !== "done") return;
  editor.selection.set({ page, section: copy.id });
  editor.canvas.get()?.reveal({ page, section: copy.id }, { flash: true });
  if (section.linked !== undefined) void tellCopy(editor, section.linked);
}

/** What a new section begins with: `newContent` has it in all languages of the site, and in its currency. */
type Begin = typeof beginInPrimary;

function beginInPrimary(
  specs: FieldSpecs,
  { records, createId: create }: StepSource,
): StoredFields {
  const { languages = [] } = records.site ?? {};
  return newFields(specs, { language: primaryLanguage(languages), createId: create });
}

/** What a section brings along to another template. */
export interface SwapStart {
  /** What the fields hold that the section has no word about. */
  readonly initial: StoredFields;
  /**
   * What both templates begin with in the languages of the site, and in those that the section has words of: also a
   * language that was taken away.
   */
  readonly said?: SaidWords | undefined;
}

interface NewSectionPlace {
  readonly template: string;
  /** Null: first. */
  readonly after: string | null;
  readonly begin?: Begin | undefined;
  /** Whether its title is selected and takes the focus: yes, unless told. */
  readonly focusText?: boolean;
  /** Where it takes another one's place. */
  readonly swapStart?: (section: Section, template: string) => SwapStart;
}

/** What an operation calls what stands at a spot: a linked section and the footer belong to the site. */
function swapPlace(editor: Editor, spot: SectionSpot) {
  if ("part" in spot) return { target: spot };
  const { page, section: id } = spot;
  const linked = sectionsOf(editor).find((one) => one.id === id)?.linked;
  return linked === undefined ? spot : { target: contentTarget(page, { id, linked }) };
}

/** Gives a section or the footer another template; its content is kept. */
export function swapSection(
  editor: Editor,
  spot: SectionSpot,
  template: string,
  { initial, said }: SwapStart,
): void {
  const version = findSection(template)?.version;
  const { outcome } = editor.dispatch({
    name: "section.swap",
    args: { ...swapPlace(editor, spot), template, initial, version, said },
  });
  if (outcome === "done") editor.canvas.get()?.reveal(spot, { flash: true });
}

/** The section of the page whose place a new one of this template would take: a page has one header (R17). */
export function standingInstead(editor: Editor, template: string): Section | undefined {
  const definition = findSection(template);
  if (!definition) return undefined;
  const isRival = (section: Section): boolean =>
    (definition.isUnique && section.template === template) ||
    (definition.category === "header" && findSection(section.template)?.category === "header");
  return sectionsOf(editor).find(isRival);
}

/**
 * Adds a section behind another one (null: first), scrolls there, draws the eye to it and selects its title. Where a
 * header stands already, that one gets the template and keeps its content. Answers the section's id.
 */
export function insertSection(
  editor: Editor,
  { template, after, begin = beginInPrimary, focusText = true, swapStart }: NewSectionPlace,
): string | undefined {
  const definition = findSection(template);
  if (!definition) return undefined;
  const page = editor.page.get();
  const source = { records: editor.store.records(), templates, createId };
  const fresh = (): StoredFields => begin(definition.fields, source);
  const rival = standingInstead(editor, template);
  if (rival) {
    const spot = { page, section: rival.id };
    if (rival.template !== template)
      swapSection(editor, spot, template, swapStart?.(rival, template) ?? { initial: fresh() });
    return rival.id;
  }
  const section = {
    id: createId(),
    template,
    version: definition.version,
    fields: fresh(),
  };
  const { outcome } = editor.dispatch({ name: "section.add", args: { page, section, after } });
  if (outcome !== "done") return undefined;
  const target = { page, section: section.id };
  editor.selection.set(target);
  editor.canvas.get()?.reveal(target, { flash: true, focusText });
  return section.id;
}

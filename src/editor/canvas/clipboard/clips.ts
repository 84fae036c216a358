import { templates } from "#/sections/definitions.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { loadLooks } from "#/sections/looks.ts";
import {
  checkedClip,
  clipWords,
  copyingOf,
  fieldsOf,
  pastedSections,
  readClip,
} from "#/site/clip.ts";
import type { Clip } from "#/site/clip.ts";
import { fit, itemAt, itemFor } from "#/site/clip-item.ts";
import type { FoundItem } from "#/site/clip-item.ts";
import { styleSteps } from "#/site/clip-style.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { FieldPath } from "#/site/operations/target.ts";
import { contentTarget } from "#/site/content-target.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import { OperationRefusal } from "#/site/operations/operation.ts";
import type { Section } from "#/site/section.ts";
import type { Editor } from "../../session/editor.ts";
import { sectionsOf } from "../../session/sections-of.ts";
import type { Translate } from "../../words/i18n.ts";
import { refusalWords } from "../../words/refusal-words.ts";
import { canvasState } from "../canvas-state.ts";
import { itemLevels } from "../overlay/item-levels.ts";
import { itemsOf } from "../../fields/items/item-commands.ts";
import type { ListSpot } from "../../fields/items/item-commands.ts";
import { copyByHand, readByHand } from "./clip-data.ts";
import type { ClipTexts } from "./clip-data.ts";
import { countingEmptied, lostLinks, tellLost } from "./emptied-links.ts";
import { leavingClip } from "./linked-places.ts";
import { pasteInput, savedPictures } from "./paste-input.ts";
import type { Copies } from "./paste-input.ts";

type Words = Translate<"editing">;
const context = { templates };

function languagesOf(editor: Editor) {
  return editor.store.records().site?.languages ?? [];
}

/** What the clipboard gets of a section of the page: all of it, an item, or its looks. */
export interface ClipRequest {
  readonly section: string;
  readonly part?: NonNullable<Clip["part"]>;
}

/** What the clipboard gets; undefined where it is gone. */
export function clipOf(editor: Editor, { section: id, part }: ClipRequest): ClipTexts | undefined {
  editor.canvas.get()?.text.flush();
  const section = sectionsOf(editor).find((one) => one.id === id);
  if (!section) return undefined;
  const page = editor.page.get();
  const clip = leavingClip(editor, { page, sections: [section], ...(part && { part }) });
  const primary = primaryLanguage(languagesOf(editor));
  const language = editor.language.get();
  const item = part?.kind === "item" ? itemAt(section, part.path, context) : undefined;
  const held = item ? [{ specs: item.specs, fields: item.item }] : fieldsOf([section], context);
  const words =
    part?.kind === "style" ? "" : clipWords(held, (text) => readText(text, language, primary));
  return { clip, words };
}

const copied = { item: "clipboard.itemCopied", style: "clipboard.styleCopied" } as const;

/** Copies where the browser itself doesn't. */
export function copyPartByHand(editor: Editor, request: ClipRequest, t: Words): boolean {
  const texts = clipOf(editor, request);
  const isCopied = texts !== undefined && copyByHand(texts);
  const { part } = request;
  editor.toast(t(isCopied ? (part ? copied[part.kind] : "clipboard.copied") : "clipboard.refused"));
  return isCopied;
}

/** The sections of a clip, checked; what can't stand here is told. */
async function checkedOf(editor: Editor, clip: Clip): Promise<Section[] | undefined> {
  try {
    return checkedClip(clip, context);
  } catch (error) {
    if (!(error instanceof OperationRefusal)) throw error;
    editor.toast(await refusalWords(error));
    return undefined;
  }
}

/** Pastes what the clipboard held, as one step: sections, an item, or the looks of a section. */
export async function pasteClip(editor: Editor, text: string, t: Words): Promise<void> {
  const page = editor.page.get();
  const clip = readClip(text);
  if (!clip) return editor.toast(t("clipboard.unusable"));
  const used = clip.sections.map(({ template }) => template);
  await loadDefinitions(used).catch(() => undefined);
  const sections = await checkedOf(editor, clip);
  const [section] = sections ?? [];
  if (!sections || !section || editor.page.get() !== page) return;
  if (clip.part?.kind === "style") pasteStyle(editor, section, t);
  else if (clip.part) await pasteItem(editor, { clip, section, path: clip.part.path }, t);
  else await pasteSections(editor, { clip, sections }, t);
}

/** Where sections go on the page. */
interface Place {
  /** Behind which section (null: first); the selected one, or the last, where it is left out. */
  readonly after?: string | null;
  /** The section whose place they take. */
  readonly instead?: string | undefined;
}

/** Checked sections of a clip on their way to the page. */
interface SectionsClip extends Place {
  readonly clip: Clip;
  readonly sections: readonly Section[];
  /** Where their pictures come from; the clip's site where it is left out. */
  readonly copies?: Copies;
}

/** Adds sections with their pictures as one step. Answers the first one's id. */
async function pasteSections(
  editor: Editor,
  { clip, sections, copies, ...place }: SectionsClip,
  t: Words,
): Promise<string | undefined> {
  const page = editor.page.get();
  const [input] = await Promise.all([
    pasteInput(editor, { clip, held: fieldsOf(sections, context), t, ...(copies && { copies }) }),
    loadLooks(sections.map(({ template }) => template)).catch(() => undefined),
  ]);
  if (editor.page.get() !== page) return undefined;
  const made = pastedSections({ sections, clip }, input, context);
  const added = addSections(editor, { page, made, before: input.steps, ...place });
  const links = lostLinks(page, { sections, made });
  if (added !== undefined) tellLost(editor, { page, links, pictures: input.lostPictures }, t);
  return added;
}

/** A section that the account has saved. */
export interface SavedClip {
  readonly id: string;
  readonly clip: Clip;
}

/** Adds a saved section to the page as a paste does. Answers its id here. */
export async function insertSaved(
  editor: Editor,
  { saved: { id, clip }, ...place }: Place & { saved: SavedClip },
  t: Words,
): Promise<string | undefined> {
  await loadDefinitions(clip.sections.map(({ template }) => template)).catch(() => undefined);
  // the installation may have had another address then
  const own = { ...clip, origin: location.origin };
  const sections = await checkedOf(editor, own);
  const copies = savedPictures(editor, id);
  return sections && pasteSections(editor, { clip: own, sections, copies, ...place }, t);
}

/** Gives the selected section, or the footer, the looks of another one. */
function pasteStyle(editor: Editor, from: Section, t: Words): void {
  const spot = editor.selection.get();
  const section =
    spot && "section" in spot
      ? sectionsOf(editor).find(({ id }) => id === spot.section)
      : editor.store.records().site?.footer;
  if (!spot || !section || ("part" in spot && spot.part !== "footer"))
    return editor.toast(t("clipboard.noPlace"));
  const target =
    "section" in spot ? contentTarget(spot.page, section) : ({ part: "footer" } as const);
  editor.dispatch(styleSteps(from, { spot: target, section }, context), "paste");
  editor.announce(t("clipboard.stylePasted"));
}

interface ItemClip {
  readonly clip: Clip;
  readonly section: Section;
  readonly path: FieldPath;
}

/** Puts an item behind the one at hand, or at the end of the list of the selected section that it fits best. */
async function pasteItem(
  editor: Editor,
  { clip, section, path }: ItemClip,
  t: Words,
): Promise<void> {
  const found = itemAt(section, path, context);
  if (!found) return editor.toast(t("clipboard.unusable"));
  const place = placeOfItem(editor, found);
  if (!place) return editor.toast(t("clipboard.noPlace"));
  const { list, after } = place;
  const input = await pasteInput(editor, {
    clip,
    held: [{ specs: found.specs, fields: found.item }],
    t,
  });
  const language = primaryLanguage(languagesOf(editor));
  const { copying, count } = countingEmptied(copyingOf(clip, input));
  const item = itemFor(list.spec, found, { ...copying, language });
  const args = { target: list.target, path: list.list, item, after };
  const steps = [...input.steps, { name: "item.add", args }];
  const { outcome } = editor.dispatch(steps, "paste");
  if (outcome !== "done") return editor.toast(t("item.full", { count: list.spec.max }));
  editor.announce(t("clipboard.itemPasted"));
  const lost = { target: list.target, path: [...list.list, item.id] };
  const links = Array.from({ length: count() }, () => lost);
  tellLost(editor, { page: editor.page.get(), links, pictures: input.lostPictures }, t);
}

interface ItemPlace {
  readonly list: ListSpot;
  readonly after: string | null;
}

function placeOfItem(editor: Editor, { specs }: FoundItem): ItemPlace | undefined {
  const canvas = canvasState(editor).control.get();
  const selection = editor.selection.get();
  const part = canvas && selection && canvas.elementOf(selection);
  if (!canvas || !part) return undefined;
  const { item } = canvas.hover.get();
  const atHand = item && part.contains(item.element) ? itemLevels(canvas, item).toReversed() : [];
  const behind = atHand.map(({ handle }) => ({ list: handle, after: handle.item }));
  const lists = [...part.querySelectorAll('[data-edit="list"]')].flatMap((element) => {
    const list = canvas.handles.around(element, "list")?.handle;
    return list ? [{ list, after: itemsOf(editor, list).at(-1)?.id ?? null }] : [];
  });
  const [best] = [...behind, ...lists]
    .map((place) => ({ place, fit: fit(place.list.spec, specs) }))
    .toSorted((one, other) => other.fit - one.fit);
  return best && best.fit > 0 ? best.place : undefined;
}

/** As one step; `instead` goes. Answers the first one's id. */
function addSections(
  editor: Editor,
  {
    page,
    made,
    before,
    instead,
    ...place
  }: Place & {
    page: string;
    made: readonly Section[];
    before: readonly Step[];
  },
): string | undefined {
  const selection = editor.selection.get();
  const selected = selection && "section" in selection ? selection.section : undefined;
  let after = place.after ?? null;
  if (place.after === undefined) after = selected ?? sectionsOf(editor).at(-1)?.id ?? null;
  const removed = instead === undefined ? [] : [removal(page, instead)];
  const added = made.map((section) => {
    const step = { name: "section.add", args: { page, section, after } };
    after = section.id;
    return step;
  });
  const [first] = made;
  if (!first || editor.dispatch([...before, ...removed, ...added], "paste").outcome !== "done")
    return undefined;
  editor.selection.set({ page, section: first.id });
  editor.canvas.get()?.reveal({ page, section: first.id }, { flash: true });
  return first.id;
}

function removal(page: string, section: string) {
  return { name: "section.remove", args: { page, section } };
}

/** Pastes by a menu, where the browser lets it. */
export async function pasteByHand(editor: Editor, t: Words): Promise<void> {
  let text: string | undefined;
  try {
    text = await readByHand();
  } catch {
    return editor.toast(t("clipboard.byKeys"));
  }
  if (text === undefined) editor.toast(t("clipboard.unusable"));
  else await pasteClip(editor, text, t);
}

import { copiedAssetSchema } from "#/api/assets.ts";
import { createId } from "#/lib/create-id.ts";
import { templates } from "#/sections/definitions.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { loadLooks } from "#/sections/looks.ts";
import {
  checkedClip,
  clipWords,
  pastedSections,
  picturesOf,
  readClip,
  writeClip,
} from "#/site/clip.ts";
import type { Clip } from "#/site/clip.ts";
import { activeLanguages, primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import { OperationRefusal } from "#/site/operations/operation.ts";
import type { Section } from "#/site/section.ts";
import type { Editor } from "../../../session/editor.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import { withAssets } from "../../../session/with-assets.ts";
import type { Translate } from "../../../words/i18n.ts";
import { deleteSection } from "../section-commands.ts";
import { copyByHand, readByHand } from "./clip-data.ts";

type Words = Translate<"editing">;
const context = { templates };

function languagesOf(editor: Editor) {
  return editor.store.records().site?.languages ?? [];
}

/** A section as the clipboard gets it; undefined where it is gone. */
export function clipOf(editor: Editor, id: string): { clip: string; words: string } | undefined {
  editor.canvas.get()?.text.flush();
  const section = sectionsOf(editor).find((one) => one.id === id);
  if (!section) return undefined;
  const primary = primaryLanguage(languagesOf(editor));
  const clip = writeClip({
    origin: location.origin,
    site: editor.site.id,
    page: editor.page.get(),
    primary,
    sections: [section],
  });
  const language = editor.language.get();
  const words = clipWords([section], context, (text) => readText(text, language, primary));
  return { clip, words };
}

/** Copies a section where the browser itself doesn't. */
export function copySectionByHand(editor: Editor, id: string, t: Words): boolean {
  const texts = clipOf(editor, id);
  const isCopied = texts !== undefined && copyByHand(texts);
  editor.toast(t(isCopied ? "clipboard.copied" : "clipboard.refused"));
  return isCopied;
}

export function cutSectionByHand(editor: Editor, id: string, t: Words): void {
  if (copySectionByHand(editor, id, t)) deleteSection(editor, id, t);
}

/** What the pictures of a clip are in this site: they come along from a site that the account may see. */
async function bringPictures(
  editor: Editor,
  clip: Clip,
  wanted: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const isHere = clip.origin === location.origin;
  const known = clip.site === editor.site.id && isHere ? editor.assets.get() : new Map();
  const found = new Map([...wanted].filter((id) => known.has(id)).map((id) => [id, id]));
  const missing = [...wanted].filter((id) => !found.has(id));
  if (!isHere || missing.length === 0) return found;
  try {
    const answer = await editor.call<unknown[]>(`sites/${editor.site.id}/assets/copies`, {
      method: "POST",
      body: { from: clip.site, assets: missing },
    });
    const copied = answer.map((one) => copiedAssetSchema.parse(one));
    const added = copied.map(({ asset }) => asset);
    editor.assets.set(withAssets(editor.assets.get(), added));
    for (const { from, asset } of copied) found.set(from, asset.id);
  } catch {
    // the words come without them, and it is said
  }
  return found;
}

/** The sections of a clip, checked; what can't stand here is told. */
function checkedOf(editor: Editor, clip: Clip): Section[] | undefined {
  try {
    return checkedClip(clip, context);
  } catch (error) {
    if (!(error instanceof OperationRefusal)) throw error;
    editor.toast(error.message);
    return undefined;
  }
}

/** Puts what the clipboard held behind the selected section, or at the page's end, as one step. */
export async function pasteClip(editor: Editor, text: string, t: Words): Promise<void> {
  const page = editor.page.get();
  const clip = readClip(text);
  if (!clip) return editor.toast(t("clipboard.unusable"));
  const used = clip.sections.map(({ template }) => template);
  await loadDefinitions(used).catch(() => undefined);
  const sections = checkedOf(editor, clip);
  if (!sections) return;
  const wanted = picturesOf(sections, context);
  const [pictures] = await Promise.all([
    bringPictures(editor, clip, wanted),
    loadLooks(used).catch(() => undefined),
  ]);
  if (editor.page.get() !== page) return;
  const made = pastedSections(
    { sections, clip },
    {
      createId,
      languages: activeLanguages(languagesOf(editor)),
      pictures,
      isSameSite: clip.origin === location.origin && clip.site === editor.site.id,
    },
    context,
  );
  addSections(editor, page, made);
  const lost = [...wanted].filter((id) => !pictures.has(id)).length;
  if (lost > 0) editor.toast(t("clipboard.picturesLost", { count: lost }));
}

function addSections(editor: Editor, page: string, made: readonly Section[]): void {
  const selection = editor.selection.get();
  const selected = selection && "section" in selection ? selection.section : undefined;
  let after = selected ?? sectionsOf(editor).at(-1)?.id ?? null;
  const steps = made.map((section) => {
    const step = { name: "section.add", args: { page, section, after } };
    after = section.id;
    return step;
  });
  const [first] = made;
  if (!first || editor.dispatch(steps, "paste").outcome !== "done") return;
  editor.selection.set({ page, section: first.id });
  editor.canvas.get()?.reveal({ page, section: first.id }, { flash: true });
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

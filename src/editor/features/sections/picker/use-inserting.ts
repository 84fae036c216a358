import type { SavedSection } from "#/api/saved-sections.ts";
import { newContent } from "#/site/ready-words/new-content.ts";
import { insertSaved } from "../../../canvas/clipboard/clips.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { withLook } from "../../../session/page-looks.ts";
import { errorWords } from "../../../words/error-words.ts";
import { loadWords, translator, useTranslate } from "../../../words/i18n.ts";
import { templateLabel } from "../../../words/own-names.ts";
import { placeLinked } from "../linked/linked-actions.ts";
import { announcePlace, insertSection, standingInstead } from "../section-commands.ts";
import { swapStart } from "../swap/swap-start.ts";
import { sectionsState } from "../sections-state.ts";
import type { Insertion } from "../sections-state.ts";
import { rememberTemplate } from "./recent-templates.ts";

interface InsertingOptions extends Pick<Insertion, "after"> {
  readonly onClose: () => void;
  /** Whether several are added, each behind the one before. */
  readonly staysOpen: boolean;
}

/** Adds the chosen template, or leads to the one that is there already. */
export function useInsert({ after, onClose, staysOpen }: InsertingOptions) {
  const editor = useEditor();
  const t = useTranslate("sections");
  const insert = (template: string): string | undefined => {
    const id = insertSection(editor, {
      template,
      after,
      begin: newContent,
      // what is typed belongs to the dialog while it is open
      focusText: !staysOpen,
      swapStart: swapStart(editor),
    });
    if (id !== undefined) editor.announce(t("picker.added", { section: templateLabel(template) }));
    return id;
  };
  return (template: string): void => {
    const standing = standingInstead(editor, template);
    if (standing?.template === template) {
      onClose();
      requestAnimationFrame(() => showSection(editor, standing.id));
      return;
    }
    rememberTemplate(template);
    if (!staysOpen) {
      onClose();
      // the dialog gives the focus back first; then the new section's title takes it
      requestAnimationFrame(() => withLook(template, () => insert(template)));
      return;
    }
    withLook(template, () => {
      const id = insert(template);
      if (id !== undefined) sectionsState(editor).insertion.set({ after: id });
    });
  };
}

/** Puts a linked section on the page. */
export function useAddLinked({ after, onClose, staysOpen }: InsertingOptions) {
  const editor = useEditor();
  const t = useTranslate();
  const add = (linked: string): void => {
    const id = placeLinked(editor, { linked, after });
    if (id !== undefined) announcePlace(editor, id, t);
    if (staysOpen && id !== undefined)
      sectionsState(editor).insertion.set({ after: id, category: "linked" });
  };
  return (linked: string): void => {
    if (staysOpen) return add(linked);
    onClose();
    // the dialog gives the focus back first
    requestAnimationFrame(() => add(linked));
  };
}

/** Adds the chosen saved section; the dialog stays until the next one where it is kept open. */
export function useInsertSaved({ after, onClose, staysOpen }: InsertingOptions) {
  const editor = useEditor();
  const t = useTranslate("sections");
  const say = useTranslate("screens");
  const { insertion } = sectionsState(editor);
  const add = async (saved: SavedSection, instead: string | undefined): Promise<void> => {
    await loadWords("editing");
    const id = await insertSaved(editor, { saved, after, instead }, translator("editing"));
    if (id === undefined) return;
    if (staysOpen) insertion.set({ after: id, category: "saved" });
    editor.announce(t("picker.added", { section: saved.name }));
  };
  return (saved: SavedSection): void => {
    const [section] = saved.clip.sections;
    const instead = section && standingInstead(editor, section.template)?.id;
    if (!staysOpen) onClose();
    void add(saved, instead).catch((error: unknown) => editor.toast(errorWords(say, error)));
  };
}

function showSection(editor: Editor, section: string): void {
  const target = { page: editor.page.get(), section };
  editor.selection.set(target);
  editor.canvas.get()?.reveal(target, { flash: true });
}

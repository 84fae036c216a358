import { Bookmark, Copy, PanelsTopLeft, Plus } from "lucide-react";
import { categories } from "#/sections/categories.ts";
import { findSection } from "#/sections/definitions.ts";
import { isAtLeast } from "#/api/roles.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { Section } from "#/site/section.ts";
import { sectionHeading } from "#/site/section-heading.ts";
import type { Editor } from "../../session/editor.ts";
import { sectionsOf } from "../../session/sections-of.ts";
import type { Command, CommandSource } from "../../shell/command.ts";
import { loadWords, translator } from "../../words/i18n.ts";
import { templateLabel } from "../../words/own-names.ts";
import { duplicateSection } from "./section-commands.ts";
import { categoryName } from "./picker/category-name.ts";
import { sectionsState } from "./sections-state.ts";

function nameOf(editor: Editor, { template, fields }: Section): string {
  const languages = editor.store.records().site?.languages ?? [];
  const heading = sectionHeading(findSection(template), fields) ?? {};
  const text = readText(heading, editor.language.get(), primaryLanguage(languages));
  return text === "" ? templateLabel(template) : `${templateLabel(template)}: ${text}`;
}

function goTo(editor: Editor, section: Section): Command {
  return {
    id: `section.${section.id}`,
    group: "go",
    label: nameOf(editor, section),
    Icon: PanelsTopLeft,
    run() {
      const target = { page: editor.page.get(), section: section.id };
      editor.selection.set(target);
      editor.canvas.get()?.reveal(target, { flash: true });
    },
  };
}

function editingCommands(editor: Editor): Command[] {
  const t = translator("keys");
  const selection = editor.selection.get();
  const chosen = selection && "section" in selection ? selection.section : undefined;
  const add: Command = {
    id: "section.add",
    group: "do",
    label: t("insert"),
    chord: "/",
    Icon: Plus,
    run() {
      const after = chosen ?? sectionsOf(editor).at(-1)?.id ?? null;
      sectionsState(editor).insertion.set({ after });
    },
  };
  const byCategory = categories
    .filter(({ id }) => id !== "footer")
    .map(({ id }): Command => ({
      id: `section.add.${id}`,
      group: "do",
      label: `${t("insert")}: ${categoryName(id)}`,
      Icon: Plus,
      run() {
        const after = chosen ?? sectionsOf(editor).at(-1)?.id ?? null;
        sectionsState(editor).insertion.set({ after, category: id });
      },
    }));
  if (chosen === undefined) return [add, ...byCategory];
  const duplicate: Command = {
    id: "section.duplicate",
    group: "do",
    label: t("duplicate"),
    chord: "Mod+D",
    Icon: Copy,
    run: () => duplicateSection(editor, chosen),
  };
  const save: Command = {
    id: "section.save",
    group: "do",
    label: t("saveSection"),
    chord: "Mod+Shift+S",
    Icon: Bookmark,
    run: () => sectionsState(editor).saving.set(chosen),
  };
  const own = editor.site.isGuest ? [add, duplicate] : [add, duplicate, save];
  return [...own, ...byCategory];
}

/** The sections of the page on the canvas, and what is done with them. */
export const sectionsCommands: CommandSource = async ({ editor }) => {
  if (!editor?.canvas.get()) return [];
  await Promise.all([loadWords("keys"), loadWords("palette")]);
  const go = sectionsOf(editor).map((section) => ({
    ...goTo(editor, section),
    detail: translator("palette")("kind.section"),
  }));
  return isAtLeast(editor.role.get(), "editor") ? [...go, ...editingCommands(editor)] : go;
};

import { Bookmark, Copy, Menu, PanelBottom, PanelsTopLeft, Plus } from "lucide-react";
import { categories } from "#/sections/categories.ts";
import { findSection } from "#/sections/definitions.ts";
import { isAtLeast } from "#/api/roles.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { Section } from "#/site/section.ts";
import { sectionHeading } from "#/site/section-heading.ts";
import type { Editor } from "../../session/editor.ts";
import { sectionsOf } from "../../session/sections-of.ts";
import { showProblem } from "../../session/show-problem.ts";
import type { Command, CommandSource } from "../../shell/command.ts";
import { loadScreenWords, loadWords, translator } from "../../words/i18n.ts";
import { templateLabel } from "../../words/own-names.ts";
import { saidOf } from "../../words/said-of.ts";
import { duplicateSection } from "./section-commands.ts";
import { categoryName } from "./picker/category-name.ts";
import type { CategoryChoice } from "./picker/offered-templates.ts";
import { sectionsState } from "./sections-state.ts";

function nameOf(editor: Editor, { template, fields }: Section): string {
  const languages = editor.store.records().site?.languages ?? [];
  const heading = sectionHeading(findSection(template), fields) ?? {};
  const text = readText(heading, editor.language.get(), primaryLanguage(languages));
  return text === "" ? templateLabel(template) : saidOf(templateLabel(template), text);
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

/** The categories that are found by other words too. */
const worded = [
  "header",
  "feature",
  "email",
  "contact",
  "portfolio",
  "pricing",
  "rsvp",
  "links",
] as const;

function otherWords(category: string): Pick<Command, "synonyms"> {
  const known = worded.find((one) => one === category);
  return known ? { synonyms: translator("palette")(`synonyms.categories.${known}`) } : {};
}

/** What stands on every page: the bar at its top and the footer. */
function partCommands(editor: Editor): Command[] {
  const icons = { navigation: Menu, footer: PanelBottom };
  return (["navigation", "footer"] as const).map((part) => ({
    id: `part.${part}`,
    group: "go",
    label: translator("screens")(`places.${part}`),
    detail: translator("palette")("everyPage"),
    synonyms: translator("palette")(`synonyms.${part}`),
    Icon: icons[part],
    run: () => showProblem(editor, { page: null, target: { part }, path: [], language: null }),
  }));
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
  const say = translator("palette");
  const open = (category: CategoryChoice): void => {
    const after = chosen ?? sectionsOf(editor).at(-1)?.id ?? null;
    sectionsState(editor).insertion.set({ after, category });
  };
  const saved: Command = {
    id: "section.add.saved",
    group: "do",
    label: saidOf(t("insert"), translator("sections")("saved.category")),
    synonyms: say("synonyms.saved"),
    Icon: Bookmark,
    run: () => open("saved"),
  };
  const byCategory = categories
    .filter(({ id }) => id !== "footer")
    .map(({ id }): Command => ({
      id: `section.add.${id}`,
      group: "do",
      label: saidOf(t("insert"), categoryName(id)),
      ...otherWords(id),
      Icon: Plus,
      run: () => open(id),
    }));
  const offered = editor.site.isGuest ? [add, ...byCategory] : [add, saved, ...byCategory];
  if (chosen === undefined) return offered;
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
  return [...offered, duplicate, ...(editor.site.isGuest ? [] : [save])];
}

/** What stands on every page, the sections of the page on the canvas, and what is done with them. */
export const sectionsCommands: CommandSource = async ({ editor }) => {
  if (!editor) return [];
  const words = (["keys", "palette", "sections"] as const).map((name) => loadWords(name));
  await Promise.all([...words, loadScreenWords()]);
  if (!editor.canvas.get()) return partCommands(editor);
  const sections = sectionsOf(editor).map((section) => ({
    ...goTo(editor, section),
    detail: translator("palette")("kind.section"),
  }));
  const go = [...sections, ...partCommands(editor)];
  return isAtLeast(editor.role.get(), "editor") ? [...go, ...editingCommands(editor)] : go;
};

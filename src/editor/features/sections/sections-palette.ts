import {
  ArrowDown,
  ArrowUp,
  Bookmark,
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  Eye,
  EyeOff,
  LayoutTemplate,
  Link,
  Link2,
  Menu,
  MessageSquare,
  Paintbrush,
  PanelBottom,
  PanelsTopLeft,
  Plus,
  Scissors,
  Smartphone,
  Trash2,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
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
import type { Words } from "../../words/i18n.ts";
import { templateLabel } from "../../words/own-names.ts";
import { saidOf } from "../../words/said-of.ts";
import { offeredActions, sectionActions } from "./section-actions.ts";
import type { SectionAction } from "./section-actions.ts";
import { canMove, deleteSection, moveSection } from "./section-commands.ts";
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
  const section = sectionsOf(editor).find(({ id }) => id === chosen);
  return section ? [...offered, ...chosenCommands(editor, section)] : offered;
}

/** What stands before each of the actions of a section. */
const icons: Readonly<Record<SectionAction, LucideIcon>> = {
  duplicate: Copy,
  link: Link2,
  save: Bookmark,
  copy: ClipboardCopy,
  cut: Scissors,
  copyStyle: Paintbrush,
  paste: ClipboardPaste,
  comment: MessageSquare,
  anchor: Link,
  outline: PanelsTopLeft,
  nowhere: Eye,
  everywhere: EyeOff,
  phones: EyeOff,
  desktops: Smartphone,
};

/** The actions of a section that have a shortcut are called as it is. */
const shortcuts: Partial<Record<SectionAction, { key: keyof Words["keys"]; chord: string }>> = {
  duplicate: { key: "duplicate", chord: "Mod+D" },
  save: { key: "saveSection", chord: "Mod+Shift+S" },
  copy: { key: "copy", chord: "Mod+C" },
  cut: { key: "cut", chord: "Mod+X" },
  paste: { key: "paste", chord: "Mod+V" },
};

/** What the tools of the selected section and their menu do. */
function chosenCommands(editor: Editor, section: Section): Command[] {
  const t = translator("keys");
  const say = translator("editing");
  const { id } = section;
  const group = "do";
  const detail = translator("palette")("kind.section");
  const sections = sectionsOf(editor);
  const actions = sectionActions(editor, id, say);
  const more = offeredActions(editor, section, say).map(({ value, label }): Command => {
    const { key, chord } = shortcuts[value] ?? {};
    const named = key ? { label: t(key), chord } : { label, detail };
    return { id: `section.${value}`, group, Icon: icons[value], run: actions[value], ...named };
  });
  const moves = (
    [
      ["moveUp", -1, ArrowUp, "Alt+Shift+ArrowUp"],
      ["moveDown", 1, ArrowDown, "Alt+Shift+ArrowDown"],
    ] as const
  ).flatMap(([name, by, Icon, chord]): Command[] => {
    const run = (): void => moveSection(editor, id, by, say);
    return canMove(sections, id, by)
      ? [{ id: `section.${name}`, group, label: t(name), Icon, chord, run }]
      : [];
  });
  const target = { page: editor.page.get(), section: id };
  return [
    ...more,
    ...moves,
    {
      id: "section.swap",
      group,
      label: say("section.swap"),
      detail,
      Icon: LayoutTemplate,
      run: () => sectionsState(editor).swapping.set(target),
    },
    {
      id: "section.delete",
      group,
      label: t("delete"),
      Icon: Trash2,
      chord: "Delete",
      run: () => deleteSection(editor, id, say),
    },
  ];
}

/** What stands on every page, the sections of the page on the canvas, and what is done with them. */
export const sectionsCommands: CommandSource = async ({ editor }) => {
  if (!editor) return [];
  const words = (["editing", "keys", "palette", "sections"] as const).map((name) =>
    loadWords(name),
  );
  await Promise.all([...words, loadScreenWords()]);
  if (!editor.canvas.get()) return partCommands(editor);
  const sections = sectionsOf(editor).map((section) => ({
    ...goTo(editor, section),
    detail: translator("palette")("kind.section"),
  }));
  const go = [...sections, ...partCommands(editor)];
  return isAtLeast(editor.role.get(), "editor") ? [...go, ...editingCommands(editor)] : go;
};

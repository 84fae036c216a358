import {
  BookmarkPlus,
  Copy,
  Eye,
  EyeOff,
  File,
  FileCheck,
  FileCog,
  FilePen,
  FilePlus,
  Link as LinkIcon,
  Route,
  Trash,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { isAtLeast } from "#/api/roles.ts";
import { findEntry } from "#/site/page-index.ts";
import { pageTree } from "#/site/page-tree/page-tree.ts";
import { navigate } from "../../navigation/location.ts";
import type { Editor } from "../../session/editor.ts";
import type { Command, CommandSource } from "../../shell/command.ts";
import { loadWords, translate, translator } from "../../words/i18n.ts";
import {
  copyPageLink,
  duplicatePage,
  hideFromMenu,
  removePage,
  setDraft,
  showInMenu,
} from "./page-commands.ts";
import { pageDialog } from "./pages-state.ts";
import type { pagesEn } from "./words/en.data.ts";

type PageAction = keyof (typeof pagesEn)["actions"];

function editingCommands(editor: Editor): Command[] {
  if (!isAtLeast(editor.role.get(), "editor")) return [];
  const t = translator("pages");
  const settings: Command = {
    id: "page.settings",
    group: "go",
    label: translate("frame.pageSettings"),
    synonyms: translator("palette")("synonyms.settings.page"),
    Icon: FileCog,
    run: () => navigate(`/sites/${editor.site.id}/settings/page`),
  };
  const add: Command = {
    id: "page.add",
    group: "do",
    label: t("newPage"),
    synonyms: translator("palette")("synonyms.newPage"),
    Icon: FilePlus,
    run: () => pageDialog(editor).set({ kind: "add", parent: null }),
  };
  const save: Command = {
    id: "page.save",
    group: "do",
    label: t("actions.save"),
    synonyms: translator("palette")("synonyms.savePage"),
    Icon: BookmarkPlus,
    run: () => pageDialog(editor).set({ kind: "save", page: editor.page.get() }),
  };
  if (!editor.canvas.get()) return [settings];
  const own = shownCommands(editor);
  return editor.site.isGuest ? [settings, add, ...own] : [settings, add, save, ...own];
}

/** What the menu of a page in the panel does, with the page that is shown. */
function shownCommands(editor: Editor): Command[] {
  const t = translator("pages");
  const say = translator("palette");
  const { site, index } = editor.store.records();
  const page = editor.page.get();
  const entry = index && findEntry(index, page);
  if (!site || !index || !entry) return [];
  const isHome = index.entries[0]?.id === page;
  const isInMenu = pageTree(index, site).menu.some((row) => row.entry?.id === page && row.item);
  const isDraft = entry.isDraft === true;
  const action = (name: PageAction, Icon: LucideIcon, run: () => void): Command => ({
    id: `page.${name}`,
    group: "do",
    label: t(`actions.${name}`),
    detail: say("kind.page"),
    hint: entry.name,
    Icon,
    run,
  });
  const movable = [
    action("path", Route, () => pageDialog(editor).set({ kind: "move", page })),
    isDraft
      ? action("undraft", FileCheck, () => setDraft(editor, page, false, t))
      : action("draft", FilePen, () => setDraft(editor, page, true, t)),
    action("remove", Trash, () => void removePage(editor, page, t)),
  ];
  return [
    action("duplicate", Copy, () => void duplicatePage(editor, page, t)),
    action("copy", LinkIcon, () => copyPageLink(editor, page, t)),
    isInMenu
      ? action("hide", EyeOff, () => hideFromMenu(editor, page, t))
      : action("show", Eye, () => showInMenu(editor, page)),
    ...(isHome ? [] : movable),
  ];
}

/** Going to a page, and what is done with pages. */
export const pagesCommands: CommandSource = async ({ editor }) => {
  if (!editor) return [];
  await Promise.all([loadWords("pages"), loadWords("palette")]);
  const entries = editor.store.records().index?.entries ?? [];
  return [
    ...entries.map(({ id, name, path }): Command => ({
      id: `page.${id}`,
      group: "go",
      label: name,
      detail: translator("palette")("kind.page"),
      hint: path,
      synonyms: path,
      Icon: File,
      run: () => editor.openPage(id),
    })),
    ...editingCommands(editor),
  ];
};

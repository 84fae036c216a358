import { BookmarkPlus, File, FileCog, FilePlus } from "lucide-react";
import { isAtLeast } from "#/api/roles.ts";
import { navigate } from "../../navigation/location.ts";
import type { Editor } from "../../session/editor.ts";
import type { Command, CommandSource } from "../../shell/command.ts";
import { loadWords, translate, translator } from "../../words/i18n.ts";
import { pageDialog } from "./pages-state.ts";

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
  return editor.site.isGuest ? [settings, add] : [settings, add, save];
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

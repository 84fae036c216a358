import {
  Copy,
  CornerDownRight,
  Ellipsis,
  Eye,
  EyeOff,
  FileCog,
  Link as LinkIcon,
  Pencil,
  Route,
  Trash,
} from "lucide-react";
import type { ReactNode } from "react";
import type { TreeRow } from "#/site/page-tree/page-tree.ts";
import { navigate } from "../../../navigation/location.ts";
import { useEditor } from "../../../session/editor.ts";
import { MenuButton } from "../../../ui/layer/menu-button.tsx";
import type { MenuChoice } from "../../../ui/layer/menu-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import {
  copyPageLink,
  duplicatePage,
  hideFromMenu,
  removeLink,
  removePage,
  showInMenu,
} from "../page-commands.ts";
import type { PageWords } from "../page-commands.ts";
import { pagesState } from "../pages-state.ts";

type Action =
  | "rename"
  | "path"
  | "settings"
  | "under"
  | "duplicate"
  | "hide"
  | "show"
  | "copy"
  | "remove";

const icons = {
  rename: Pencil,
  path: Route,
  settings: FileCog,
  under: CornerDownRight,
  duplicate: Copy,
  hide: EyeOff,
  show: Eye,
  copy: LinkIcon,
  remove: Trash,
} as const;

const keys: Partial<Record<Action, string>> = { rename: "F2", remove: "Del" };

/** What can be done with a row: a page, in the menu or not, or a link to something else. */
function actionsFor({ entry, item, parent, isHome }: TreeRow): Action[] {
  if (!entry) return ["remove"];
  return [
    "rename",
    ...(isHome ? [] : (["path"] as const)),
    "settings",
    ...(item && parent === null ? (["under"] as const) : []),
    "duplicate",
    item ? "hide" : "show",
    "copy",
    ...(isHome ? [] : (["remove"] as const)),
  ];
}

function choicesFor(row: TreeRow, t: PageWords, settings: string): MenuChoice<Action>[] {
  return actionsFor(row).map((value) => {
    const Icon = icons[value];
    const label = value === "remove" && !row.entry ? "removeLink" : value;
    return {
      value,
      label: label === "settings" ? settings : t(`actions.${label}`),
      icon: <Icon aria-hidden="true" />,
      isDanger: value === "remove",
      ...(keys[value] !== undefined && { shortcut: keys[value] }),
    };
  });
}

/** What is done with a page or a link, at the end of its row. */
export function RowMenu({
  row,
  name,
  onRename,
}: {
  row: TreeRow;
  name: string;
  onRename: () => void;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("pages");
  const settings = useTranslate()("frame.pageSettings");
  const page = row.entry?.id ?? "";
  const run: Readonly<Record<Action, () => void>> = {
    // the menu gives the focus back first
    rename: () => requestAnimationFrame(onRename),
    path: () => pagesState(editor).moving.set(page),
    settings: () => navigate(`/sites/${editor.site.id}/settings/page/${page}`),
    under: () => pagesState(editor).adding.set({ parent: row.id }),
    duplicate: () => void duplicatePage(editor, page, t),
    hide: () => hideFromMenu(editor, page, t),
    show: () => showInMenu(editor, page),
    copy: () => copyPageLink(editor, page, t),
    remove: () => (row.entry ? void removePage(editor, page, t) : removeLink(editor, row.id, t)),
  };
  return (
    <MenuButton<Action>
      label={t("actionsFor", { name })}
      className="button ghost icon-only sm"
      side="start"
      choices={choicesFor(row, t, settings)}
      onChoose={(action) => run[action]()}
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}

import {
  BookmarkPlus,
  CloudOff,
  CloudUpload,
  Copy,
  CornerDownRight,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileCheck,
  FileCog,
  FilePen,
  Link as LinkIcon,
  Pencil,
  Route,
  Trash,
} from "lucide-react";
import type { ReactNode } from "react";
import type { TreeRow } from "#/site/page-tree/page-tree.ts";
import { navigate } from "../../../navigation/location.ts";
import { useEditor } from "../../../session/editor.ts";
import { useMay } from "../../../session/hooks.ts";
import { useSiteInfo } from "../../../session/use-site-info.ts";
import type { Visibility } from "../../../session/use-visibility.ts";
import { MenuButton } from "../../../ui/layer/menu-button.tsx";
import type { MenuChoice } from "../../../ui/layer/menu-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { openLink } from "../link-commands.ts";
import {
  copyPageLink,
  duplicatePage,
  hideFromMenu,
  removeLink,
  removePage,
  setDraft,
  showInMenu,
} from "../page-commands.ts";
import type { PageWords } from "../page-commands.ts";
import { pageDialog } from "../pages-state.ts";

type Action =
  | "rename"
  | "path"
  | "settings"
  | "under"
  | "duplicate"
  | "save"
  | "hide"
  | "show"
  | "draft"
  | "undraft"
  | "unpublish"
  | "publish"
  | "copy"
  | "follow"
  | "retarget"
  | "remove";

const icons = {
  rename: Pencil,
  path: Route,
  settings: FileCog,
  under: CornerDownRight,
  duplicate: Copy,
  save: BookmarkPlus,
  hide: EyeOff,
  show: Eye,
  draft: FilePen,
  undraft: FileCheck,
  unpublish: CloudOff,
  publish: CloudUpload,
  copy: LinkIcon,
  follow: ExternalLink,
  retarget: LinkIcon,
  remove: Trash,
} as const;

const keys: Partial<Record<Action, string>> = { rename: "F2", remove: "Del" };

/** What decides what is done with a row. */
interface RowState {
  readonly row: TreeRow;
  /** Its page is unpublished. */
  readonly isOff: boolean;
  /** Visitors see the site. */
  readonly isLive: boolean;
  /** Who looks at it publishes. */
  readonly mayPublish: boolean;
  /** Guests have no account that could keep any. */
  readonly isGuest: boolean;
}

/** What changes whether visitors see a page. The home page is seen as long as the site is. */
function seenActions({ row: { entry, isHome }, isOff, isLive, mayPublish }: RowState): Action[] {
  if (!entry || !mayPublish) return [];
  const draft = entry.isDraft ? "undraft" : "draft";
  if (isOff) return isHome ? ["publish"] : [draft, "publish"];
  if (isHome) return [];
  return isLive && !entry.isDraft ? [draft, "unpublish"] : [draft];
}

/** What can be done with a row: a page, in the menu or not, or a link to something else. */
function actionsFor(state: RowState): Action[] {
  const { entry, item, parent, isHome } = state.row;
  if (!entry) return item ? ["rename", "retarget", "follow", "remove"] : ["remove"];
  return [
    "rename",
    ...(isHome ? [] : (["path"] as const)),
    "settings",
    ...(item && parent === null ? (["under"] as const) : []),
    "duplicate",
    ...(state.mayPublish && !state.isGuest ? (["save"] as const) : []),
    item ? "hide" : "show",
    ...seenActions(state),
    "copy",
    ...(isHome ? [] : (["remove"] as const)),
  ];
}

function choicesFor(state: RowState, t: PageWords, settings: string): MenuChoice<Action>[] {
  return actionsFor(state).map((value) => {
    const Icon = icons[value];
    const label = value === "remove" && !state.row.entry ? "removeLink" : value;
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
  visibility,
  isActive,
  onRename,
}: {
  row: TreeRow;
  name: string;
  visibility: Visibility;
  /** The tree's stop of Tab is at its row: the next one is its menu. */
  isActive: boolean;
  onRename: () => void;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("pages");
  const settings = useTranslate()("frame.pageSettings");
  const page = row.entry?.id ?? "";
  const isLive = useSiteInfo().live !== null;
  const mayPublish = useMay()("editor");
  const { isGuest = false } = editor.site;
  const isOff = visibility.off.includes(page);
  const see = async (isPublished: boolean): Promise<void> => {
    if (await visibility.set({ subject: page, isPublished }))
      editor.toast(t(isPublished ? "liveAgain" : "unpublished", { name }));
  };
  const run: Readonly<Record<Action, () => void>> = {
    // the menu gives the focus back first
    rename: () => requestAnimationFrame(onRename),
    path: () => pageDialog(editor).set({ kind: "move", page }),
    settings: () => navigate(`/sites/${editor.site.id}/settings/page/${page}`),
    under: () => pageDialog(editor).set({ kind: "add", parent: row.id }),
    duplicate: () => void duplicatePage(editor, page, t),
    save: () => pageDialog(editor).set({ kind: "save", page }),
    hide: () => hideFromMenu(editor, page, t),
    show: () => showInMenu(editor, page),
    draft: () => setDraft(editor, page, true, t),
    undraft: () => setDraft(editor, page, false, t),
    unpublish: () => void see(false),
    publish: () => void see(true),
    copy: () => copyPageLink(editor, page, t),
    follow: () => {
      if (!openLink(editor, row.id)) editor.toast(t("leadsNowhere", { name }));
    },
    retarget: () => pageDialog(editor).set({ kind: "link", link: row.id }),
    remove: () => (row.entry ? void removePage(editor, page, t) : removeLink(editor, row.id, t)),
  };
  return (
    <MenuButton<Action>
      label={t("actionsFor", { name })}
      className="button ghost icon-only sm"
      tabIndex={isActive ? undefined : -1}
      side="end"
      choices={choicesFor({ row, isOff, isLive, mayPublish, isGuest }, t, settings)}
      onChoose={(action) => run[action]()}
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}

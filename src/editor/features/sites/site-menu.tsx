import type { ReactNode } from "react";
import {
  Copy,
  CopyPlus,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  LogOut,
  PencilLine,
  Settings,
  Trash2,
  UserRoundCog,
} from "lucide-react";
import { isAtLeast } from "#/api/roles.ts";
import type { SiteInfo } from "#/api/sites.ts";
import { MenuButton } from "../../ui/layer/menu-button.tsx";
import { useTranslate } from "../../words/i18n.ts";

/** What can be done with a site from its card. */
export type SiteAction =
  | "settings"
  | "open"
  | "copy"
  | "rename"
  | "duplicate"
  | "export"
  | "publishAgain"
  | "unpublish"
  | "transfer"
  | "trash"
  | "leave";
export type SiteActions = Readonly<Record<SiteAction, (site: SiteInfo) => void>>;

const icons = {
  settings: Settings,
  open: ExternalLink,
  copy: Copy,
  rename: PencilLine,
  duplicate: CopyPlus,
  export: Download,
  publishAgain: Eye,
  unpublish: EyeOff,
  transfer: UserRoundCog,
  trash: Trash2,
  leave: LogOut,
} as const;

function offered({ live, offSince, role }: SiteInfo): readonly SiteAction[] {
  const isEditor = isAtLeast(role, "editor");
  const isOwner = role === "owner";
  return [
    ...(isEditor ? (["settings"] as const) : []),
    ...(live ? (["open", "copy"] as const) : []),
    ...(isOwner ? (["rename"] as const) : []),
    ...(isEditor ? (["duplicate", "export"] as const) : []),
    ...(isEditor && live ? (["unpublish"] as const) : []),
    ...(isEditor && offSince !== undefined ? (["publishAgain"] as const) : []),
    ...(isOwner ? (["transfer", "trash"] as const) : (["leave"] as const)),
  ];
}

export function SiteMenu({ site, actions }: { site: SiteInfo; actions: SiteActions }): ReactNode {
  const t = useTranslate("sites");
  const words: Record<SiteAction, string> = {
    settings: t("sites.settings"),
    open: t("sites.open"),
    copy: t("sites.copyAddress"),
    rename: t("sites.rename"),
    duplicate: t("sites.duplicate"),
    export: t("sites.exportProject"),
    publishAgain: t("sites.publishAgain"),
    unpublish: t("sites.unpublish"),
    transfer: t("sites.transfer"),
    trash: t("sites.trash"),
    leave: t("sites.leave"),
  };
  const choices = offered(site).map((value) => {
    const Icon = icons[value];
    const icon = <Icon aria-hidden="true" />;
    return { value, label: words[value], icon, isDanger: value === "trash" || value === "leave" };
  });
  return (
    <MenuButton
      label={t("sites.actions", { name: site.name })}
      className="button icon-only ghost sm"
      choices={choices}
      onChoose={(action) => actions[action](site)}
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}

import type { ReactNode } from "react";
import { Copy, Download, Ellipsis, ExternalLink, Inbox, Settings, Trash2 } from "lucide-react";
import { Link } from "../../navigation/link.tsx";
import { navigate } from "../../navigation/location.ts";
import type { SiteInfo } from "#/api/sites.ts";
import { MenuButton } from "../../ui/layer/menu-button.tsx";
import type { MenuChoice } from "../../ui/layer/menu-button.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { editingPath, shownAddress, siteStatus } from "../../words/site-status.ts";
import { useTranslate } from "../../words/i18n.ts";

const dots = { draft: "hollow", live: "ok", unpublished: "warn" } as const;

export interface SiteCardProps {
  readonly site: SiteInfo;
  readonly thumbnail: ReactNode;
  readonly onCopied: () => void;
  readonly onExport: () => void;
  readonly onTrash: () => void;
}

/** A site: its home page, name, state and address. Pressing it anywhere edits it. */
export function SiteCard(props: SiteCardProps): ReactNode {
  const { site, thumbnail } = props;
  return (
    <li className="site-card">
      <div className="site-card-picture">
        {thumbnail}
        <Actions site={site} />
      </div>
      <div className="about">
        <div className="grow">
          <h2 className="truncated">{site.name}</h2>
          <Status site={site} />
        </div>
        {site.role === "owner" && <InboxLink site={site} />}
        <MoreMenu {...props} />
      </div>
    </li>
  );
}

function Actions({ site }: { site: SiteInfo }): ReactNode {
  const t = useTranslate("sites");
  const { name, address } = site;
  return (
    <div className="actions">
      {site.role !== "viewer" && (
        <Link
          className={classNames(buttonClass({ variant: "primary" }), "fill")}
          to={editingPath(site.id)}
          aria-label={t("sites.editSite", { name })}
        >
          {t("sites.edit")}
        </Link>
      )}
      {site.live && (
        <a
          className={buttonClass({})}
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={t("sites.openSite", { name })}
        >
          {t("sites.open")}
        </a>
      )}
    </div>
  );
}

function Status({ site }: { site: SiteInfo }): ReactNode {
  const t = useTranslate("sites");
  const status = siteStatus(site);
  return (
    <p className="size-12 secondary-text">
      <span className={classNames("dot", dots[status])} />
      {t(`sites.${status}`)}
      <span className="tertiary-text" aria-hidden="true">
        ·
      </span>
      <span className="tertiary-text truncated">{shownAddress(site.address)}</span>
    </p>
  );
}

function InboxLink({ site: { id, name, unread } }: { site: SiteInfo }): ReactNode {
  const t = useTranslate("sites");
  const label =
    unread > 0 ? t("sites.unread", { name, count: unread }) : t("sites.inbox", { name });
  return (
    <Link
      className="button icon-only ghost sm site-card-inbox"
      to={`/sites/${id}/inbox`}
      aria-label={label}
      title={label}
    >
      <Inbox aria-hidden="true" />
      {unread > 0 && (
        <span className="count" aria-hidden="true">
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </Link>
  );
}

type Action = "settings" | "open" | "copy" | "export" | "trash";

function MoreMenu({ site, onCopied, onExport, onTrash }: SiteCardProps): ReactNode {
  const t = useTranslate("sites");
  const { name, address, live, role } = site;
  const settings = {
    value: "settings",
    label: t("sites.settings"),
    icon: <Settings aria-hidden="true" />,
  };
  const open = { value: "open", label: t("sites.open"), icon: <ExternalLink aria-hidden="true" /> };
  const copy = { value: "copy", label: t("sites.copyAddress"), icon: <Copy aria-hidden="true" /> };
  const project = {
    value: "export",
    label: t("sites.exportProject"),
    icon: <Download aria-hidden="true" />,
  };
  const trash = { value: "trash", label: t("sites.trash"), icon: <Trash2 aria-hidden="true" /> };
  const choices = [
    ...(role === "viewer" ? [] : [settings]),
    ...(live ? [open, copy] : []),
    ...(role === "viewer" ? [] : [project]),
    ...(role === "owner" ? [{ ...trash, isDanger: true }] : []),
  ] as MenuChoice<Action>[];
  if (choices.length === 0) return null;
  const actions: Record<Action, () => void> = {
    settings: () => navigate(`/sites/${site.id}/settings`),
    open: () => void globalThis.open(address, "_blank", "noopener"),
    copy: () => void navigator.clipboard.writeText(address).then(onCopied),
    export: onExport,
    trash: onTrash,
  };
  return (
    <MenuButton
      label={t("sites.actions", { name })}
      className="button icon-only ghost sm"
      choices={choices}
      onChoose={(action) => actions[action]()}
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}

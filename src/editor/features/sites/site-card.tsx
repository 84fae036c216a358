import type { ReactNode } from "react";
import { Inbox, Hourglass, ShieldAlert, TriangleAlert } from "lucide-react";
import { Link } from "../../navigation/link.tsx";
import type { SiteInfo } from "#/api/sites.ts";
import { buttonClass } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { editingPath, shownAddress, siteStatus } from "../../words/site-status.ts";
import { useTranslate } from "../../words/i18n.ts";
import { SiteMenu } from "./site-menu.tsx";
import type { SiteActions } from "./site-menu.tsx";

const dots = {
  draft: "hollow",
  off: "hollow",
  offline: "error",
  live: "ok",
  unpublished: "warn",
} as const;

export interface SiteCardProps {
  readonly site: SiteInfo;
  readonly thumbnail: ReactNode;
  readonly actions: SiteActions;
}

/**
 * A site: its home page, name, state and address. Pressing it anywhere edits it. Its heading comes before its links, so
 * that a screen reader names the site first; the picture is placed above it.
 */
export function SiteCard({ site, thumbnail, actions }: SiteCardProps): ReactNode {
  return (
    <li className="site-card">
      <div className="site-card-name">
        <h2 className="truncated">{site.name}</h2>
        <Status site={site} />
      </div>
      <div className="site-card-picture">
        {thumbnail}
        <Actions site={site} />
      </div>
      <div className="site-card-tools">
        {site.role === "owner" && <InboxLink site={site} />}
        <SiteMenu site={site} actions={actions} />
      </div>
    </li>
  );
}

function Actions({ site }: { site: SiteInfo }): ReactNode {
  const t = useTranslate("sites");
  const { name, address } = site;
  return (
    <div className="actions">
      <Link
        className={classNames(buttonClass({ variant: "primary" }), "fill")}
        to={editingPath(site.id)}
        aria-label={t(site.role === "viewer" ? "sites.lookAtSite" : "sites.editSite", { name })}
      >
        {t(site.role === "viewer" ? "sites.look" : "sites.edit")}
      </Link>
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
    <p className="site-card-status size-12 secondary-text">
      <span className="row">
        <span className={classNames("dot", dots[status])} />
        {t(`sites.${status}`)}
      </span>
      <span className="tertiary-text truncated">{shownAddress(site.address)}</span>
      {site.takedown !== undefined && site.takedown.reason !== "" && (
        <span className="row site-card-failed">
          <ShieldAlert className="size-14" aria-hidden="true" />
          <span className="site-card-reason" title={site.takedown.reason}>
            {site.takedown.reason}
          </span>
        </span>
      )}
      {site.held !== undefined && (
        <span className={classNames("row", site.held.refusal && "site-card-failed")}>
          {site.held.refusal === undefined ? (
            <Hourglass className="size-14" aria-hidden="true" />
          ) : (
            <TriangleAlert className="size-14" aria-hidden="true" />
          )}
          {t(site.held.refusal === undefined ? "sites.held" : "sites.heldRefused")}
        </span>
      )}
      {site.failedPlans !== undefined && (
        <span className="row site-card-failed">
          <TriangleAlert className="size-14" aria-hidden="true" />
          {t("sites.planFailed", { count: site.failedPlans })}
        </span>
      )}
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

import type { ReactNode } from "react";
import { Inbox, Pencil, Settings2 } from "lucide-react";
import type { SiteInfo } from "#/api/sites.ts";
import { Link } from "../../navigation/link.tsx";
import { editingPath } from "../../words/site-status.ts";
import { inboxPath } from "./inbox-place.ts";
import { UnreadCount } from "./unread-count.tsx";
import { useTranslate } from "../../words/i18n.ts";

/** The site's name and the ways to its other screens; on phones at the foot of the screen. */
export function SiteTabs({ site, unread }: { site: SiteInfo; unread: number }): ReactNode {
  const t = useTranslate("inbox");
  return (
    <>
      <span className="strong truncated inbox-site-name">{site.name}</span>
      <nav className="tabs" aria-label={t("nav.label")}>
        <Link to={editingPath(site.id)}>
          <Pencil className="size-18" aria-hidden="true" />
          {t("nav.edit")}
        </Link>
        <Link to={inboxPath(site.id)} aria-current="page">
          <Inbox className="size-18" aria-hidden="true" />
          {t("nav.inbox")}
          <UnreadCount count={unread} />
        </Link>
        <Link to={`/sites/${site.id}/settings`}>
          <Settings2 className="size-18" aria-hidden="true" />
          {t("nav.settings")}
        </Link>
      </nav>
    </>
  );
}

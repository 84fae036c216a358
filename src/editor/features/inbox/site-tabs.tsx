import type { ReactNode } from "react";
import type { SiteInfo } from "#/api/sites.ts";
import { SiteLinks } from "../../shell/site-links.tsx";
import { editingPath } from "../../words/site-status.ts";
import { UnreadCount } from "./unread-count.tsx";

/** The site's name and the ways to its other screens; on phones at the foot of the screen. */
export function SiteTabs({ site, unread }: { site: SiteInfo; unread: number }): ReactNode {
  return (
    <>
      <span className="strong truncated inbox-site-name">{site.name}</span>
      <SiteLinks
        site={site}
        // the inbox knows nothing of the document: the translations are reached from the other screens
        hasLanguages={false}
        editing={editingPath(site.id)}
        mark={<UnreadCount count={unread} />}
      />
    </>
  );
}

import type { ReactNode } from "react";
import { Plus } from "lucide-react";
import type { SiteInfo } from "#/api/sites.ts";
import type { SitesClient } from "../../api/sites-client.ts";
import { Button } from "../../ui/button.tsx";
import { SiteCard } from "./site-card.tsx";
import type { SiteActions } from "./site-menu.tsx";
import { SiteThumbnail } from "./site-thumbnail.tsx";
import { useTranslate } from "../../words/i18n.ts";

export interface SitesGridProps {
  readonly sites: SitesClient;
  readonly shown: readonly SiteInfo[];
  readonly actions: SiteActions;
}

export function SitesGrid({ sites, shown, actions }: SitesGridProps): ReactNode {
  return (
    <ul className="grid three-columns sites">
      {shown.map((site) => (
        <SiteCard
          key={site.id}
          site={site}
          thumbnail={<SiteThumbnail site={site} sites={sites} />}
          actions={actions}
        />
      ))}
    </ul>
  );
}

/** What stands there while the list loads: cards of the same size. */
export function SitesSkeleton(): ReactNode {
  const t = useTranslate("sites");
  return (
    <div className="grid three-columns sites" role="status" aria-label={t("sites.loading")}>
      {[1, 2, 3].map((one) => (
        <div key={one} className="site-card">
          <div className="thumbnail skeleton wide-picture" />
          <div className="site-card-skeleton">
            <div className="skeleton" />
            <div className="skeleton" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function NoSites({ onNew }: { onNew: () => void }): ReactNode {
  const t = useTranslate("sites");
  return (
    <div className="empty no-sites">
      <h2 className="section-title">{t("sites.emptyTitle")}</h2>
      <p>{t("sites.empty")}</p>
      <Button variant="primary" onClick={onNew}>
        <Plus aria-hidden="true" />
        {t("sites.new")}
      </Button>
    </div>
  );
}

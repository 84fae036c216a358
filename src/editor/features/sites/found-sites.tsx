import { useDeferredValue } from "react";
import type { ReactNode } from "react";
import type { SiteInfo } from "#/api/sites.ts";
import { useTranslate } from "../../words/i18n.ts";
import { foundSites } from "../../words/site-status.ts";
import { SiteDialog } from "./site-dialog.tsx";
import { SitesGrid } from "./sites-grid.tsx";
import { Trash } from "./trash.tsx";
import { useSiteActions } from "./use-site-actions.ts";
import type { SiteActionsOptions } from "./use-site-actions.ts";

interface FoundSitesProps extends SiteActionsOptions {
  readonly all: readonly SiteInfo[];
  readonly query: string;
}

/** The sites that a query finds, what can be done with them, and the trash. */
export function FoundSites({ all, query, ...options }: FoundSitesProps): ReactNode {
  const { sites } = options;
  const t = useTranslate("sites");
  const { actions, bringBack, ...asking } = useSiteActions(options);
  const sayDeleted = ({ name }: SiteInfo): void => void options.toast(t("sites.deleted", { name }));
  const shown = foundSites(all, useDeferredValue(query));
  return (
    <>
      {query !== "" && shown.length === 0 && (
        <p className="empty">{t("sites.nothing", { query })}</p>
      )}
      <p className="visually-hidden" role="status">
        {query !== "" && t("sites.count", { count: shown.length })}
      </p>
      <SitesGrid sites={sites} shown={shown} actions={actions} />
      <Trash sites={sites} onRestore={bringBack} onDeleted={sayDeleted} />
      <SiteDialog {...asking} sites={sites} toast={options.toast} />
    </>
  );
}

import { useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import { Trash2 } from "lucide-react";
import type { SiteInfo } from "#/api/sites.ts";
import type { SitesClient } from "../../api/sites-client.ts";
import { useTranslate } from "../../words/i18n.ts";
import { foundSites } from "../../words/site-status.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { SitesGrid } from "./sites-grid.tsx";
import { TrashDialog } from "./trash-dialog.tsx";
import { useSiteActions } from "./use-site-actions.ts";
import type { SiteActionsOptions } from "./use-site-actions.ts";
import { useSites } from "./use-sites.ts";

interface FoundSitesProps extends SiteActionsOptions {
  readonly all: readonly SiteInfo[];
  readonly query: string;
}

/** The sites that a query finds, what can be done with them, and the trash. */
export function FoundSites({ all, query, ...options }: FoundSitesProps): ReactNode {
  const { sites } = options;
  const t = useTranslate("sites");
  const { actions, bringBack, renamed, endRename, leaving, endLeave } = useSiteActions(options);
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
      <Trash sites={sites} onRestore={bringBack} />
      {renamed && <RenameDialog site={renamed} sites={sites} onClose={endRename} />}
      {leaving && <LeaveDialog site={leaving} onEnd={endLeave} />}
    </>
  );
}

function Trash({
  sites,
  onRestore,
}: {
  sites: SitesClient;
  onRestore: (site: SiteInfo) => void;
}): ReactNode {
  const t = useTranslate("sites");
  const [isOpen, setOpen] = useState(false);
  const { data: trashed = [] } = useSites(sites, true);
  return (
    <>
      {trashed.length > 0 && (
        <p className="tertiary-text row trash-note">
          <Trash2 aria-hidden="true" />
          <span>{t("sites.inTrash", { count: trashed.length })}</span>
          <button type="button" className="link" onClick={() => setOpen(true)}>
            {t("sites.openTrash")}
          </button>
        </p>
      )}
      <TrashDialog
        trashed={trashed}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onRestore={onRestore}
      />
    </>
  );
}

import { useState } from "react";
import type { ReactNode } from "react";
import { Plus } from "lucide-react";
import type { ImportProject } from "../../api/import-project.ts";
import type { SitesClient } from "../../api/sites-client.ts";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import type { ToastsState } from "../../ui/use-toasts.ts";
import { errorWords } from "../../words/error-words.ts";
import { FoundSites } from "./found-sites.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { NewSiteDialog } from "./new-site/new-site-dialog.tsx";
import { editingPath } from "../../words/site-status.ts";
import { NoSites, SitesSkeleton } from "./sites-grid.tsx";
import { useNewSite } from "./use-new-site.ts";
import { useSites } from "./use-sites.ts";
import { useTranslate } from "../../words/i18n.ts";

export interface SitesListProps {
  readonly sites: SitesClient;
  readonly importProject: ImportProject;
  readonly toast: ToastsState["show"];
  readonly navigate: (path: string) => void;
}

/** Heading, search, the sites, and the trash. */
export function SitesList(props: SitesListProps): ReactNode {
  const { sites, importProject, navigate } = props;
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  const [query, setQuery] = useState("");
  const [isNew, setNew] = useNewSite();
  const [isImport, setImport] = useState(false);
  const list = useSites(sites, false);
  const all = list.data ?? [];
  return (
    <>
      <div className="sites-head">
        <h1 className="page-title">{t("sites.title")}</h1>
        {all.length > 0 && (
          <SearchField
            label={t("sites.search")}
            clearLabel={say("search.clear")}
            value={query}
            onChange={setQuery}
          />
        )}
        <Button onClick={() => setImport(true)}>{t("import.open")}</Button>
        <Button variant="primary" onClick={() => setNew(true)}>
          <Plus aria-hidden="true" />
          {t("sites.new")}
        </Button>
      </div>
      {list.isPending && <SitesSkeleton />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && all.length === 0 && <NoSites onNew={() => setNew(true)} />}
      <FoundSites {...props} all={all} query={query} />
      {list.hasNextPage && (
        <Button
          className="more"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("sites.more")}
        </Button>
      )}
      <NewSiteDialog
        sites={sites}
        isOpen={isNew}
        onClose={() => setNew(false)}
        onCreated={(site) => navigate(editingPath(site.id))}
      />
      <ImportDialog
        importProject={importProject}
        isOpen={isImport}
        onClose={() => setImport(false)}
        onImported={(site) => navigate(editingPath(site.id))}
      />
    </>
  );
}

function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  return (
    <div className="empty" role="alert">
      <p>
        {t("sites.failed")} {errorWords(say, error)}
      </p>
      <Button onClick={onRetry}>{say("retry")}</Button>
    </div>
  );
}

import { useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import { Plus, Trash2 } from "lucide-react";
import type { SiteInfo } from "#/api/sites.ts";
import type { ImportProject } from "../../api/import-project.ts";
import type { SitesClient } from "../../api/sites-client.ts";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import type { ToastMessage } from "../../ui/toast-stack.tsx";
import { errorWords } from "../../words/error-words.ts";
import { downloadProject } from "./download-project.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { NewSiteDialog } from "./new-site/new-site-dialog.tsx";
import { editingPath, foundSites } from "../../words/site-status.ts";
import { NoSites, SitesGrid, SitesSkeleton } from "./sites-grid.tsx";
import { TrashDialog } from "./trash-dialog.tsx";
import { useSites, useTrash } from "./use-sites.ts";
import { useTranslate } from "../../words/i18n.ts";

export interface SitesListProps {
  readonly sites: SitesClient;
  readonly importProject: ImportProject;
  readonly toast: (message: string, action?: ToastMessage["action"]) => void;
  readonly navigate: (path: string) => void;
}

/** Heading, search, the sites, and the trash. */
export function SitesList(props: SitesListProps): ReactNode {
  const { sites, importProject, navigate } = props;
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  const [query, setQuery] = useState("");
  const [isNew, setNew] = useState(false);
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
      <Found {...props} all={all} query={query} />
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

type FoundProps = SitesListProps & { readonly all: readonly SiteInfo[]; readonly query: string };

function Found({ sites, toast, all, query }: FoundProps): ReactNode {
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  const { trash, restore } = useTrash(sites);
  const shown = foundSites(all, useDeferredValue(query));
  const fail = (error: unknown): void => toast(errorWords(say, error));
  const bringBack = (site: SiteInfo): void => {
    restore(site).then(() => toast(t("sites.restored", { name: site.name })), fail);
  };
  const throwAway = (site: SiteInfo): void => {
    const undo = { label: say("undo"), run: () => bringBack(site) };
    trash(site).then(() => toast(t("sites.trashed", { name: site.name }), undo), fail);
  };
  return (
    <>
      {query !== "" && shown.length === 0 && (
        <p className="empty">{t("sites.nothing", { query })}</p>
      )}
      <p className="visually-hidden" role="status">
        {query !== "" && t("sites.count", { count: shown.length })}
      </p>
      <SitesGrid
        sites={sites}
        shown={shown}
        onCopied={() => toast(t("sites.addressCopied"))}
        onExport={(site) => {
          toast(t("sites.exporting", { name: site.name }));
          downloadProject(sites, site.id).catch(fail);
        }}
        onTrash={throwAway}
      />
      <Trash sites={sites} onRestore={bringBack} />
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

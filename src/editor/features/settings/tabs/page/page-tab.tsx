import { useEffect, useId } from "react";
import type { ReactNode } from "react";
import type { PageMeta } from "#/site/page.ts";
import { pageKey } from "#/site/records.ts";
import { metaTopic } from "../../../../document-store/topics.ts";
import { useStored } from "../../../../document-store/use-stored.ts";
import { navigate, usePath } from "../../../../navigation/location.ts";
import { useEditor } from "../../../../session/editor.ts";
import { usePageIndex } from "../../../../session/hooks.ts";
import { useSignal } from "../../../../signals/signal.ts";
import { Select } from "../../../../ui/select.tsx";
import { Part, TabLayout } from "../../form/part.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { PageForm } from "./page-form.tsx";
import { pageSettingsAddress } from "./page-settings-address.ts";

/** The page that the form is about: the one that the canvas shows. */
function PageChoice(): ReactNode {
  const editor = useEditor();
  const id = useId();
  const t = useTranslate("settings");
  const page = useSignal(editor.page);
  const { entries } = usePageIndex();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t("page.page")}
      </label>
      <Select
        id={id}
        value={page}
        options={entries.map((entry) => [entry.id, entry.name])}
        onChange={(next) => navigate(pageSettingsAddress(editor.site.id, next))}
      />
    </div>
  );
}

/** A page's meta, loaded where it isn't there yet. */
function useMeta(id: string): PageMeta | undefined {
  const { store, toast } = useEditor();
  const t = useTranslate("settings");
  const meta = useStored(store, metaTopic(id), (records) => records[pageKey(id)]?.meta);
  const isMissing = meta === undefined && id !== "";
  useEffect(() => {
    if (isMissing) store.loadPage(id).catch(() => toast(t("page.failed")));
  }, [store, id, isMissing, toast, t]);
  return meta;
}

/**
 * Shows the page that the address names: `settings/page/{page id}`. An address without a page, or with one that is gone,
 * gets the one that is shown, and so does that of a page that another one took the place of.
 */
function useNamedPage(): void {
  const { page, site } = useEditor();
  const [isHere, named] = /\/settings\/page(?:\/([^/]+))?$/.exec(usePath()) ?? [];
  const isKnown = usePageIndex().entries.some(({ id }) => id === named);
  useEffect(() => {
    if (named !== undefined && isKnown) page.set(named);
    if (isHere === undefined) return undefined;
    const follow = (): void => {
      if (page.get() === named) return;
      navigate(pageSettingsAddress(site.id, page.get()) + location.hash, { replace: true });
    };
    follow();
    return page.subscribe(follow);
  }, [page, site, isHere, named, isKnown]);
}

/** Where one page is found, and how it looks in search results, in tabs of browsers and where it is shared. */
export function PageTab(): ReactNode {
  const { page } = useEditor();
  const t = useTranslate("settings");
  useNamedPage();
  const id = useSignal(page);
  const first = usePageIndex().entries[0]?.id ?? "";
  const meta = useMeta(id);
  const firstMeta = useMeta(first);
  const choice = (
    <Part>
      <PageChoice />
    </Part>
  );
  return meta && firstMeta ? (
    <PageForm key={id} id={id} meta={meta} firstMeta={firstMeta} choice={choice} />
  ) : (
    <TabLayout title={t("page.title")} hint={t("page.about")}>
      {choice}
    </TabLayout>
  );
}

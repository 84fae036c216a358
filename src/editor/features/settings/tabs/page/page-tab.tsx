import { useEffect, useId } from "react";
import type { ReactNode } from "react";
import { metaFields } from "#/site/page.ts";
import type { Page, PageMeta } from "#/site/page.ts";
import { pageKey } from "#/site/records.ts";
import { socialImageSize } from "#/site/settings.ts";
import { metaTopic } from "../../../../document-store/topics.ts";
import { useStored } from "../../../../document-store/use-stored.ts";
import { useEditor } from "../../../../session/editor.ts";
import { usePageIndex } from "../../../../session/hooks.ts";
import { useSignal } from "../../../../signals/signal.ts";
import { Select } from "../../../../ui/select.tsx";
import { Part, TabLayout } from "../../form/part.tsx";
import { PictureSetting } from "../../form/picture-setting.tsx";
import { SwitchRow } from "../../form/switch-row.tsx";
import { TextLanguage } from "../../form/text-language.tsx";
import { TextSetting } from "../../form/text-setting.tsx";
import { useTranslate } from "../../../../words/i18n.ts";

type Switches = Pick<PageMeta, "useForAll" | "isHiddenFromSearch">;

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
        onChange={(next) => editor.page.set(next)}
      />
    </div>
  );
}

function PageForm({ id, meta }: Pick<Page, "id" | "meta">): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const isFirst = usePageIndex().entries[0]?.id === id;
  const target = { part: "meta", page: id } as const;
  const set = (switches: Partial<Switches>): void => {
    editor.dispatch({ name: "meta.set", args: { page: id, meta: switches } });
  };
  return (
    <>
      <Part title={t("page.search")} aside={<TextLanguage />}>
        <TextSetting
          target={target}
          path={["title"]}
          label={t("page.pageTitle")}
          hint={t("page.pageTitleHint")}
        />
        <TextSetting
          target={target}
          path={["description"]}
          label={t("page.description")}
          hint={t("page.descriptionHint")}
          isLong
        />
        <TextSetting
          target={target}
          path={["keywords"]}
          label={t("page.keywords")}
          hint={t("page.keywordsHint")}
        />
        {isFirst && (
          <SwitchRow
            label={t("page.useForAll")}
            hint={t("page.useForAllHint")}
            isOn={meta.useForAll}
            onChange={(useForAll) => set({ useForAll })}
          />
        )}
        <SwitchRow
          label={t("page.hidden")}
          hint={t("page.hiddenHint")}
          isOn={meta.isHiddenFromSearch}
          onChange={(isHiddenFromSearch) => set({ isHiddenFromSearch })}
        />
      </Part>
      <Part title={t("page.sharing")}>
        <PictureSetting
          target={target}
          path={["socialImage"]}
          spec={metaFields.socialImage}
          label={t("page.picture")}
          hint={t("page.pictureHint", socialImageSize)}
        />
      </Part>
    </>
  );
}

/** How one page looks in search results, in tabs of browsers and where it is shared. */
export function PageTab(): ReactNode {
  const { store, page, toast } = useEditor();
  const t = useTranslate("settings");
  const id = useSignal(page);
  const meta = useStored(store, metaTopic(id), (records) => records[pageKey(id)]?.meta);
  useEffect(() => {
    if (!meta) store.loadPage(id).catch(() => toast(t("page.failed")));
  }, [store, id, meta, toast, t]);
  return (
    <TabLayout title={t("page.title")} hint={t("page.about")}>
      <Part>
        <PageChoice />
      </Part>
      {meta && <PageForm key={id} id={id} meta={meta} />}
    </TabLayout>
  );
}

import { Monitor, Smartphone, Tablet } from "lucide-react";
import { Fragment, useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { SiteLanguage } from "#/site/language.ts";
import { findEntry } from "#/site/page-index.ts";
import { pageKey } from "#/site/records.ts";
import { anyTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { navigate } from "../../../navigation/location.ts";
import { useEditor } from "../../../session/editor.ts";
import { usePageIndex, useSitePart } from "../../../session/hooks.ts";
import { useFontManifest } from "../../../thumbnails/use-font-manifest.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { fitPath } from "../translations-place.ts";
import type { Overflow } from "./find-overflow.ts";
import { FitCell } from "./fit-cell.tsx";
import "./fit.css";

/** The widths that pages are looked at in, with the height that is shown. */
const sizes = [
  { device: "desktop", width: 1280, height: 690, Icon: Monitor },
  { device: "tablet", width: 768, height: 600, Icon: Tablet },
  { device: "mobile", width: 390, height: 560, Icon: Smartphone },
] as const;

type Found = Readonly<Record<string, readonly Overflow[]>>;

function keyOf({ code }: SiteLanguage, width: number): string {
  return `${code} ${width}`;
}

/** Where the view begins: which page, and whether all of it is shown. */
function FitHead(props: {
  readonly page: string;
  readonly isAll: boolean;
  readonly count: number;
  readonly bad: number;
  readonly onAll: (isAll: boolean) => void;
}): ReactNode {
  const { page, isAll, count, bad, onAll } = props;
  const { site } = useEditor();
  const t = useTranslate("translations");
  const { entries } = usePageIndex();
  const choice = (value: "all" | "bad", of: number) => ({
    value,
    content: (
      <>
        {t(`fit.${value}`)} <span className="num">{of}</span>
      </>
    ),
  });
  return (
    <div className="fit-head">
      <div className="grow">
        <h1 className="page-title">{t("fit.title")}</h1>
        <p className="secondary-text">{t("fit.about")}</p>
      </div>
      <Segmented<"all" | "bad">
        label={t("filter")}
        choices={[choice("all", count), choice("bad", bad)]}
        value={isAll ? "all" : "bad"}
        onChoose={(value) => onAll(value === "all")}
      />
      <label className="visually-hidden" htmlFor="fit-page">
        {t("fit.page")}
      </label>
      <Select
        id="fit-page"
        value={page}
        options={entries.map(({ id, name }) => [id, name])}
        onChange={(id) => navigate(fitPath(site.id, id))}
      />
    </div>
  );
}

/** Every language of a page at every width, with what doesn't fit marked and led to; the home page, where none is named. */
export function FitView({ page }: { page: string | null }): ReactNode {
  const index = usePageIndex();
  const id = findEntry(index, page ?? "")?.id ?? index.entries[0]?.id ?? "";
  return <PageFit key={id} id={id} />;
}

function PageFit({ id }: { id: string }): ReactNode {
  const { store } = useEditor();
  const t = useTranslate("translations");
  const languages = useSitePart("languages");
  const manifest = useFontManifest();
  const records = useStored(store, anyTopic, (all) => all);
  const [found, setFound] = useState<Found>({});
  const [isAll, setAll] = useState(true);
  const page = records[pageKey(id)];
  useEffect(() => {
    // where it can't be had, the reload of the page asks again
    void store.loadPage(id).catch(() => undefined);
  }, [store, id]);
  const cells = languages.flatMap((language) =>
    sizes.map((size) => ({ language, size, key: keyOf(language, size.width) })),
  );
  const isBad = (key: string): boolean => (found[key]?.length ?? 0) > 0;
  const bad = cells.filter(({ key }) => isBad(key)).length;
  return (
    <div className="fit-view">
      <FitHead page={id} isAll={isAll} count={cells.length} bad={bad} onAll={setAll} />
      <div className="fit-grid">
        {languages.map((language) => (
          <Fragment key={language.code}>
            <p className="fit-language">
              <span className="strong" lang={language.code}>
                {language.localName}
              </span>
            </p>
            {sizes.map(({ device, width, height, Icon }) => {
              const key = keyOf(language, width);
              return (
                <div key={key} hidden={!isAll && !isBad(key)}>
                  <p className="fit-width strong num">
                    <Icon className="size-14" aria-hidden="true" /> {width}
                  </p>
                  {page && manifest !== undefined && (
                    <FitCell
                      records={records}
                      page={page}
                      manifest={manifest}
                      language={language.code}
                      device={device}
                      size={{ width, height }}
                      title={t("fit.at", { language: language.localName, width })}
                      found={found[key]}
                      onFound={(those) => setFound((before) => ({ ...before, [key]: those }))}
                    />
                  )}
                </div>
              );
            })}
          </Fragment>
        ))}
      </div>
      {!isAll && bad === 0 && <p role="status">{t("fit.allFit")}</p>}
    </div>
  );
}

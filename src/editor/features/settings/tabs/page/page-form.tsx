import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { textLength } from "#/lib/text-length.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import { metaFields } from "#/site/page.ts";
import type { PageMeta } from "#/site/page.ts";
import { pagePath } from "#/site/routes.ts";
import { socialImageSize } from "#/site/settings.ts";
import { siteTopic } from "../../../../document-store/topics.ts";
import { useStored } from "../../../../document-store/use-stored.ts";
import { useEditor } from "../../../../session/editor.ts";
import { usePageIndex, useSitePart } from "../../../../session/hooks.ts";
import { useSignal } from "../../../../signals/signal.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { AccessForm } from "../../access/access-form.tsx";
import { useLocks } from "../../access/use-locks.ts";
import type { Remark } from "../../form/field-note.tsx";
import { Part, TabLayout } from "../../form/part.tsx";
import { PictureSetting } from "../../form/picture-setting.tsx";
import { SwitchRow } from "../../form/switch-row.tsx";
import { TextLanguage } from "../../form/text-language.tsx";
import { TextSetting } from "../../form/text-setting.tsx";
import { navigate } from "../../../../navigation/location.ts";
import { pageSettingsAddress } from "./page-settings-address.ts";
import { AddressPart } from "./address-part.tsx";
import { SearchResult, SharedLink } from "./page-previews.tsx";
import type { ShownPage } from "./page-previews.tsx";
import { tidyPath } from "#/site/page-tree/page-path.ts";
import { useLiveTexts } from "./use-live-texts.ts";
import type { LiveTexts } from "./use-live-texts.ts";

interface PageFormProps {
  readonly id: string;
  readonly meta: PageMeta;
  /** That of the first page, which may speak for all. */
  readonly firstMeta: PageMeta;
  readonly choice: ReactNode;
}

type TextName = "title" | "description" | "keywords";

/** Characters of a title and a description that search engines usually show. */
const shownLengths = { title: 60, description: 160 } as const;

/** The page as others show it, with what is being typed. */
function useShownPage({ id, meta, firstMeta }: PageFormProps, live: LiveTexts): ShownPage {
  const { store, language } = useEditor();
  const code = useSignal(language);
  const { entries } = usePageIndex();
  const languages = useSitePart("languages");
  const isPrimaryDefault = useStored(
    store,
    siteTopic("isPrimaryDefault"),
    (records) => records.site?.isPrimaryDefault ?? true,
  );
  const siteName = useSitePart("name");
  const { socialImage } = useSitePart("settings");
  const entry = entries.find((one) => one.id === id);
  const isHome = entries[0]?.id === id;
  const primary = primaryLanguage(languages);
  const own = firstMeta.useForAll ? firstMeta : meta;
  const read = (name: TextName): string => {
    const stored = own[name][code]?.text ?? "";
    const shown = own === meta ? live.shown(`${name}@${code}`, stored) : stored;
    return (shown.trim() || readText(own[name], primary, primary)).replace(/\s+/g, " ").trim();
  };
  const stored = entry?.path ?? "/";
  const path = isHome ? "/" : tidyPath(live.shown("path", stored.slice(1)));
  return {
    language: code,
    title: read("title") || (isHome ? siteName : `${entry?.name ?? ""} · ${siteName}`),
    description: read("description"),
    path: pagePath({ path }, code, { languages, isPrimaryDefault }),
    picture: meta.socialImage ?? socialImage,
  };
}

function SearchPart({
  id,
  meta,
  live,
  page,
}: Pick<PageFormProps, "id" | "meta"> & { live: LiveTexts; page: ShownPage }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const code = useSignal(editor.language);
  const isFirst = usePageIndex().entries[0]?.id === id;
  const set = (switches: Partial<Pick<PageMeta, "useForAll" | "isHiddenFromSearch">>): void => {
    editor.dispatch({ name: "meta.set", args: { page: id, meta: switches } });
  };
  const cutOff =
    (name: keyof typeof shownLengths) =>
    (text: string): Remark | undefined =>
      textLength(text) > shownLengths[name]
        ? { tone: "warn", text: t("page.cutOff", { count: shownLengths[name] }) }
        : undefined;
  const text = (name: TextName) => ({
    target: { part: "meta", page: id } as const,
    path: [name],
    onTyped: live.typed(`${name}@${code}`, meta[name][code]?.text ?? ""),
  });
  return (
    <Part title={t("page.search")} aside={<TextLanguage />}>
      <TextSetting
        {...text("title")}
        label={t("page.pageTitle")}
        hint={t("page.pageTitleHint")}
        remark={cutOff("title")}
      />
      <TextSetting
        {...text("description")}
        label={t("page.description")}
        hint={t("page.descriptionHint")}
        remark={cutOff("description")}
        isLong
      />
      <SearchResult page={page} />
      <TextSetting {...text("keywords")} label={t("page.keywords")} hint={t("page.keywordsHint")} />
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
  );
}

/** Says that another page's texts are used, and leads to them. */
function SpokenFor(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const [home] = usePageIndex().entries;
  if (!home) return null;
  return (
    <div className="note">
      <Info aria-hidden="true" />
      <span className="grow">{t("page.spokenFor", { name: home.name })}</span>
      <button
        type="button"
        className="button sm"
        onClick={() => navigate(pageSettingsAddress(editor.site.id, home.id))}
      >
        {t("page.openPage", { name: home.name })}
      </button>
    </div>
  );
}

/** The settings of a page, and beside them what others show of it. */
export function PageForm(props: PageFormProps): ReactNode {
  const { id, meta, firstMeta, choice } = props;
  const t = useTranslate("settings");
  const live = useLiveTexts();
  const locks = useLocks();
  const page = useShownPage(props, live);
  const { entries } = usePageIndex();
  const path = entries.find((one) => one.id === id)?.path ?? "/";
  const isSpokenFor = firstMeta.useForAll && entries[0]?.id !== id;
  return (
    <TabLayout
      title={t("page.title")}
      hint={t("page.about")}
      preview={
        <aside className="settings-preview page-previews" aria-label={t("preview.title")}>
          <SearchResult page={page} />
          <SharedLink page={page} />
        </aside>
      }
    >
      {choice}
      <AddressPart page={id} onTyped={live.typed("path", path.slice(1))} />
      {isSpokenFor && <SpokenFor />}
      <SearchPart id={id} meta={meta} live={live} page={page} />
      <Part title={t("page.sharing")}>
        <PictureSetting
          target={{ part: "meta", page: id }}
          path={["socialImage"]}
          spec={metaFields.socialImage}
          label={t("page.picture")}
          hint={t("page.pictureHint", socialImageSize)}
        />
        <SharedLink page={page} />
      </Part>
      <Part title={t("page.access")}>
        <AccessForm page={id} locks={locks} />
      </Part>
    </TabLayout>
  );
}

import type { ReactNode } from "react";
import type { Link } from "#/site/link.ts";
import { ownPathOf } from "#/site/own-path.ts";
import type { Records } from "#/site/records.ts";
import { createRouter } from "#/site/router.ts";
import { useEditor } from "../../session/editor.ts";
import { useLanguage, useTranslate } from "../../words/i18n.ts";
import { useSiteFiles } from "../files/use-site-files.ts";
import type { SectionChoice } from "./link-suggestions.ts";
import { isSectionGone, useSectionsOf } from "./section-choices.ts";
import { byteWords } from "#/lib/byte-words.ts";

function FileDestination({ file: id }: { file: string }): ReactNode {
  const language = useLanguage();
  const t = useTranslate("editing");
  const file = useSiteFiles().find((one) => one.id === id);
  if (!file) return <span className="field-error">{t("link.fileGone")}</span>;
  const { name, size } = file;
  return (
    <span className="secondary-text">
      {t("link.downloads", { name, size: byteWords(size, language) })}
    </span>
  );
}

/** An address whose section is called by its name. */
function named(address: string, sections: readonly SectionChoice[]): string {
  return address.replace(/#comp-(.+)$/, (whole, section: string) => {
    const name = sections.find(({ id }) => id === section)?.name;
    return name === undefined ? whole : ` # ${name}`;
  });
}

/** The path of the site's own that a link leads to and no page has. */
function unknownPath(link: Link | null | undefined, { site, index }: Records): string | undefined {
  if (link?.kind !== "address" || !site || !index) return undefined;
  const own = ownPathOf(link.address, createRouter(site, index), index.redirects);
  return own?.leadsTo === "nowhere" ? own.path : undefined;
}

/** Where a link leads, said in words. */
export function Destination({ link }: { link: Link | null | undefined }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const records = editor.store.records();
  const { site, index } = records;
  const sections = useSectionsOf(link);
  if (link === undefined) return <span className="field-error">{t("link.wrong")}</span>;
  if (link?.kind === "file") return <FileDestination file={link.file} />;
  const path = unknownPath(link, records);
  if (path !== undefined) return <span className="field-error">{t("link.noPage", { path })}</span>;
  const route =
    link && site && index
      ? createRouter(site, index).resolve(link, {
          page: editor.page.get(),
          language: editor.language.get(),
        })
      : undefined;
  if (!route && link) return <span className="field-error">{t("link.gone")}</span>;
  if (isSectionGone(editor, link))
    return <span className="field-error">{t("link.sectionGone")}</span>;
  if (!route) return <span className="tertiary-text">{t("link.nowhere")}</span>;
  const address =
    route.href.startsWith("/") || route.href.startsWith("#")
      ? new URL(route.href, editor.site.address).href
      : route.href;
  const how = route.href.startsWith("#")
    ? "link.scrolls"
    : route.opensNewTab
      ? "link.newTab"
      : "link.sameTab";
  return (
    <>
      <span className="secondary-text">
        {t("link.leads", { address: named(address.replace(/^https?:\/\//, ""), sections) })}
      </span>
      <span className="tertiary-text">{t(how)}</span>
    </>
  );
}

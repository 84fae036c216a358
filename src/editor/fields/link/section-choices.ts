import { useEffect } from "react";
import { primaryLanguage } from "#/site/language.ts";
import type { Link } from "#/site/link.ts";
import { seenSections } from "#/site/linked.ts";
import { pageKey } from "#/site/records.ts";
import { seenTopics } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor } from "../../session/editor.ts";
import { templateLabel } from "../../words/own-names.ts";
import type { SectionChoice } from "./link-suggestions.ts";
import { sectionTitle } from "./section-names.ts";

/** The sections of a page by what they are called; none of a page that isn't here. */
export function sectionChoices(
  editor: Editor,
  page: string = editor.page.get(),
): readonly SectionChoice[] {
  const language = editor.language.get();
  const primary = primaryLanguage(editor.store.records().site?.languages ?? []);
  return (seenSections(editor.store.records(), page) ?? []).map((section) => ({
    id: section.id,
    name: sectionTitle(section, language, primary) || templateLabel(section.template),
  }));
}

/** Whether a link leads to a section that isn't on its page any more, as far as that is known here. */
export function isSectionGone(editor: Editor, link: Link | null | undefined): boolean {
  if (!link || !("section" in link) || link.section === undefined) return false;
  const { section } = link;
  const records = editor.store.records();
  const selection = editor.selection.get();
  // a link of the bar or the footer works on every page that has such a section
  const isOfPage = selection !== null && "section" in selection;
  const everywhere = (records.index?.entries ?? []).map(({ id }) => id);
  const here = isOfPage ? [editor.page.get()] : everywhere;
  return (link.kind === "page" ? [link.page] : here).every((page) => {
    const sections = seenSections(records, page);
    return sections?.every(({ id }) => id !== section) ?? false;
  });
}

/** The sections of the page whose section a link leads to, which is fetched where it isn't here. */
export function useSectionsOf(link: Link | null | undefined): readonly SectionChoice[] {
  const editor = useEditor();
  const { store } = editor;
  const page = link?.kind === "page" && link.section !== undefined ? link.page : editor.page.get();
  const isHere = useStored(store, seenTopics(page), (records) => pageKey(page) in records);
  useEffect(() => {
    // without it the page's own name stands there
    if (!isHere) store.loadPage(page).catch(() => undefined);
  }, [store, page, isHere]);
  return isHere ? sectionChoices(editor, page) : [];
}

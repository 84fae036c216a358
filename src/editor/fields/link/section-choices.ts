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

/** The same of the page whose section a link leads to, which is fetched where it isn't here. */
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

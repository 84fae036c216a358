import { createId } from "#/lib/create-id.ts";
import { templates } from "#/sections/definitions.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { copyPage } from "#/site/page-copy.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import { pageKey } from "#/site/records.ts";
import type { Editor } from "../../../session/editor.ts";
import { readyText } from "#/site/ready-words/spoken-fields.ts";
import { newReadyPage } from "./ready-page.ts";
import type { ReadyPage } from "#/site/ready-words/ready-pages.data.ts";

/** What a new page begins with. */
export type PageSource =
  | { readonly kind: "empty" }
  | { readonly kind: "ready"; readonly ready: ReadyPage }
  | { readonly kind: "copy"; readonly page: string };

/** The content of a new page that is called so, with new ids. @throws where something of it can't be loaded */
export async function newPageOf(editor: Editor, source: PageSource, name?: string): Promise<Page> {
  const { store } = editor;
  if (source.kind === "ready") {
    await loadDefinitions(source.ready.sections.map(({ template }) => template));
    return newReadyPage(source.ready, store.records().site?.languages ?? [], name);
  }
  if (source.kind === "empty") return { id: createId(), meta: emptyMeta, sections: [] };
  await store.loadPage(source.page);
  const original = store.records()[pageKey(source.page)];
  if (!original) throw new Error("The page to copy is gone");
  return copyPage(original, templates, createId);
}

/** What the link to a page says in the site's languages, where the page is still called as it was suggested. */
export function wordsOfSource(
  editor: Editor,
  source: PageSource,
  name: string,
): LocalizedText | undefined {
  if (source.kind !== "ready") return undefined;
  const { site } = editor.store.records();
  const text = readyText(source.ready.name, site?.languages ?? []);
  return Object.values(text).some((wording) => wording?.text === name) ? text : undefined;
}

import { currencyOfLanguage } from "#/fields/price/currency-of-language.ts";
import { createId } from "#/lib/create-id.ts";
import { templates } from "#/sections/definitions.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { linkedAt, placeOf } from "#/site/linked.ts";
import { copyPage } from "#/site/page-copy.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import { pageKey } from "#/site/records.ts";
import type { Section } from "#/site/section.ts";
import type { Editor } from "../../../session/editor.ts";
import { loadPages } from "../../../session/load-pages.ts";
import { currencyInUse } from "#/site/ready-words/site-currency.ts";
import { readyText } from "#/site/ready-words/spoken-fields.ts";
import { newReadyPage } from "./ready-page.ts";
import type { ReadyPage } from "#/site/ready-words/ready-pages.data.ts";

/** What a new page begins with. */
export type PageSource =
  | { readonly kind: "empty" }
  | { readonly kind: "ready"; readonly ready: ReadyPage }
  | { readonly kind: "copy"; readonly page: string };

/** What stands at the places of the site's first page; none where it can't be loaded, which is no reason to make no page. */
async function linkedOnFirst({ store }: Editor): Promise<readonly Section[]> {
  const { site, index } = store.records();
  const [first] = index?.entries ?? [];
  if (!first || (site?.linked ?? []).length === 0) return [];
  try {
    await store.loadPage(first.id);
    return store.records()[pageKey(first.id)]?.sections ?? [];
  } catch {
    return [];
  }
}

/** Places of the announcements that the site's first page has in common with others: visitors see them on new pages too. */
async function commonAnnouncements(editor: Editor): Promise<Section[]> {
  const sections = await linkedOnFirst(editor);
  const { site } = editor.store.records();
  if (!site) return [];
  const found = sections.flatMap(({ linked, hidden }) => {
    const section = linkedAt({ linked }, site);
    return section ? [{ section, hidden }] : [];
  });
  await loadDefinitions(found.map(({ section }) => section.template));
  return found
    .filter(({ section }) => templates(section.template)?.standsAboveBar === true)
    .map(({ section, hidden }) => ({
      ...placeOf(createId(), section.id),
      ...(hidden && { hidden }),
    }));
}

/** Pages that are loaded to find out what a site's prices are written in. */
const mostLookedAt = 24;

/** The currency of the site's prices, or that of its primary language; pages that can't be loaded have no say. */
async function currencyOf(editor: Editor): Promise<string> {
  const { store } = editor;
  const found = currencyInUse(store.records(), templates);
  if (found !== undefined) return found;
  const pages = store.records().index?.entries.map(({ id }) => id) ?? [];
  await loadPages(editor, pages.slice(0, mostLookedAt)).catch(() => undefined);
  const primary = primaryLanguage(store.records().site?.languages ?? []);
  return currencyInUse(store.records(), templates) ?? currencyOfLanguage(primary);
}

/** The content of a new page that is called so, with new ids. @throws where something of it can't be loaded */
export async function newPageOf(editor: Editor, source: PageSource, name?: string): Promise<Page> {
  const { store } = editor;
  if (source.kind === "ready") {
    await loadDefinitions(source.ready.sections.map(({ template }) => template));
    const currency = await currencyOf(editor);
    const { languages = [] } = store.records().site ?? {};
    const page = newReadyPage(source.ready, { languages, currency }, name);
    // where among the sections it stands makes no difference, but that a header stays first
    return { ...page, sections: [...page.sections, ...(await commonAnnouncements(editor))] };
  }
  if (source.kind === "empty")
    return { id: createId(), meta: emptyMeta, sections: await commonAnnouncements(editor) };
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

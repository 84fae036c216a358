import { createId } from "#/lib/create-id.ts";
import { templates } from "#/sections/definitions.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { pageExampleMarks } from "#/site/examples/example-marks.ts";
import type { SiteFile } from "#/site/file.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { linkedAt, placeOf } from "#/site/linked.ts";
import { copyPage } from "#/site/page-copy.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import type { Step } from "#/site/operations/operation.ts";
import { pageKey } from "#/site/records.ts";
import type { Section } from "#/site/section.ts";
import type { Editor } from "../../../session/editor.ts";
import { readyText } from "#/site/ready-words/spoken-fields.ts";
import type { ThumbnailSources } from "../../../thumbnails/thumbnail-sources.ts";
import { currencyHere } from "./currency-here.ts";
import { broughtHere, seenHere, tellLostHere } from "./foreign-sections.ts";
import { foreignOf } from "./foreign-sources.ts";
import type { PageSource } from "./page-source.ts";
import { newReadyPage } from "./ready-page.ts";
import type { ReadyPage } from "#/site/ready-words/ready-pages.data.ts";

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

/** A new page, and what is done and told with it. */
export interface BegunPage {
  readonly page: Page;
  /** What comes before the page, such as files that it links to. */
  readonly before: readonly Step[];
  /** Tells what didn't come along, once the page is there. */
  readonly tellLost: () => void;
}

function begun(page: Page): BegunPage {
  return { page, before: [], tellLost: () => undefined };
}

async function readyPageOf(editor: Editor, ready: ReadyPage, name?: string): Promise<Page> {
  await loadDefinitions(ready.sections.map(({ template }) => template));
  const currency = await currencyHere(editor);
  const { languages = [] } = editor.store.records().site ?? {};
  const page = newReadyPage(ready, { languages, currency }, name);
  // where among the sections it stands makes no difference, but that a header stays first
  return { ...page, sections: [...page.sections, ...(await commonAnnouncements(editor))] };
}

async function copyOf({ store }: Editor, id: string): Promise<Page> {
  await store.loadPage(id);
  const original = store.records()[pageKey(id)];
  if (!original) throw new Error("The page to copy is gone");
  return copyPage(original, templates, createId);
}

/** A page of sections that come from elsewhere, with what all pages of this site have. */
async function pageFrom(editor: Editor, made: readonly Section[]): Promise<Page> {
  const sections = [...made, ...(await commonAnnouncements(editor))];
  return { id: createId(), meta: emptyMeta, sections };
}

/** What of a starter's page is an example, with the files that it links to as the site knows them. */
function examplesOf(
  { store }: Editor,
  page: Page,
  files: readonly SiteFile[],
): Pick<Page, "examples"> {
  const { site } = store.records();
  const examples = site ? pageExampleMarks(page, { ...site, files: [...files] }, templates) : [];
  return examples.length > 0 ? { examples } : {};
}

interface Beginning {
  readonly name?: string;
  /** Gives up what is on its way. */
  readonly signal?: AbortSignal;
}

/** The content of a new page that is called so, with new ids. @throws where something of it can't be loaded, or can't stand here */
export async function newPageOf(
  editor: Editor,
  source: PageSource,
  { name, signal = new AbortController().signal }: Beginning = {},
): Promise<BegunPage> {
  switch (source.kind) {
    case "ready":
      return begun(await readyPageOf(editor, source.ready, name));
    case "copy":
      return begun(await copyOf(editor, source.page));
    case "saved":
    case "starter": {
      const from = await foreignOf(editor, source);
      const { made, input } = await broughtHere(editor, from, signal);
      const { steps: before, lostPictures: pictures } = input;
      const bare = await pageFrom(editor, made);
      const files = (from.clip.files ?? []).flatMap((file) => {
        const id = input.files.get(file.id);
        return id === undefined ? [] : [{ ...file, id }];
      });
      const isExample = source.kind === "starter";
      const page = isExample ? { ...bare, ...examplesOf(editor, bare, files) } : bare;
      const tellLost = (): void => tellLostHere(editor, page.id, { ...from, made, pictures });
      return { page, before, tellLost };
    }
    case "none":
    case "empty":
      return begun(await pageFrom(editor, []));
  }
}

interface SeenPage {
  readonly page: Page;
  /** Its pictures where they aren't the site's. */
  readonly files?: ThumbnailSources["files"];
  /** What it links to where these aren't the site's files. */
  readonly downloads?: readonly SiteFile[] | undefined;
}

/** What a new page would begin with, to look at: nothing comes along for it. */
export async function previewOf(editor: Editor, source: PageSource): Promise<SeenPage> {
  if (source.kind !== "saved" && source.kind !== "starter") return newPageOf(editor, source);
  const from = await foreignOf(editor, source);
  const { files, clip } = from;
  return { page: await pageFrom(editor, seenHere(editor, from)), files, downloads: clip.files };
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

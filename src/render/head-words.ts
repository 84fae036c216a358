import type { LanguageCode } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { PageEntry } from "#/site/page-index.ts";
import type { PageMeta } from "#/site/page.ts";
import type { MainPart } from "./main-part.tsx";
import { shortened } from "./markup-text.ts";

export interface HeadWords {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

export interface HeadWordsInput {
  readonly meta: PageMeta;
  /** Meta of the first page; with useForAll it speaks for every page (specification, section 2). */
  readonly firstMeta: PageMeta;
  readonly entry: PageEntry;
  readonly main: MainPart;
  readonly siteName: string;
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
}

const descriptionLength = 160;

/** Title, description and keywords of a page. What its owner left empty comes from the page itself. */
export function headWords(input: HeadWordsInput): HeadWords {
  const { entry, main, siteName, language, primary } = input;
  const meta = input.firstMeta.useForAll ? input.firstMeta : input.meta;
  const read = (text: LocalizedText) =>
    readText(text, language, primary).replace(/\s+/g, " ").trim();
  const own = entry.path === "/" ? siteName : `${entry.name} · ${siteName}`;
  const title = read(meta.title) || own;
  const description =
    read(meta.description) || shortened(main.summary || main.heading || title, descriptionLength);
  return { title, description, keywords: read(meta.keywords) };
}

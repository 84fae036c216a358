import type { FormWords } from "#/sections/kit/form-words.ts";
import { wordsOf } from "../forms/page-words.ts";
import { readPage } from "../visit/swap-page.ts";

/** The complaint form of a site in the page's language. */
export interface ReportSource {
  /** Where it is sent. */
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly words: FormWords;
  /** Whom else people can write to, where the host names somebody. */
  readonly contact: ReportContact | undefined;
}

/** What stands on the page for reports about who hosts the site. */
export interface ReportContact {
  readonly language: string;
  /** What stands before the link. */
  readonly words: string;
  readonly href: string;
  readonly name: string;
}

function contactOf(page: Document): ReportContact | undefined {
  const line = page.querySelector<HTMLElement>("[data-host-contact]:not([hidden])");
  const link = line?.querySelector("a");
  if (!line || !link) return undefined;
  const words = line.firstChild?.textContent ?? "";
  return { language: line.lang, words, href: link.href, name: link.textContent };
}

/** Reads the complaint form out of its own page. @throws where it isn't there */
export async function readReport(
  address: string,
  fetch: typeof globalThis.fetch,
): Promise<ReportSource> {
  const answer = await fetch(address);
  const { document: page } = readPage(await answer.text());
  const form = page.querySelector<HTMLFormElement>("form[data-form=compliance]");
  const action = form?.getAttribute("action");
  if (!form || !action) throw new Error(`There is no complaint form at ${address}`);
  const hidden = form.querySelectorAll<HTMLInputElement>(":scope>input[type=hidden]");
  return {
    action,
    hidden: Object.fromEntries([...hidden].map(({ name, value }) => [name, value])),
    words: wordsOf(form),
    contact: contactOf(page),
  };
}

import type { FormWords } from "#/sections/kit/form-words.ts";
import { wordsOf } from "../forms/page-words.ts";
import { readPage } from "../visit/swap-page.ts";

/** The complaint form of a site in the page's language. */
export interface ReportSource {
  /** Where it is sent. */
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly words: FormWords;
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
  };
}

import type { TextsAnswer } from "#/api/texts.ts";
import type { TextSearch } from "#/lib/find-text.ts";
import type { Call } from "./request.ts";

/** What is looked for, and where: everywhere, where no page and no language is named. */
export interface TextsSearch extends TextSearch {
  readonly page?: string | undefined;
  readonly language?: string | undefined;
}

/** Texts of the site's draft that say something, in the order of its pages. */
export function findTexts(call: Call, site: number, wanted: TextsSearch): Promise<TextsAnswer> {
  const query = new URLSearchParams(
    Object.entries(wanted).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return call(`sites/${site}/texts?${query}`);
}

import { mayApply } from "#/api/roles.ts";
import type { SiteRole } from "#/api/roles.ts";
import type { FoundText } from "#/api/texts.ts";
import { replaceInText } from "#/lib/find-text.ts";
import { textLength } from "#/lib/text-length.ts";
import { isStorableText } from "#/site/localized-text.ts";
import type { Step } from "#/site/operations/operation.ts";
import { pageKey } from "#/site/records.ts";
import type { Editor } from "../../session/editor.ts";
import type { Wanted } from "./find-state.ts";

/** A text that was found: its key, and what would become of it. */
export interface FoundPlace {
  readonly key: string;
  readonly found: FoundText;
  readonly after: string;
  /** Its length after replacing, in characters, where that is more than may be published. */
  readonly over: number | undefined;
  /** It stays as it is: it would be longer than can be kept, or is not this role's to change. */
  readonly isFixed: boolean;
}

/** Texts that were found, with what replacing would make of them. */
export function placesOf(
  texts: readonly FoundText[],
  wanted: Wanted,
  role: SiteRole,
): FoundPlace[] {
  return texts.map((found) => {
    const { target, path, language, text, limit } = found;
    const after = replaceInText(text, wanted.search, wanted.replacement);
    const length = textLength(after);
    return {
      key: JSON.stringify([target, path, language]),
      found,
      after,
      over: length > limit ? length : undefined,
      isFixed: !isStorableText(after, limit) || !mayApply(role, stepOf({ found, after })),
    };
  });
}

/** The step that makes a text what it would become. */
function stepOf({ found, after }: Pick<FoundPlace, "found" | "after">): Step {
  const { target, path, language, text } = found;
  return { name: "text.set", args: { target, path, language, text: after, was: text } };
}

/** Pages are loaded by so many at once. */
const atOnce = 6;

/** Loads the pages that are to be changed here. @throws ApiError */
async function loadPages({ store }: Editor, places: readonly FoundPlace[]): Promise<void> {
  const ids = new Set(places.map(({ found }) => found.page).filter((page) => page !== null));
  const missing = [...ids].filter((id) => !store.records()[pageKey(id)]);
  for (let from = 0; from < missing.length; from += atOnce)
    await Promise.all(missing.slice(from, from + atOnce).map((id) => store.loadPage(id)));
}

/** Replaces what was found in these texts, as one thing that can be undone. @throws ApiError where a page can't be had */
export async function replaceIn(editor: Editor, places: readonly FoundPlace[]): Promise<boolean> {
  await loadPages(editor, places);
  return editor.dispatch(places.map(stepOf)).outcome === "done";
}

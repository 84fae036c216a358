import { mayApply } from "#/api/roles.ts";
import type { SiteRole } from "#/api/roles.ts";
import type { FoundText } from "#/api/texts.ts";
import { replaceInText } from "#/lib/find-text.ts";
import { textLength } from "#/lib/text-length.ts";
import { isStorableText } from "#/site/localized-text.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Editor } from "../../session/editor.ts";
import { loadPages } from "../../session/load-pages.ts";
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

/** Replaces what was found in these texts, as one thing that can be undone. @throws ApiError where a page can't be had */
export async function replaceIn(editor: Editor, places: readonly FoundPlace[]): Promise<boolean> {
  await loadPages(
    editor,
    places.map(({ found }) => found.page),
  );
  return editor.dispatch(places.map(stepOf)).outcome === "done";
}

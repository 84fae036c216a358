import { pageKey } from "#/site/records.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { DraftKeeper } from "../../session/drafts/draft-keeper.ts";
import type { Editor } from "../../session/editor.ts";
import type { Line } from "./lines.ts";

interface Written {
  readonly language: LanguageCode;
  readonly text: string;
  /** What stood there when the typing began. */
  readonly was: string;
}

/** The step that writes a translation. */
export function stepOf(
  { target, path }: Pick<Line, "target" | "path">,
  { language, text, was }: Written,
): Step {
  return { name: "text.set", args: { target, path, language, text, was } };
}

/** The key under which a text is kept that is typed and not stored yet; the settings keep theirs under the same. */
export function draftKey({ key }: Pick<Line, "key">, language: LanguageCode): string {
  return `${key}@${language}`;
}

export interface SaveMeans {
  readonly drafts: DraftKeeper;
  readonly onFailed: () => void;
}

/** Writes a translation; where its page isn't loaded yet, once it is. Until then the text is kept. */
export async function saveLine(
  editor: Editor,
  line: Line,
  written: Written,
  { drafts, onFailed }: SaveMeans,
): Promise<void> {
  const { store } = editor;
  if (line.page !== null && !store.records()[pageKey(line.page)]) {
    const key = draftKey(line, written.language);
    drafts.write(key, written.text);
    try {
      await store.loadPage(line.page);
    } catch {
      return onFailed();
    }
    if (drafts.read(key) === written.text) drafts.drop(key);
  }
  editor.dispatch(stepOf(line, written));
}

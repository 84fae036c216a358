import type { AssetChange } from "#/api/library.ts";
import { withAssets } from "../../session/with-assets.ts";
import { useEditor } from "../../session/editor.ts";
import type { HistoryEntry } from "../../document-store/history.ts";
import { newestStep, toastStep } from "../../session/toast-step.ts";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { LibraryItem } from "../../fields/library/library-items.ts";
import type { LibraryState } from "../../fields/library/use-library.ts";
import { emptyPlaces } from "./media-actions.ts";

/** What is done with pictures of the library; what fails is told in words. */
export interface MediaActions {
  /** Does something and says so where it fails. */
  attempt(work: () => Promise<unknown>): Promise<void>;
  change(item: LibraryItem, change: AssetChange): Promise<void>;
  /** Adds a tag to each. */
  tag(items: readonly LibraryItem[], tag: string): Promise<void>;
  /** Takes them out of every place and out of the library, and says how to take that back. */
  remove(items: readonly LibraryItem[]): Promise<void>;
}

/** So many calls at once. */
async function each<Value>(
  values: readonly Value[],
  work: (value: Value) => Promise<unknown>,
): Promise<void> {
  const atOnce = 6;
  for (let from = 0; from < values.length; from += atOnce)
    await Promise.all(values.slice(from, from + atOnce).map(work));
}

export function useMediaActions({
  client,
  lookAgain,
}: Pick<LibraryState, "client" | "lookAgain">): MediaActions {
  const editor = useEditor();
  const t = useTranslate("media");
  const common = useTranslate();
  const say = useTranslate("screens");

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      editor.toast(errorWords(say, error));
    }
  }

  async function changeOne({ asset }: LibraryItem, change: AssetChange): Promise<void> {
    const changed = await client.change(asset.id, change);
    editor.assets.set(withAssets(editor.assets.get(), [changed]));
  }

  async function bringBack(items: readonly LibraryItem[], emptied?: HistoryEntry): Promise<void> {
    await attempt(async () => {
      await each(items, ({ asset }) => client.change(asset.id, { isTrashed: false }));
      const isNewest = emptied !== undefined && newestStep(editor) === emptied;
      if (isNewest && editor.store.undo().outcome !== "done")
        editor.toast(common("save.notUndone"));
      await lookAgain();
    });
  }

  return {
    attempt,
    change: (item, change) =>
      attempt(async () => {
        await changeOne(item, change);
        await lookAgain();
      }),
    tag: (items, tag) =>
      attempt(async () => {
        await each(items, (item) =>
          changeOne(item, { tags: [...new Set([...(item.asset.tags ?? []), tag])] }),
        );
        await lookAgain();
      }),
    remove: (items) =>
      attempt(async () => {
        const emptied = (await emptyPlaces(editor, items)) ? newestStep(editor) : undefined;
        await each(items, ({ asset }) => client.trash(asset.id));
        const [first] = items;
        const isOne = items.length === 1 && first;
        const done = isOne
          ? t("deletedOne", { name: first.asset.name })
          : t("deleted", { count: items.length });
        const undo = { label: common("undo"), run: () => void bringBack(items, emptied) };
        if (emptied) toastStep(editor, done, undo, emptied);
        else editor.toast(done, undo);
        await lookAgain();
      }),
  };
}

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { LibraryEntry } from "#/api/library.ts";
import { primaryLanguage } from "#/site/language.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { lookAgain } from "../../api/look-again.ts";
import { useEditor } from "../../session/editor.ts";
import { useSitePart } from "../../session/hooks.ts";
import { whenSaved } from "../../session/when-saved.ts";
import { withAssets } from "../../session/with-assets.ts";
import { useSignal } from "../../signals/signal.ts";
import { createLibraryClient } from "./library-client.ts";
import type { LibraryClient } from "./library-client.ts";
import { libraryItems } from "./library-items.ts";
import type { LibraryItem } from "./library-items.ts";

const keys = { entries: ["library", "entries"], placed: ["library", "placed"] } as const;

interface Entries {
  readonly list: readonly LibraryEntry[];
  readonly isWhole: boolean;
}

/** The pictures of a site, with where they stand once that is known. */
export interface LibraryState {
  readonly client: LibraryClient;
  /** Undefined while they are on their way; of many, the newest come first. */
  readonly items: readonly LibraryItem[] | undefined;
  /** All of them are there. */
  readonly isWhole: boolean;
  /** It is known where they stand. */
  readonly isPlaced: boolean;
  readonly error: Error | null;
  /** Asks the server anew. */
  lookAgain(): Promise<void>;
}

export function useLibrary(): LibraryState {
  const editor = useEditor();
  const { call, site, store } = editor;
  const queries = useQueryClient();
  const client = useMemo(() => createLibraryClient(call, site.id), [call, site]);
  const primary = primaryLanguage(useSitePart("languages"));
  const { savedAt } = useSignal(store.save);
  const entries = useQuery({
    queryKey: keys.entries,
    async queryFn(): Promise<Entries> {
      const know = (list: readonly LibraryEntry[]): void => {
        const added = list.map(({ asset }) => asset);
        editor.assets.set(withAssets(editor.assets.get(), added));
      };
      const list = await client.entries((first) => {
        // what was there stays until all of it can be replaced
        if (queries.getQueryData(keys.entries)) return;
        know(first);
        queries.setQueryData<Entries>(keys.entries, { list: first, isWhole: false });
      });
      know(list);
      return { list, isWhole: true };
    },
  });
  const placed = useQuery({
    queryKey: [...keys.placed, savedAt],
    placeholderData: keepPreviousData,
    async queryFn() {
      await whenSaved(editor);
      const all = await client.placed();
      // their places are named by their templates
      await loadDefinitions(all.flatMap(({ template }) => template ?? []));
      return all;
    },
  });
  const items = useMemo(
    () => entries.data && libraryItems(entries.data.list, placed.data ?? [], primary),
    [entries.data, placed.data, primary],
  );
  return {
    client,
    items,
    isWhole: entries.data?.isWhole ?? false,
    isPlaced: placed.data !== undefined,
    error: entries.error ?? placed.error,
    async lookAgain() {
      await Promise.all([lookAgain(queries, keys.entries), lookAgain(queries, keys.placed)]);
    },
  };
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { TextsAnswer } from "#/api/texts.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { findTexts } from "../../api/texts-client.ts";
import type { TextsSearch } from "../../api/texts-client.ts";
import { useEditor } from "../../session/editor.ts";
import { whenSaved } from "../../session/when-saved.ts";
import { useSignal } from "../../signals/signal.ts";

/** A value once it has stayed the same for a while, in milliseconds. */
function useSettled<Value>(value: Value, patience: number): Value {
  const { timers } = useEditor();
  const [settled, setSettled] = useState(value);
  useEffect(() => timers.after(patience, () => setSettled(value)), [timers, value, patience]);
  return settled;
}

/** How long nothing is typed before texts are looked for, in milliseconds. */
const typingPause = 150;

/** The texts that are looked for, as they stand now, edits that are on their way included. */
export function useFound(wanted: TextsSearch) {
  const editor = useEditor();
  const search = useSettled(wanted, typingPause);
  const { savedAt } = useSignal(editor.store.save);
  return useQuery<TextsAnswer>({
    queryKey: ["texts", editor.site.id, search, savedAt],
    enabled: search.search !== "",
    placeholderData: keepPreviousData,
    async queryFn() {
      await whenSaved(editor);
      const answer = await findTexts(editor.call, editor.site.id, search);
      // their names and fields are known by their templates
      await loadDefinitions(answer.texts.flatMap(({ template }) => template ?? []));
      return answer;
    },
  });
}

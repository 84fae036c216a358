import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { TranslationsAnswer } from "#/api/translations.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import type { LanguageCode } from "#/site/language.ts";
import { lookAgain } from "../../api/look-again.ts";
import { anyTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";
import { whenSaved } from "../../session/when-saved.ts";
import { linesOf } from "./lines.ts";

/** Milliseconds for which more of what somebody else does is waited for. */
const freshAfter = 1000;

/** What others do on pages that aren't loaded here is asked for. */
function useFreshAnswers(): void {
  const { serverEvent, timers } = useEditor();
  const queries = useQueryClient();
  useEffect(() => {
    let cancel = (): void => undefined;
    const end = serverEvent.subscribe(() => {
      cancel();
      cancel = timers.after(freshAfter, () => void lookAgain(queries, ["translations"]));
    });
    return () => {
      cancel();
      end();
    };
  }, [serverEvent, queries, timers]);
}

/** The texts of the site beside their translations: those of loaded pages at once, the others as they arrive. */
export function useLines(language: LanguageCode) {
  const editor = useEditor();
  const records = useStored(editor.store, anyTopic, (all) => all);
  const query = useInfiniteQuery({
    queryKey: ["translations", editor.site.id, language],
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: TranslationsAnswer) => next ?? undefined,
    async queryFn({ pageParam }) {
      await whenSaved(editor);
      const from = pageParam === undefined ? "" : `&from=${encodeURIComponent(pageParam)}`;
      const answer: TranslationsAnswer = await editor.call(
        `sites/${editor.site.id}/translations?language=${language}${from}`,
      );
      // their names are known by their templates
      await loadDefinitions(
        answer.pages.flatMap(({ rows }) => rows.flatMap(({ template }) => template ?? [])),
      );
      return answer;
    },
  });
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !error) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, error, fetchNextPage]);
  useFreshAnswers();
  const answers = data?.pages;
  const pages = useMemo(
    () => linesOf(records, answers ?? [], language),
    [records, answers, language],
  );
  return { pages, isComplete: data !== undefined && !hasNextPage, error, refetch };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import type { People } from "#/api/people.ts";
import { lookAgain } from "../../../../api/look-again.ts";
import { useEditor } from "../../../../session/editor.ts";
import { errorWords } from "../../../../words/error-words.ts";
import { useLanguage, useTranslate } from "../../../../words/i18n.ts";
import { createPeopleClient } from "./people-client.ts";
import type { PeopleClient } from "./people-client.ts";

/** Somebody may have accepted meanwhile. */
const lookAgainMs = 15_000;
const queryKey = ["people"] as const;

export function usePeopleClient(): PeopleClient {
  const { call, site } = useEditor();
  const language = useLanguage();
  return useMemo(() => createPeopleClient(call, site.id, language), [call, site, language]);
}

/** Who works on the site. */
export function usePeople(): UseQueryResult<People> {
  const client = usePeopleClient();
  return useQuery({ queryKey, queryFn: () => client.people(), refetchInterval: lookAgainMs });
}

/** Changes something and asks again who is there; what goes wrong is told. Answers whether it was done. */
export function useChange(): (work: () => Promise<unknown>, done?: string) => Promise<boolean> {
  const editor = useEditor();
  const queries = useQueryClient();
  const words = useTranslate("screens");
  return async (work, done) => {
    try {
      await work();
      if (done !== undefined) editor.toast(done);
      return true;
    } catch (error) {
      editor.toast(errorWords(words, error));
      return false;
    } finally {
      await lookAgain(queries, queryKey);
    }
  };
}

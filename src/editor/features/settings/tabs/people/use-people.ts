import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import type { People } from "#/api/people.ts";
import { lookAgain } from "../../../../api/look-again.ts";
import { linksKey } from "../../../../api/links-client.ts";
import { createPeopleClient } from "../../../../api/people-client.ts";
import type { PeopleClient } from "../../../../api/people-client.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useLanguage } from "../../../../words/i18n.ts";
import { type ToldChange, useToldChange } from "../../form/use-told-change.ts";

/** Somebody may have accepted meanwhile. */
export const lookAgainMs = 15_000;
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

/** Asks again who is there. */
export function useLookAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => lookAgain(queries, queryKey);
}

/** Changes something and asks again who is there, and which of their links work still. */
export function useChange(): ToldChange {
  const queries = useQueryClient();
  const { id } = useEditor().site;
  const change = useToldChange(queryKey);
  return async (work, done) => {
    const isDone = await change(work, done);
    void lookAgain(queries, linksKey(id));
    return isDone;
  };
}

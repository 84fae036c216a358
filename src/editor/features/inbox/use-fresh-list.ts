import { useEffect, useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { InboxCounts } from "#/api/inbox.ts";
import { lookAgain } from "../../api/look-again.ts";
import type { InboxPlace } from "./inbox-place.ts";
import { inboxKeys } from "./use-entries.ts";

/** Asks for the list anew when the counts say that something came or went. */
export function useFreshList({ list }: InboxPlace, counts: InboxCounts | undefined): void {
  const queries = useQueryClient();
  const total = counts?.[list].total;
  const known = useRef<{ list: string; total: number | undefined }>({ list, total });
  useEffect(() => {
    const before = known.current;
    known.current = { list, total };
    if (before.list !== list || before.total === undefined || before.total === total) return;
    void lookAgain(queries, inboxKeys.list(list));
  }, [queries, list, total]);
}

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { InboxCounts, InboxEntry, InboxList } from "#/api/inbox.ts";
import type { InboxClient } from "./inbox-client.ts";

const pageSize = 50;
/** Milliseconds between two looks for what is new. */
const lookEvery = 60_000;

export type EntriesData = InfiniteData<InboxEntry[], number>;

export const inboxKeys = {
  all: ["inbox"],
  counts: ["inbox", "counts"],
  lists: ["inbox", "list"],
  list: (list: InboxList) => ["inbox", "list", list],
  entry: (list: InboxList, id: number | null) => ["inbox", "entry", list, id],
} as const;

/** Parts overlap where something new came in between them. */
function onlyOnce(entries: readonly InboxEntry[]): InboxEntry[] {
  const seen = new Set<number>();
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** A list, newest first, part by part. */
export function useEntries(
  client: InboxClient,
  { list, isUnread }: { list: InboxList; isUnread: boolean },
): UseInfiniteQueryResult<InboxEntry[]> {
  return useInfiniteQuery({
    queryKey: [...inboxKeys.list(list), { isUnread }],
    queryFn: ({ pageParam }) => client.list(list, { limit: pageSize, offset: pageParam, isUnread }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < pageSize ? undefined : pages.length * pageSize,
    select: (data: EntriesData) => onlyOnce(data.pages.flat()),
  });
}

/** How much there is, looked up again every minute; while the session is over, when the tab is used again. */
export function useCounts(
  client: InboxClient,
  { isOwner, isSignedOut }: { isOwner: boolean; isSignedOut: boolean },
): InboxCounts | undefined {
  const { data } = useQuery({
    queryKey: inboxKeys.counts,
    queryFn: () => client.counts(),
    refetchInterval: !isSignedOut && lookEvery,
    enabled: isOwner,
  });
  return data;
}

/** The entry that is open: out of the list where it is there, else fetched by its id. */
export function useEntry(
  client: InboxClient,
  { list, entry }: { list: InboxList; entry: number | null },
  known: readonly InboxEntry[],
): { entry: InboxEntry | undefined; error: unknown } {
  const found = known.find(({ id }) => id === entry);
  const { data, error } = useQuery({
    queryKey: inboxKeys.entry(list, entry),
    queryFn: () => client.entry(list, entry ?? 0),
    enabled: entry !== null && !found,
  });
  return { entry: found ?? (entry === null ? undefined : data), error: found ? null : error };
}

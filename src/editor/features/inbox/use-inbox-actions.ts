import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Erased, InboxEntry, InboxList } from "#/api/inbox.ts";
import { lookAgain } from "../../api/look-again.ts";
import type { InboxClient } from "./inbox-client.ts";
import { type EntriesData, inboxKeys } from "./use-entries.ts";

/** What can be done with entries; what is shown follows at once. Each throws an `ApiError`. */
export interface InboxActions {
  mark(list: InboxList, id: number, isRead: boolean): Promise<void>;
  /** Marks as read what was sent until a time. */
  readAll(list: InboxList, until: string): Promise<void>;
  remove(list: InboxList, id: number): Promise<void>;
  restore(list: InboxList, id: number): Promise<void>;
  erase(email: string): Promise<Erased>;
}

async function settled(work: Promise<unknown> | undefined): Promise<void> {
  await work?.catch(() => undefined);
}

export function useInboxActions(client: InboxClient): InboxActions {
  const queries = useQueryClient();
  // by list and id: the last mark that is on its way
  const [marks] = useState(() => new Map<string, Promise<unknown>>());

  function changePages(list: InboxList, change: (page: InboxEntry[]) => InboxEntry[]): void {
    queries.setQueriesData<EntriesData>(
      { queryKey: inboxKeys.list(list) },
      (data) => data && { ...data, pages: data.pages.map(change) },
    );
  }

  const askAgain = (): Promise<void> => lookAgain(queries, inboxKeys.all);

  function show(list: InboxList, id: number, isRead: boolean): void {
    const marked = (entry: InboxEntry): InboxEntry =>
      entry.id === id ? { ...entry, isRead } : entry;
    changePages(list, (page) => page.map(marked));
    queries.setQueryData<InboxEntry>(inboxKeys.entry(list, id), (entry) => entry && marked(entry));
  }

  return {
    // the list is not asked again: what was just opened would leave a list of the unread
    async mark(list, id, isRead) {
      show(list, id, isRead);
      const key = `${list} ${id}`;
      const done = settled(marks.get(key)).then(() => client.change(list, id, { isRead }));
      marks.set(key, done);
      try {
        await done;
        // a list that was read before this may have come meanwhile
        if (marks.get(key) === done) show(list, id, isRead);
      } catch (error) {
        show(list, id, !isRead);
        throw error;
      } finally {
        if (marks.get(key) === done) marks.delete(key);
        void lookAgain(queries, inboxKeys.counts);
        const queryKey = inboxKeys.list(list);
        if (queries.isFetching({ queryKey }) > 0) void lookAgain(queries, queryKey);
      }
    },
    readAll: (list, until) => client.readAll(list, until).finally(askAgain),
    async remove(list, id) {
      changePages(list, (page) => page.filter((entry) => entry.id !== id));
      // what lies in the trash can't be marked
      await settled(marks.get(`${list} ${id}`));
      await client.remove(list, id).finally(askAgain);
    },
    async restore(list, id) {
      await client.change(list, id, { isTrashed: false }).finally(askAgain);
    },
    // whoever is told closes what was open of that person before lists without it come
    erase: (email) => client.erase(email).finally(() => void askAgain()),
  };
}

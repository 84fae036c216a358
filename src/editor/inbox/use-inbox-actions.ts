import { useQueryClient } from "@tanstack/react-query";
import type { Erased, InboxEntry, InboxList } from "#/api/inbox.ts";
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

export function useInboxActions(client: InboxClient): InboxActions {
  const queries = useQueryClient();

  function changePages(list: InboxList, change: (page: InboxEntry[]) => InboxEntry[]): void {
    queries.setQueriesData<EntriesData>(
      { queryKey: inboxKeys.list(list) },
      (data) => data && { ...data, pages: data.pages.map(change) },
    );
  }

  /** Drops what is on its way, too: it may have been read from the database before the change. */
  async function lookAgain(queryKey: readonly string[]): Promise<void> {
    // a first answer would not be asked for anew while it is on its way
    await queries.cancelQueries({ queryKey });
    await queries.invalidateQueries({ queryKey });
  }

  const askAgain = (): Promise<void> => lookAgain(["inbox"]);

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
      try {
        await client.change(list, id, { isRead });
      } catch (error) {
        show(list, id, !isRead);
        throw error;
      } finally {
        void lookAgain(inboxKeys.counts);
        const queryKey = inboxKeys.list(list);
        if (queries.isFetching({ queryKey }) > 0) void lookAgain(queryKey);
      }
    },
    readAll: (list, until) => client.readAll(list, until).finally(askAgain),
    remove(list, id) {
      changePages(list, (page) => page.filter((entry) => entry.id !== id));
      return client.remove(list, id).finally(askAgain);
    },
    async restore(list, id) {
      await client.change(list, id, { isTrashed: false }).finally(askAgain);
    },
    erase: (email) => client.erase(email).finally(askAgain),
  };
}

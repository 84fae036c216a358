import type {
  EntryChange,
  Erased,
  InboxCounts,
  InboxEntry,
  InboxList,
  ListChange,
} from "#/api/inbox.ts";
import type { Call } from "../../api/request.ts";

/** The calls of one site's inbox. */
export interface InboxClient {
  counts(): Promise<InboxCounts>;
  list(
    list: InboxList,
    part: { limit: number; offset: number; isUnread: boolean },
  ): Promise<InboxEntry[]>;
  entry(list: InboxList, id: number): Promise<InboxEntry>;
  change(list: InboxList, id: number, change: EntryChange): Promise<InboxEntry>;
  readAll(list: InboxList, until: string): Promise<void>;
  remove(list: InboxList, id: number): Promise<void>;
  erase(email: string): Promise<Erased>;
  /** Address of a list as CSV. */
  csv(list: InboxList, language: string): string;
}

export function createInboxClient(call: Call, site: number): InboxClient {
  const path = `sites/${site}`;
  return {
    counts: () => call(`${path}/inbox`),
    list: (list, { limit, offset, isUnread }) =>
      call(`${path}/${list}?limit=${limit}&offset=${offset}&isUnread=${isUnread}`),
    entry: (list, id) => call(`${path}/${list}/${id}`),
    change: (list, id, body) => call(`${path}/${list}/${id}`, { method: "PATCH", body }),
    readAll(list, until) {
      const body: ListChange = { isRead: true, until };
      return call(`${path}/${list}`, { method: "PATCH", body });
    },
    remove: (list, id) => call(`${path}/${list}/${id}`, { method: "DELETE" }),
    erase: (email) => call(`${path}/erasures`, { method: "POST", body: { email } }),
    csv: (list, language) => `/api/v1/${path}/${list}.csv?language=${language}`,
  };
}

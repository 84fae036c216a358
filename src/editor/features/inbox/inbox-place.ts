import { inboxLists } from "#/api/inbox.ts";
import type { InboxList } from "#/api/inbox.ts";

/** What of an inbox is open. */
export interface InboxPlace {
  readonly list: InboxList;
  /** Id of the entry that is read; null while only the list is shown. */
  readonly entry: number | null;
}

/** What the address behind `/sites/{id}/inbox/` shows; whatever it can't mean shows the messages. */
export function inboxPlace(rest: string): InboxPlace {
  const [name, id = "", ...more] = rest.split("/");
  const list = inboxLists.find((one) => one === name);
  if (!list || more.length > 0) return { list: "messages", entry: null };
  return { list, entry: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null };
}

export function inboxPath(site: string | number, place?: Partial<InboxPlace>): string {
  const { list, entry = null } = place ?? {};
  const path = `/sites/${encodeURIComponent(site)}/inbox`;
  if (list === undefined) return path;
  return entry === null ? `${path}/${list}` : `${path}/${list}/${entry}`;
}

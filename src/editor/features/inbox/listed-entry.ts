import { cutText } from "#/lib/cut-text.ts";
import type { InboxEntries, InboxEntry, InboxList } from "#/api/inbox.ts";
import type { Translate } from "../../words/i18n.ts";

/** An entry with the list that it stands in, which says what it is. */
export type ListedEntry = {
  readonly [List in InboxList]: { readonly list: List; readonly entry: InboxEntries[List] };
}[InboxList];

export function listedEntry(list: InboxList, entry: InboxEntry): ListedEntry {
  // the calls of a list answer the entries of that list
  return { list, entry } as ListedEntry;
}

/** The path of a page, as people read it; null where the address is none of the web. */
export function pagePath(page: string | null): string | null {
  const url = page === null ? null : URL.parse(page);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  try {
    return decodeURI(url.pathname);
  } catch {
    return url.pathname;
  }
}

/** Whose an entry is. */
export function entryTitle(t: Translate<"inbox">, { list, entry }: ListedEntry): string {
  switch (list) {
    case "messages":
    case "rsvps":
      return entry.name;
    case "subscribers":
      return entry.email;
    case "complaints":
      return t("complaint");
  }
}

export function answerWords(
  t: Translate<"inbox">,
  { isAttending, guests }: Pick<InboxEntries["rsvps"], "isAttending" | "guests">,
): string {
  if (!isAttending) return t("notComing");
  return guests === 0 ? t("coming") : t("comingWith", { count: guests });
}

/** What of an entry its row in the list says. */
export function entrySnippet(t: Translate<"inbox">, { list, entry }: ListedEntry): string {
  switch (list) {
    case "messages":
      return entry.message === "" ? t("noMessage") : entry.message;
    case "subscribers":
      return t(`state.${entry.state}`);
    case "rsvps":
      return `${answerWords(t, entry)} · ${entry.eventTitle ?? t("eventGone")}`;
    case "complaints":
      return entry.comment;
  }
}

/** Where an answer goes; null for complaints, whose reporter is not told. */
export function entryEmail({ list, entry }: ListedEntry): string | null {
  return list === "complaints" ? null : entry.email;
}

/** The first letters of up to two words. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => cutText(word, 1));
  return letters.join("").toLocaleUpperCase();
}

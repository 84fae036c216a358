import type { InboxEntries, InboxEntry, InboxList } from "#/api/inbox.ts";
import type { SpokenLanguage } from "#/site/spoken-language.ts";
import { type CsvCell, byteOrderMark, csvLine } from "./csv.ts";
import { type CsvWords, csvWords } from "./csv-words.data.ts";
import type { Inbox, ListOf } from "./inbox.ts";

type Columns<Entry> = readonly (readonly [
  heading: keyof CsvWords,
  cell: (entry: Entry, words: CsvWords) => CsvCell,
])[];

/** A time as spreadsheets read it. */
function timeCell(iso: string): string {
  return iso.slice(0, 19).replace("T", " ");
}

const sent: Columns<InboxEntry> = [["sentAt", ({ sentAt }) => timeCell(sentAt)]];

const circumstances: Columns<InboxEntry> = [
  ["page", ({ page }) => page ?? ""],
  ["language", ({ language }) => language ?? ""],
  ["version", ({ version }) => version ?? ""],
  ["release", ({ release }) => release ?? ""],
];

const consent: Columns<{ isCookieAccepted: boolean | null }> = [
  [
    "consent",
    ({ isCookieAccepted }, words) => {
      if (isCookieAccepted === null) return "";
      return isCookieAccepted ? words.accepted : words.declined;
    },
  ],
];

const columns: { [List in InboxList]: Columns<InboxEntries[List]> } = {
  messages: [
    ...sent,
    ["name", ({ name }) => name],
    ["email", ({ email }) => email],
    ["message", ({ message }) => message],
    ...consent,
    ...circumstances,
  ],
  subscribers: [
    ...sent,
    ["email", ({ email }) => email],
    ["state", ({ state }, words) => words[state]],
    ["changedAt", ({ changedAt }) => timeCell(changedAt)],
    ...consent,
    ...circumstances,
  ],
  rsvps: [
    ...sent,
    ["event", ({ eventTitle, eventId }) => eventTitle ?? eventId],
    ["name", ({ name }) => name],
    ["email", ({ email }) => email],
    ["attending", ({ isAttending }, words) => (isAttending ? words.yes : words.no)],
    ["guests", ({ guests }) => guests],
    ["message", ({ message }) => message],
    ["newsletter", ({ wantsNewsletter }, words) => (wantsNewsletter ? words.yes : words.no)],
    ...consent,
    ...circumstances,
  ],
  complaints: [...sent, ["comment", ({ comment }) => comment], ...circumstances],
};

/** A whole list as a CSV file, made part by part while it is sent. */
export async function* inboxCsv<List extends InboxList>(
  inbox: Pick<Inbox, "parts">,
  of: ListOf<List>,
  language: SpokenLanguage,
): AsyncGenerator<string> {
  const words = csvWords[language];
  const own: Columns<InboxEntries[List]> = columns[of.list];
  const headings = own.map(([heading]) => words[heading]);
  yield byteOrderMark + csvLine(headings, language);
  for await (const entries of inbox.parts(of)) {
    const lines = entries.map((entry) =>
      csvLine(
        own.map(([, cell]) => cell(entry, words)),
        language,
      ),
    );
    yield lines.join("");
  }
}

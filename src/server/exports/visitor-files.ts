import { type SpokenLanguage } from "#/site/spoken-language.ts";
import type { LeavingFile } from "../archives/leaving-file.ts";
import { inboxCsv } from "../inbox/inbox-csv.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { type VisitorList, visitorLists } from "../projects/about-archive.ts";

type Reading = Pick<Inbox, "parts">;

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text);
}

/** A whole list as a JSON array, made part by part while it is sent. */
async function* inboxJson(
  inbox: Reading,
  of: { siteId: number; list: VisitorList },
): AsyncGenerator<string> {
  let before = "[\n";
  for await (const entries of inbox.parts(of))
    for (const entry of entries) {
      yield before + JSON.stringify(entry);
      before = ",\n";
    }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/**
 * All that visitors of a site sent, but complaints: who complained is between them and the operator. Each list for spreadsheets
 * and for programs, one entry a line, as an import reads it.
 */
export function visitorFiles(
  inbox: Reading,
  siteId: number,
  language: SpokenLanguage,
): LeavingFile[] {
  const about = { version: "", bytes: 0, isExact: false, isText: true };
  return visitorLists.flatMap((list) => {
    const of = { siteId, list };
    const csv = () => bytesOf(inboxCsv(inbox, of, language));
    const json = () => bytesOf(inboxJson(inbox, of));
    return [
      { ...about, path: `visitors/${list}.csv`, open: csv },
      { ...about, path: `visitors/${list}.json`, open: json },
    ];
  });
}

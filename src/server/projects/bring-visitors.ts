import type { Transaction } from "kysely";
import type { BroughtVisitors } from "#/api/projects.ts";
import { cleanInPlace } from "#/lib/clean-text.ts";
import { refusedProject } from "#/site/project/project-problem.ts";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";
import { createPauses } from "../limits/pauses.ts";
import { type VisitorList, visitorLists } from "./about-archive.ts";
import { textLines } from "./text-lines.ts";
import { type BroughtEntry, broughtEntry } from "./visitor-entries.ts";

/** Opens the lists of an archive, each as often as it is asked for. */
export type VisitorSource = ReadonlyMap<VisitorList, () => AsyncIterable<Buffer>>;

/** Entries that an archive may bring. */
const mostEntries = 100_000;

/** Bytes of one: ten times what a form takes, as JSON writes it. */
const mostBytes = 65_536;

export interface ReadVisitors {
  readonly entries: readonly BroughtEntry[];
  readonly told: BroughtVisitors;
}

/** Lines of an export besides its entries. */
const betweenEntries: ReadonlySet<string> = new Set(["", "[", "]", "[]"]);

/** The value of a line as exports write them: one entry each, in an array. */
function parseLine(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line.endsWith(",") ? line.slice(0, -1) : line);
    cleanInPlace(value);
    return value;
  } catch {
    return undefined;
  }
}

/**
 * Reads what visitors sent, line by line: no more than one list's entries and a line are in memory. What they couldn't
 * have sent, or have sent twice, is left out and counted. @throws ProjectRefused of more than may be
 */
export async function readVisitors(
  source: VisitorSource,
  { now, most = mostEntries }: { readonly now: number; readonly most?: number },
): Promise<ReadVisitors> {
  const entries: BroughtEntry[] = [];
  const told = { messages: 0, subscribers: 0, rsvps: 0, leftOut: 0 };
  const once = new Set<string>();
  const pause = createPauses();
  for (const list of visitorLists) {
    const open = source.get(list);
    if (!open) continue;
    const own: BroughtEntry[] = [];
    for await (const whole of textLines(open(), mostBytes)) {
      await pause();
      const line = whole?.trim();
      if (line !== undefined && betweenEntries.has(line)) continue;
      if (entries.length + own.length + told.leftOut >= most)
        throw refusedProject("too-many", `What visitors sent can be up to ${most} entries.`, {
          file: `visitors/${list}.json`,
        });
      const entry = line === undefined ? undefined : broughtEntry(list, parseLine(line), now);
      const key = entry && entry.topic !== null ? `${list} ${entry.topic} ${entry.email}` : "";
      if (!entry || once.has(key)) told.leftOut += 1;
      else {
        if (key !== "") once.add(key);
        own.push(entry);
      }
    }
    told[list] = own.length;
    // lists have the newest first, and of those of one moment the later row comes first
    entries.push(...own.toReversed());
  }
  return { entries, told };
}

/** Stores it with the new site. Nothing follows from it: no email, no report. */
export async function insertVisitors(
  transaction: Transaction<Schema>,
  siteId: number,
  entries: readonly BroughtEntry[],
): Promise<void> {
  const pause = createPauses();
  for (const part of inParts(entries)) {
    const rows = part.map((entry) => ({ ...entry, siteId }));
    await transaction.insertInto("submissions").values(rows).execute();
    await pause();
  }
}

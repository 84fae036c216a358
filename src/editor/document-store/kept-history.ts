import * as z from "zod/mini";
import { ownKey } from "../api/own-key.ts";
import { makeReady } from "#/site/operations/ready-operation.ts";
import type { RunContext } from "#/site/operations/ready-operation.ts";
import { withChanges } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import type { DocumentStore } from "./document-store-types.ts";
import { emptyHistory } from "./history.ts";
import type { History, HistoryEntry } from "./history.ts";

/** Characters of what is kept: the storage of a tab is small, and a restored site can be one step. */
const mostKept = 400_000;

const stepSchema = z.object({ name: z.string(), args: z.unknown() });
const entriesSchema = z.array(z.object({ inverse: z.array(stepSchema), step: stepSchema }));
const keptSchema = z.object({ past: entriesSchema, future: entriesSchema });

/** Under which a tab keeps what can be undone of a site. */
function historyKey(site: number): string {
  return ownKey(`history-${site}`);
}

export function hasKeptHistory(storage: Storage, site: number): boolean {
  return storage.getItem(historyKey(site)) !== null;
}

/** The latest entries, as many as there is room for. */
function latest(entries: readonly HistoryEntry[], room: number): HistoryEntry[] {
  let left = room;
  const fitting = entries.toReversed().map((entry) => (left -= JSON.stringify(entry).length) >= 0);
  const cut = fitting.indexOf(false);
  return entries.slice(cut === -1 ? 0 : entries.length - cut);
}

/** Writes down what can be undone whenever that changes. The answer ends it. */
export function keepHistory(
  { history }: Pick<DocumentStore, "history">,
  { storage, site }: { storage: Storage; site: number },
): () => void {
  const write = (): void => {
    const { past, future } = history.get();
    const kept = { past: latest(past, mostKept / 2), future: latest(future, mostKept / 2) };
    try {
      storage.setItem(historyKey(site), JSON.stringify(kept));
    } catch {
      // a full storage keeps nothing that could be wrong later
      storage.removeItem(historyKey(site));
    }
  };
  if (history.get() !== emptyHistory) write();
  return history.subscribe(write);
}

function readKept(storage: Storage, site: number): History | undefined {
  try {
    const read = keptSchema.safeParse(JSON.parse(storage.getItem(historyKey(site)) ?? "null"));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** The pages that entries change. */
function pagesOf(entries: readonly HistoryEntry[], { operations }: RunContext): Set<string> {
  const keys = entries.flatMap(({ inverse }) =>
    inverse.flatMap((step) => {
      try {
        return makeReady(step, operations).keys;
      } catch {
        return [];
      }
    }),
  );
  return new Set(
    keys.flatMap((key) => (key.startsWith("page:") ? [key.slice("page:".length)] : [])),
  );
}

/** Of entries that are undone from the last one on, those that can be as the site is now. */
function stillPossible(
  entries: readonly HistoryEntry[],
  records: Records,
  context: RunContext,
): readonly HistoryEntry[] {
  let now = records;
  let first = entries.length;
  for (const { inverse } of entries.toReversed()) {
    try {
      for (const step of inverse) {
        const { definition, args } = makeReady(step, context.operations);
        now = withChanges(now, definition.apply(now, args, context).changes);
      }
    } catch {
      // others have changed what it is about, or its page is gone
      break;
    }
    first -= 1;
  }
  return entries.slice(first);
}

/** Most pages that are loaded to see whether something of them can still be undone. */
const mostPages = 10;

/**
 * Offers again what could be undone in this tab before it was loaded anew, as far as the site still allows it: below
 * what was done since, after which nothing can be redone.
 */
export async function restoreHistory(
  store: Pick<DocumentStore, "history" | "records" | "loadPage">,
  { storage, site, context }: { storage: Storage; site: number; context: RunContext },
): Promise<void> {
  const kept = readKept(storage, site);
  if (!kept) return;
  const pages = [...pagesOf([...kept.past, ...kept.future].toReversed(), context)];
  const existing = new Set(store.records().index?.entries.map(({ id }) => id));
  const wanted = pages.filter((page) => existing.has(page)).slice(0, mostPages);
  await Promise.all(wanted.map((page) => store.loadPage(page)));
  const since = store.history.get();
  const future = since === emptyHistory ? kept.future : since.future;
  store.history.set({
    past: stillPossible([...kept.past, ...since.past], store.records(), context),
    future: stillPossible(future, store.records(), context),
    isResumed: true,
  });
}

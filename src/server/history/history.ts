import type { Templates } from "#/site/section.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Documents } from "../sites/documents.ts";
import { type ReadDifferences, createReadDifferences } from "./differences.ts";
import { type PastDocuments, createPastDocuments } from "./past-documents.ts";
import { type ReadTimeline, createTimeline } from "./timeline.ts";
import { type VersionNames, createVersionNames } from "./version-names.ts";

/** What became of sites over time. */
export interface History {
  readonly past: PastDocuments;
  readonly names: VersionNames;
  readonly readTimeline: ReadTimeline;
  readonly readDifferences: ReadDifferences;
}

interface HistoryOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly templates: Templates;
  readonly documents: Pick<Documents, "assetsJson">;
}

export function createHistory(options: HistoryOptions): History {
  const past = createPastDocuments(options);
  const names = createVersionNames(options);
  return {
    past,
    names,
    readTimeline: createTimeline({ ...options, names, past }),
    readDifferences: createReadDifferences({ ...options, past }),
  };
}

import type { Fault } from "./fault.ts";
import { autosave } from "./sweeps/f01-autosave.ts";
import { publishing } from "./sweeps/f02-publishing.ts";
import { uploads } from "./sweeps/f03-uploads.ts";
import { tornJournal } from "./sweeps/f06-torn-journal.ts";
import { failingSync } from "./sweeps/f07-failing-sync.ts";
import { fullDisk } from "./sweeps/f08-full-disk.ts";
import { hangingDatabase } from "./sweeps/f09-hanging-database.ts";
import { twoPublishers } from "./sweeps/f13-two-publishers.ts";
import { restoring } from "./sweeps/f16-restoring.ts";

/** All faults, by their numbers. */
export const faults: readonly Fault[] = [
  autosave,
  publishing,
  uploads,
  tornJournal,
  failingSync,
  fullDisk,
  hangingDatabase,
  twoPublishers,
  restoring,
];

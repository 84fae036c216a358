import type { Fault } from "./fault.ts";
import { autosave } from "./sweeps/f01-autosave.ts";
import { publishing } from "./sweeps/f02-publishing.ts";
import { uploads } from "./sweeps/f03-uploads.ts";
import { migration } from "./sweeps/f04-migration.ts";
import { powerCut } from "./sweeps/f05-power-cut.ts";
import { tornJournal } from "./sweeps/f06-torn-journal.ts";
import { failingSync } from "./sweeps/f07-failing-sync.ts";
import { fullDisk } from "./sweeps/f08-full-disk.ts";
import { hangingDatabase } from "./sweeps/f09-hanging-database.ts";
import { slowStorage } from "./sweeps/f10-slow-storage.ts";
import { slowClients } from "./sweeps/f11-slow-clients.ts";
import { wrongClock } from "./sweeps/f12-wrong-clock.ts";
import { twoPublishers } from "./sweeps/f13-two-publishers.ts";
import { eightEditors } from "./sweeps/f14-eight-editors.ts";
import { littleRoom } from "./sweeps/f15-little-room.ts";
import { restoring } from "./sweeps/f16-restoring.ts";

/** All faults, by their numbers. */
export const faults: readonly Fault[] = [
  autosave,
  publishing,
  uploads,
  migration,
  powerCut,
  tornJournal,
  failingSync,
  fullDisk,
  hangingDatabase,
  slowStorage,
  slowClients,
  wrongClock,
  twoPublishers,
  eightEditors,
  littleRoom,
  restoring,
];

import { join } from "node:path";
import { lockFile } from "../lock-file.ts";
import { StartError } from "../start-error.ts";

/** Somebody else is making a backup. */
export class BackupRuns extends StartError {}

/** One backup of an installation is made at a time: the answer lets the next one begin. @throws StartError */
export function holdBackups(dataDir: string): () => void {
  return lockFile(
    join(dataDir, "backup.lock"),
    (cause) =>
      new BackupRuns("Another backup is being made: run this one when that is done.", { cause }),
  );
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { sqliteName } from "../db/sqlite-file.ts";
import { StartError } from "../start-error.ts";

/** The folder of a data folder that gets what is restored, until all of it is known to be whole. */
export function stagingFolder(dataDir: string): string {
  return join(dataDir, "restoring");
}

/** Throws where a restore was cut short: a server would begin with what there is of it. @throws StartError */
export function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(stagingFolder(dataDir))) return;
  // it comes last
  if (existsSync(join(dataDir, sqliteName))) return;
  throw new StartError(
    `A restore into ${dataDir} was interrupted: run the same npm run restore again, or remove ${stagingFolder(dataDir)} if you no longer want it.`,
  );
}

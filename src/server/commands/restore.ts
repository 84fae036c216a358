import {
  describeContents,
  describeDamage,
  inMegabytes,
  withSeparators,
} from "../backups/describe-backup.ts";
import { withNamedBackup } from "../backups/named-backup.ts";
import { restoreBackup } from "../backups/restore-backup.ts";
import { tellProgress } from "../backups/tell-progress.ts";
import { systemClock } from "../clock.ts";
import { holdDataFolder } from "../data-folder.ts";
import { readEnv } from "../env.ts";
import { runCommand } from "./run-command.ts";
import { StartError } from "../start-error.ts";

const moved =
  " The database is in PostgreSQL now: keep DATABASE_URL set, and keep the old installation stopped.";

/** Brings a backup back into an empty folder. */
async function run(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (name === undefined || name === "")
    throw new StartError("Name the backup to restore: npm run restore FILE.");
  const { dataDir, databaseUrl, storageUrl } = readEnv(process.env);
  const folder = await holdDataFolder(dataDir);
  const progress = tellProgress(process.stderr, systemClock.now);
  try {
    const onProgress = (bytes: number) => progress.tell(() => `${inMegabytes(bytes)} read…`);
    const onRows = (rows: number) => progress.tell(() => `${withSeparators(rows)} rows written…`);
    const summary = await withNamedBackup(
      name,
      ({ path, beside }) =>
        restoreBackup({ path, beside, dataDir, databaseUrl, storageUrl, onProgress, onRows }),
      dataDir,
    );
    progress.end();
    const isMoved = summary.dialect === "sqlite" && databaseUrl !== undefined;
    process.stdout.write(
      `Restored ${describeContents(summary)}, as of ${summary.madeAt}.${isMoved ? moved : ""} Start the server with npm start.\n`,
    );
    if (summary.damaged.length > 0) process.stderr.write(`${describeDamage(summary)}\n`);
  } finally {
    folder.release();
  }
}

await runCommand(run, "The backup couldn’t be restored");

import { describeContents, describeDamage, inMegabytes } from "./backups/describe-backup.ts";
import { namedPath } from "./backups/named-path.ts";
import { restoreBackup } from "./backups/restore-backup.ts";
import { tellProgress } from "./backups/tell-progress.ts";
import { systemClock } from "./clock.ts";
import { holdDataFolder } from "./data-folder.ts";
import { readEnv } from "./env.ts";
import { runCommand } from "./run-command.ts";
import { StartError } from "./start-error.ts";

/** Brings a backup back into an empty folder. */
async function run(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (name === undefined || name === "")
    throw new StartError("Name the backup to restore: npm run restore FILE.");
  const path = namedPath(name, process.env);
  const { dataDir, databaseUrl, storageUrl } = readEnv(process.env);
  const folder = await holdDataFolder(dataDir);
  const progress = tellProgress(process.stderr, systemClock.now);
  try {
    const summary = await restoreBackup({
      path,
      dataDir,
      databaseUrl,
      storageUrl,
      onProgress: (bytes) => progress.tell(() => `${inMegabytes(bytes)} read…`),
    });
    progress.end();
    process.stdout.write(
      `${dataDir} has ${describeContents(summary)}, as of ${summary.madeAt}. Start the server with npm start.\n`,
    );
    if (summary.damaged.length > 0) process.stderr.write(`${describeDamage(summary)}\n`);
  } finally {
    folder.release();
  }
}

await runCommand(run, "The backup couldn’t be restored");

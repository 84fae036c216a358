import { describeContents, describeDamage, inMegabytes } from "../backups/describe-backup.ts";
import { withNamedBackup } from "../backups/named-backup.ts";
import { readBackup } from "../backups/read-backup.ts";
import { tellProgress } from "../backups/tell-progress.ts";
import { systemClock } from "../clock.ts";
import { runCommand } from "./run-command.ts";
import { StartError } from "../start-error.ts";

/** Reads all of a backup, the stored files beside it too, and says whether it is whole; nothing is written. */
async function run(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (name === undefined || name === "")
    throw new StartError("Name the backup to check: npm run check-backup FILE.");
  const progress = tellProgress(process.stderr, systemClock.now);
  const onProgress = (bytes: number) => progress.tell(() => `${inMegabytes(bytes)} read…`);
  const { summary, shown } = await withNamedBackup(
    name,
    async ({ path, shown: called, beside }) => ({
      shown: called,
      summary: await readBackup(path, { onProgress, ...(beside && { beside }) }),
    }),
  );
  progress.end();
  process.stdout.write(
    `${shown} is whole: ${describeContents(summary)}, as of ${summary.madeAt}, made by Vitrine ${summary.program}.\n`,
  );
  if (summary.damaged.length > 0) process.stderr.write(`${describeDamage(summary)}\n`);
}

await runCommand(run, "The backup couldn’t be read");

import { inMegabytes } from "../backups/describe-backup.ts";
import { moveContents } from "../backups/move-contents.ts";
import { openStoredContents } from "../backups/open-stored-contents.ts";
import { tellProgress } from "../backups/tell-progress.ts";
import { systemClock } from "../clock.ts";
import { readEnv } from "../env.ts";
import { runCommand } from "./run-command.ts";
import { StartError } from "../start-error.ts";
import { openStorage } from "../storage/open-storage.ts";

const numbers = new Intl.NumberFormat("en");

function filesWords(count: number): string {
  return count === 1 ? "1 stored file" : `${numbers.format(count)} stored files`;
}

/**
 * Copies what is stored in DATA_DIR to the store of STORAGE_URL, or with `--back` from there to DATA_DIR; beside a
 * running server, as often as one wants. The exit code is 2 where files are damaged.
 */
async function run(): Promise<void> {
  const [direction, ...others] = process.argv.slice(2);
  if (others.length > 0 || (direction !== undefined && direction !== "--back"))
    throw new StartError("Say npm run move-storage, or npm run move-storage -- --back.");
  const { dataDir, storageUrl } = readEnv(process.env);
  if (storageUrl === undefined)
    throw new StartError("Set STORAGE_URL to the store that files are to be moved to or from.");
  const folder = { dataDir, storageUrl: undefined };
  const store = { dataDir, storageUrl };
  const [from, to] = direction === undefined ? [folder, store] : [store, folder];
  const source = await openStoredContents(from);
  const there = await openStoredContents(to);
  const progress = tellProgress(process.stderr, systemClock.now);
  try {
    const { copied, bytes, kept, damaged } = await moveContents({
      source,
      there,
      to: await openStorage(to, { isShared: true }),
      onProgress: (done) =>
        progress.tell(() => `${filesWords(done.copied)} copied, ${inMegabytes(done.bytes)}…`),
    });
    progress.end();
    process.stdout.write(
      `${filesWords(copied)} copied, ${inMegabytes(bytes)}; ${numbers.format(kept)} were there already.\n`,
    );
    if (damaged.length === 0) return;
    process.stderr.write(
      `${filesWords(damaged.length)} couldn’t be copied because they are damaged or lost. GET /api/v1/operator/lost-files lists the sites that need them.\n`,
    );
    process.exitCode = 2;
  } finally {
    source.close();
    there.close();
  }
}

await runCommand(run, "The files couldn’t be moved");

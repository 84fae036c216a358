import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { StartError } from "../start-error.ts";
import { type ThinOptions, backupName } from "./backup-folder.ts";
import { BackupRuns, holdBackups } from "./backup-lock.ts";
import { type BackupPlace, openBackupPlace } from "./backup-place.ts";
import { makeBackup } from "./make-backup.ts";
import { readBackup } from "./read-backup.ts";
import type { ScheduledReply } from "./scheduled-reply.ts";

const workSchema = z.object({
  dir: z.string(),
  kept: z.number(),
  source: z.object({
    dataDir: z.string(),
    storageUrl: z.string().optional(),
    databaseUrl: z.string().optional(),
    databaseTimeouts: z.object({ connect: z.number(), statement: z.number() }),
    program: z.string(),
  }),
});

/** Removes what is too old. Where that fails the backup is made all the same, and the answer says why. */
async function thin(place: BackupPlace, options: ThinOptions): Promise<string | undefined> {
  try {
    await place.thin(options);
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `Older backups stay: ${why}`;
  }
}

/** Makes a backup, reads it again before it has its name, and only then removes older ones. */
async function work(): Promise<ScheduledReply> {
  const { dir, kept, source } = workSchema.parse(workerData);
  const { now } = Date;
  const release = holdBackups(source.dataDir);
  let place: BackupPlace | undefined;
  try {
    const { databaseUrl, storageUrl, ...rest } = source;
    const opened = await openBackupPlace(dir, { dataDir: rest.dataDir, storageUrl });
    place = opened;
    // each try has another name, and would fill the disk with what the ones before left
    await place.removeUnfinished().catch(() => undefined);
    const made = backupName(now());
    const target = await place.open(made, now);
    const { damaged } = await makeBackup({
      source: { ...rest, databaseUrl, storageUrl },
      target,
      now,
      check: async (path) => {
        const { shared: beside } = opened;
        await readBackup(path, { trustsContents: true, isFresh: true, beside });
      },
    });
    const isComplete = damaged.length === 0;
    const warning = await thin(place, { keep: kept, made, isComplete });
    return { state: "made", damaged: damaged.length, warning };
  } finally {
    await place?.close();
    release();
  }
}

function failureOf(error: unknown): ScheduledReply {
  if (error instanceof BackupRuns) return { state: "busy" };
  const reason = error instanceof Error ? error.message : String(error);
  return { state: "failed", reason, isExplained: error instanceof StartError };
}

parentPort?.postMessage(await work().catch(failureOf), []);

import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { StartError } from "../start-error.ts";
import { backupName, removeUnfinished, thinBackups } from "./backup-folder.ts";
import { BackupRuns, holdBackups } from "./backup-lock.ts";
import { openInFolder } from "./folder-target.ts";
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
async function thin(
  dir: string,
  options: Parameters<typeof thinBackups>[1],
): Promise<string | undefined> {
  try {
    await thinBackups(dir, options);
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
  try {
    // each try has another name, and would fill the disk with what the ones before left
    await removeUnfinished(dir).catch(() => undefined);
    const made = backupName(now());
    const target = await openInFolder(dir, made, now);
    const { databaseUrl, storageUrl, ...rest } = source;
    const { damaged } = await makeBackup({
      source: { ...rest, databaseUrl, storageUrl },
      target,
      now,
      check: async (path) => void (await readBackup(path, { trustsContents: true, isFresh: true })),
    });
    const isComplete = damaged.length === 0;
    const warning = await thin(dir, { keep: kept, made, isComplete });
    return { state: "made", damaged: damaged.length, warning };
  } finally {
    release();
  }
}

function failureOf(error: unknown): ScheduledReply {
  if (error instanceof BackupRuns) return { state: "busy" };
  const reason = error instanceof Error ? error.message : String(error);
  return { state: "failed", reason, isExplained: error instanceof StartError };
}

parentPort?.postMessage(await work().catch(failureOf), []);

import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { StartError } from "../start-error.ts";
import { backupName, thinBackups } from "./backup-folder.ts";
import { holdBackups } from "./backup-lock.ts";
import { openInFolder } from "./folder-target.ts";
import { makeBackup } from "./make-backup.ts";
import { readBackup } from "./read-backup.ts";
import type { ScheduledReply } from "./scheduled-reply.ts";
import { TarProblem } from "./tar-reader.ts";

const workSchema = z.object({
  dir: z.string(),
  kept: z.number(),
  source: z.object({
    dataDir: z.string(),
    databaseUrl: z.string().optional(),
    databaseTimeouts: z.object({ connect: z.number(), statement: z.number() }),
    program: z.string(),
  }),
});

/** Removes what is too old; a backup that can't be read any more is told of, and nothing is taken from it. */
async function thin(dir: string, kept: number): Promise<string | undefined> {
  try {
    await thinBackups(dir, kept);
    return undefined;
  } catch (error) {
    if (!(error instanceof TarProblem)) throw error;
    return `A backup in ${dir} is damaged: remove it. Until then no stored files are removed there.`;
  }
}

/** Makes a backup, reads it again, and only then removes older ones. */
async function work(): Promise<ScheduledReply> {
  const { dir, kept, source } = workSchema.parse(workerData);
  const { now } = Date;
  const release = holdBackups(source.dataDir);
  try {
    const target = await openInFolder(dir, backupName(now()), now);
    const { databaseUrl, ...rest } = source;
    const { damaged } = await makeBackup({ source: { ...rest, databaseUrl }, target, now });
    await readBackup(target.path, { trustsContents: true });
    return { state: "made", damaged: damaged.length, warning: await thin(dir, kept) };
  } finally {
    release();
  }
}

function failureOf(error: unknown): ScheduledReply {
  const reason = error instanceof Error ? error.message : String(error);
  return { state: "failed", reason, isExplained: error instanceof StartError };
}

parentPort?.postMessage(await work().catch(failureOf), []);

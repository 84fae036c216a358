import type { FastifyBaseLogger } from "fastify";
import type { Assembly } from "../assemble.ts";
import { longestBackupMs } from "../backups/backup-plan.ts";
import { createBackupThread } from "../backups/run-in-thread.ts";
import { createScheduledBackups } from "../backups/scheduled-backups.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Env } from "../env.ts";
import { collectHandlers } from "../features.ts";
import { createJobs } from "../jobs/jobs.ts";
import { programVersion } from "../program-version.ts";

interface BackupParts {
  readonly env: Env;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** Plans scheduled backups, and makes them until the signal aborts: nothing else waits for one. */
export async function startBackups(
  { env, database, clock, log }: BackupParts,
  parts: Pick<Assembly, "jobs" | "mail" | "metrics">,
  signal: AbortSignal,
): Promise<void> {
  const backups = createScheduledBackups({
    ...parts,
    env,
    database,
    clock,
    log,
    delivers: env.smtpUrl !== undefined,
    program: programVersion().version,
    thread: createBackupThread({ longestMs: longestBackupMs }),
  });
  const queue = createJobs({
    database,
    clock,
    handlers: collectHandlers({ backups: backups.jobs }),
    onError: (err, kind) => log.error({ err, kind }, "a scheduled backup wasn’t made"),
    longestMs: longestBackupMs,
  });
  signal.addEventListener("abort", () => void backups.end());
  try {
    await backups.plan();
  } catch (err) {
    log.error({ err }, "backups couldn’t be planned");
  }
  if (env.backups) await queue.work(signal);
}

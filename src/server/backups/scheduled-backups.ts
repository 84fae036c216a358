import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Env } from "../env.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import type { Mail } from "../mail/mail.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { openBackupPlace } from "./backup-place.ts";
import { noteBackupRun } from "./backup-runs.ts";
import { backupJob, dropStalePlan, longestBackupMs, planAtStart, planNext } from "./backup-plan.ts";
import type { createBackupThread } from "./run-in-thread.ts";
import type { ScheduledReply } from "./scheduled-reply.ts";
import { tellOperators } from "./tell-operators.ts";
import type { BackupNews } from "./backup-email.ts";

/** A start has other things to do first. */
const firstWaitMs = 60_000;
const retryMs = 3_600_000;
/** Where the plan can’t be written, as on a full disk. */
const replanMs = 60_000;
const endless =
  "Another backup has been under way for 12 hours: check that the disk of BACKUP_DIR answers, and restart the server.";
/** Where `npm run backup` is at work. */
const busyMs = 5 * 60_000;
const lastMetric = "vitrine_backup_last_success_timestamp_seconds";

interface ScheduledBackupsOptions {
  readonly env: Pick<
    Env,
    "appOrigin" | "backups" | "dataDir" | "databaseUrl" | "databaseTimeouts"
  > &
    Partial<Pick<Env, "storageUrl">>;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error" | "warn">;
  readonly jobs: Pick<Jobs, "add">;
  readonly mail: Mail;
  /** Whether mail leaves this installation. */
  readonly delivers: boolean;
  readonly metrics: Pick<Metrics, "add" | "set">;
  /** The version of this program. */
  readonly program: string;
  readonly thread: ReturnType<typeof createBackupThread>;
}

/** Backups that are made by themselves, where the environment names a folder for them. */
export interface ScheduledBackups {
  readonly jobs: JobHandlers;
  /** Has the next one made when it is due by the present settings, which another start may have changed. */
  plan(): Promise<void>;
  /** Gives up what is under way. */
  end(): Promise<void>;
}

type Options = ScheduledBackupsOptions;

/** When the newest backup was made, in milliseconds since 1970; undefined where there is none, or no telling. */
async function lastIn(
  dir: string,
  { env, clock }: Pick<Options, "env" | "clock">,
): Promise<number | undefined> {
  try {
    const place = await openBackupPlace(dir, { ...env, storageUrl: env.storageUrl });
    return (await place.newest(clock.now()).finally(place.close)).newest;
  } catch {
    return undefined;
  }
}

/** Has the operators told of what went wrong with a backup; answers how long the next one waits. */
async function follow(
  options: Options,
  { dir, reply }: { dir: string; reply: ScheduledReply },
  everyMs: number,
): Promise<number> {
  const { clock, log, metrics } = options;
  const tell = (news: BackupNews) =>
    tellOperators(options, news).catch((err: unknown) =>
      log.error({ err }, "operators couldn’t be told of a backup"),
    );
  const soon = Math.min(retryMs, everyMs);
  if (reply.state === "busy") return Math.min(busyMs, soon);
  // the next start plans anew
  if (reply.state === "stopped") return soon;
  if (reply.state === "failed") {
    metrics.add("vitrine_backup_failures_total");
    log.error({ reason: reply.reason }, "the scheduled backup failed");
    const unknown = "Something unexpected went wrong; the server’s log says what.";
    const reason = reply.isExplained ? reply.reason : unknown;
    await tell({ what: "failed", reason, last: await lastIn(dir, options) });
    return soon;
  }
  metrics.set(lastMetric, Math.floor(clock.now() / 1_000));
  if (reply.damaged > 0) {
    log.warn({ files: reply.damaged }, "a backup lacks stored files that the disk has lost");
    await tell({ what: "lacks", files: reply.damaged });
  }
  if (reply.warning !== undefined) log.warn(reply.warning);
  return everyMs;
}

export function createScheduledBackups(options: Options): ScheduledBackups {
  const { env, clock, log, metrics, program, thread } = options;
  const { backups, dataDir, databaseUrl, databaseTimeouts, storageUrl } = env;
  const ending = new AbortController();
  let busySince: number | undefined;

  /** Another backup is no failure, unless it never ends. */
  function noticed(reply: ScheduledReply): ScheduledReply {
    if (reply.state !== "busy") {
      busySince = undefined;
      return reply;
    }
    busySince ??= clock.now();
    if (clock.now() - busySince < longestBackupMs) return reply;
    return { state: "failed", reason: endless, isExplained: true };
  }

  /** Without a plan there are no more backups: it is written as soon as it can be. */
  async function planAfter(waitMs: number): Promise<void> {
    for (;;) {
      try {
        return await planNext(options, clock.now() + waitMs);
      } catch (err) {
        if (ending.signal.aborted) return;
        log.error({ err }, "the next backup couldn’t be planned");
        await clock.sleep(replanMs, ending.signal);
      }
    }
  }

  return {
    jobs: backups
      ? {
          async [backupJob]() {
            const { dir, kept, everyMs } = backups;
            const source = { dataDir, databaseUrl, databaseTimeouts, storageUrl, program };
            let waitMs = Math.min(retryMs, everyMs);
            try {
              const reply = noticed(await thread.run({ dir, kept, source }));
              await noteBackupRun(options, reply).catch((err: unknown) =>
                log.error({ err }, "what a backup came to couldn’t be kept"),
              );
              waitMs = await follow(options, { dir, reply }, everyMs);
            } catch (err) {
              log.error({ err }, "the scheduled backup failed");
            }
            await planAfter(waitMs);
          },
        }
      : {},
    async plan() {
      if (!backups) return dropStalePlan(options);
      const last = await lastIn(backups.dir, options);
      if (last !== undefined) metrics.set(lastMetric, Math.floor(last / 1_000));
      const due = last === undefined ? 0 : last + backups.everyMs;
      return planAtStart(options, Math.max(due, clock.now() + firstWaitMs));
    },
    end() {
      ending.abort();
      return thread.end();
    },
  };
}

import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Env } from "../env.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import type { Mail } from "../mail/mail.ts";
import { oncePerDay, takeMail } from "../mail/mail-allowance.ts";
import type { Metrics } from "../metrics.ts";
import { operatorsOf } from "../people/operators.ts";
import { translateEmail } from "../words/translate.ts";
import { backupsIn } from "./backup-folder.ts";
import type { ScheduledWork, createBackupThread } from "./run-in-thread.ts";

const kind = "backups.make";
/** A start has other things to do first. */
const firstWaitMs = 60_000;
const retryMs = 3_600_000;
const lastMetric = "vitrine_backup_last_success_timestamp_seconds";

interface ScheduledBackupsOptions {
  readonly env: Pick<Env, "appOrigin" | "backups" | "dataDir" | "databaseUrl" | "databaseTimeouts">;
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

/** How long a backup may take before another process thinks that its maker has died. */
export const longestBackupMs = 12 * 3_600_000;

type Options = ScheduledBackupsOptions;

/** There is one plan, whatever there was before. */
async function planAt({ database, jobs }: Options, runAt: number | undefined): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("jobs").where("kind", "=", kind).execute();
    if (runAt !== undefined) await jobs.add({ kind, payload: {}, runAt }, transaction);
  });
}

/** When the newest backup was made, in milliseconds since 1970; undefined where there is none, or no telling. */
async function lastIn(dir: string): Promise<number | undefined> {
  const backups = await backupsIn(dir).catch(() => []);
  return backups[0]?.at;
}

async function tellOperators(options: Options, dir: string, reason: string): Promise<void> {
  const { database, clock, mail, delivers, env } = options;
  const { hostname: host } = new URL(env.appOrigin);
  const at = await lastIn(dir);
  const last = at === undefined ? "—" : `${new Date(at).toISOString().slice(0, 16)}Z`;
  await database.db.transaction().execute(async (transaction) => {
    const taking = { transaction, dialect: database.dialect, now: clock.now() };
    if (!(await takeMail(taking, "backup failed", oncePerDay))) return;
    for (const { email: to, language } of await operatorsOf(transaction, { delivers })) {
      const say = (word: "backupFailedSubject" | "backupFailedText") =>
        translateEmail(word, language ?? "en", { host, reason, last });
      const headers = { "Auto-Submitted": "auto-generated" };
      const message = { to, subject: say("backupFailedSubject"), text: say("backupFailedText") };
      await mail.send({ ...message, headers }, transaction);
    }
  });
}

export function createScheduledBackups(options: Options): ScheduledBackups {
  const { env, clock, log, metrics, program, thread } = options;
  const { backups, dataDir, databaseUrl, databaseTimeouts } = env;

  async function make(work: ScheduledWork): Promise<boolean> {
    const reply = await thread.run(work);
    // the next start plans anew
    if (reply.state === "stopped") return false;
    if (reply.state === "failed") {
      metrics.add("vitrine_backup_failures_total");
      log.error({ reason: reply.reason }, "the scheduled backup failed");
      const unknown = "Something unexpected went wrong; the server’s log says what.";
      await tellOperators(options, work.dir, reply.isExplained ? reply.reason : unknown);
      return false;
    }
    metrics.set(lastMetric, Math.floor(clock.now() / 1_000));
    if (reply.damaged > 0)
      log.warn({ files: reply.damaged }, "a backup lacks stored files that the disk has damaged");
    if (reply.warning !== undefined) log.warn(reply.warning);
    return true;
  }

  return {
    jobs: backups
      ? {
          async [kind]() {
            const { dir, kept, everyMs } = backups;
            const source = { dataDir, databaseUrl, databaseTimeouts, program };
            const isMade = await make({ dir, kept, source });
            await planAt(options, clock.now() + (isMade ? everyMs : Math.min(retryMs, everyMs)));
          },
        }
      : {},
    async plan() {
      if (!backups) return planAt(options, undefined);
      const last = await lastIn(backups.dir);
      if (last !== undefined) metrics.set(lastMetric, Math.floor(last / 1_000));
      const due = last === undefined ? 0 : last + backups.everyMs;
      return planAt(options, Math.max(due, clock.now() + firstWaitMs));
    },
    end: () => thread.end(),
  };
}

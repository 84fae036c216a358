import type { Kysely, Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database, Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { withoutWaiting } from "../db/without-waiting.ts";
import { onBehalfOf, requestContext } from "../request-context.ts";
import { inSpan } from "../spans.ts";
import { FinalJobError, type JobAttempt, jobAttempt } from "./job-attempt.ts";

/** Work by its kind. A handler parses its payload, and runs again after it threw, but for a `FinalJobError`. */
export type JobHandlers = Record<string, (payload: unknown, attempt?: JobAttempt) => Promise<void>>;

export interface Jobs {
  /**
   * Puts work into the table; in a transaction it is there exactly when the rest is.
   * `runAt` is in milliseconds since 1970; at once when left out.
   */
  add(
    job: { kind: string; payload: unknown; runAt?: number },
    transaction?: Transaction<Schema>,
  ): Promise<void>;
  /** Puts work into the table in the place of the same that waits: one that begins after this does for all. */
  replaceWaiting(
    job: { kind: string; payload: unknown },
    transaction: Transaction<Schema>,
  ): Promise<void>;
  /** Does one due job and says whether there was one. */
  runNext(): Promise<boolean>;
  /** Works until the signal aborts; resolves when the last job is done. */
  work(signal: AbortSignal): Promise<void>;
}

interface JobsOptions {
  database: Database;
  clock: Clock;
  handlers: JobHandlers;
  onError: (error: unknown, kind: string) => void;
  /** For so long a worker's claim of a job is renewed at most: then others may take it. */
  longestMs?: number;
  /** How often a job is tried. */
  mostAttempts?: number;
}

const defaultLongestMs = 5 * 60_000;
/** A claim holds for so long; it is renewed three times in that time while its worker lives. */
const claimMs = 60_000;
const defaultAttempts = 10;
const pollMs = 1_000;

interface ClaimedJob {
  id: number;
  kind: string;
  payload: string;
  attempts: number;
  requestId: string | null;
}

/** Takes the longest due job for a while; a job of a worker that died comes free by itself. */
async function claimJob(
  db: Kysely<Schema>,
  { dialect, kinds, now, until }: { dialect: Dialect; kinds: string[]; now: number; until: number },
): Promise<ClaimedJob | undefined> {
  if (kinds.length === 0) return undefined;
  return db.transaction().execute(async (transaction) => {
    let query = transaction
      .selectFrom("jobs")
      .select(["id", "kind", "payload", "attempts", "requestId"])
      .where("failedAt", "is", null)
      .where("runAt", "<=", now)
      .where("kind", "in", kinds)
      .where((where) =>
        where.or([where("claimedUntil", "is", null), where("claimedUntil", "<=", now)]),
      )
      .orderBy("runAt")
      .orderBy("id")
      .limit(1);
    if (dialect === "postgres") query = query.forUpdate().skipLocked();
    const job = await query.executeTakeFirst();
    if (!job) return undefined;
    const attempts = job.attempts + 1;
    await transaction
      .updateTable("jobs")
      .set({ claimedUntil: until, attempts })
      .where("id", "=", job.id)
      .execute();
    return { ...job, attempts };
  });
}

/** The request that a job begins for. */
function origin(): { requestId: string | null } {
  return { requestId: requestContext().requestId ?? null };
}

/** Runs a job on behalf of the request that began it. */
function asJob<Result>({ id, kind, requestId }: ClaimedJob, run: () => Promise<Result>) {
  const about = { name: `job ${kind}`, kind: "consumer", attributes: {} } as const;
  const context = { requestId: requestId ?? undefined, jobId: id };
  return onBehalfOf(context, () => inSpan(about, run));
}

/** Takes away the same work that waits: one in hand has perhaps read what has changed since. */
async function dropWaiting(
  transaction: Transaction<Schema>,
  { kind, payload }: { kind: string; payload: unknown },
): Promise<void> {
  await transaction
    .deleteFrom("jobs")
    .where("kind", "=", kind)
    .where("payload", "=", JSON.stringify(payload))
    .where("claimedUntil", "is", null)
    .where("failedAt", "is", null)
    .execute();
}

/** Renews the claim of a job until its end is called or its time is over: that of a process that died is free soon. */
function keepClaim(
  { id, attempts }: ClaimedJob,
  {
    database,
    clock,
    onError,
    latest,
  }: Pick<JobsOptions, "database" | "clock" | "onError"> & { latest: number },
): () => void {
  const renewClaim = async (): Promise<void> => {
    const claimedUntil = Math.min(clock.now() + claimMs, latest);
    await withoutWaiting(database, (connection) =>
      connection
        .updateTable("jobs")
        .set({ claimedUntil })
        .where("id", "=", id)
        // not of one that was put off or taken over meanwhile
        .where("attempts", "=", attempts)
        .where("claimedUntil", "is not", null)
        .where("claimedUntil", "<", claimedUntil)
        .execute(),
    );
  };
  const onLost = (error: unknown) => onError(error, "claim");
  const timer = setInterval(() => void renewClaim().catch(onLost), claimMs / 3).unref();
  return () => clearInterval(timer);
}

/** Takes a job that is done out of the table; not one that was taken over meanwhile. */
async function finish(db: Kysely<Schema>, { id, attempts }: ClaimedJob): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", id).where("attempts", "=", attempts).execute();
}

/** Puts a job off that failed, or gives it up. */
async function postpone(
  job: ClaimedJob,
  error: unknown,
  { db, now, mostAttempts }: { db: Kysely<Schema>; now: number; mostAttempts: number },
): Promise<void> {
  const { retryInMs } = jobAttempt(job.attempts, mostAttempts);
  const isOver = retryInMs === undefined || error instanceof FinalJobError;
  await db
    .updateTable("jobs")
    .set({
      claimedUntil: null,
      runAt: now + (retryInMs ?? 0),
      failedAt: isOver ? now : null,
      lastError: error instanceof Error ? error.message.slice(0, 500) : "unknown",
    })
    // not of one that was taken over meanwhile
    .where("id", "=", job.id)
    .where("attempts", "=", job.attempts)
    .execute();
}

/** Jobs in one table, which any number of processes share. */
export function createJobs({
  database,
  clock,
  handlers,
  onError,
  longestMs = defaultLongestMs,
  mostAttempts = defaultAttempts,
}: JobsOptions): Jobs {
  const { db } = database;

  async function add(
    { kind, payload, runAt }: { kind: string; payload: unknown; runAt?: number },
    into: Kysely<Schema> = db,
  ): Promise<void> {
    const createdAt = clock.now();
    const values = { kind, payload: JSON.stringify(payload), createdAt, ...origin() };
    await into
      .insertInto("jobs")
      .values({ ...values, runAt: runAt ?? createdAt })
      .execute();
  }

  async function runNext(): Promise<boolean> {
    // a claim or an end that is lost lets the job run again, which every handler can bear
    const { dialect } = database;
    const now = clock.now();
    const due = {
      dialect,
      kinds: Object.keys(handlers),
      now,
      until: now + Math.min(claimMs, longestMs),
    };
    const job = await withoutWaiting(database, (connection) => claimJob(connection, due));
    if (!job) return false;
    const end = keepClaim(job, { database, clock, onError, latest: now + longestMs });
    return asJob(job, () => perform(job)).finally(end);
  }

  /** Says that there was a job, whatever it came to. */
  async function perform(job: ClaimedJob): Promise<true> {
    try {
      const attempt = jobAttempt(job.attempts, mostAttempts);
      await handlers[job.kind]?.(JSON.parse(job.payload), attempt);
    } catch (error) {
      onError(error, job.kind);
      await postpone(job, error, { db, now: clock.now(), mostAttempts });
      return true;
    }
    await withoutWaiting(database, (connection) => finish(connection, job));
    return true;
  }

  async function work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      let busy = false;
      const began = clock.now();
      try {
        busy = await runNext();
      } catch (error) {
        onError(error, "claim");
      }
      // a heap of work must leave visitors their share of the process
      await clock.sleep(busy ? Math.min(clock.now() - began, pollMs) : pollMs, signal);
    }
  }

  return {
    add,
    async replaceWaiting(job, transaction) {
      await dropWaiting(transaction, job);
      await add(job, transaction);
    },
    runNext,
    work,
  };
}

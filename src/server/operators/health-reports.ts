import { hostname } from "node:os";
import type { FastifyBaseLogger } from "fastify";
import type { Selectable } from "kysely";
import { z } from "zod";
import { type HealthCheck, type HealthReport, healthCheckSchema } from "#/api/operator-health.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { HealthReportsTable } from "../db/operator-tables.ts";
import type { ExamineApart } from "../doctor/examine-apart.ts";
import { findingText } from "../doctor/finding-text.ts";
import { withoutSecrets } from "../doctor/secrets.ts";
import { isoOrNull } from "../iso-or-null.ts";

/** What the checks of `npm run doctor` found, made by the server; the last report is kept. */
export interface HealthReports {
  read(): Promise<HealthReport>;
  /** Begins a check, unless one is being made by any process. Answers what is known after that. */
  begin(): Promise<HealthReport>;
  /** Gives up what is under way, which counts as cut off from then on. */
  end(): Promise<void>;
}

interface HealthReportsOptions {
  database: Database;
  clock: Pick<Clock, "now" | "sleep">;
  log: Pick<FastifyBaseLogger, "error" | "warn">;
  examineApart: ExamineApart;
  /** The environment, whose secrets are in no report. */
  source: Readonly<Record<string, string | undefined>>;
}

const id = "latest";
/** While a check is made its row says so this often. */
const beatMs = 10_000;
/** Whoever was silent for so long has ended. */
const silentMs = 60_000;

const none: HealthReport = { state: "none", startedAt: null, endedAt: null, host: "", checks: [] };
const checksSchema = z.array(healthCheckSchema);

/** What a row says; no report where it can’t be read, as one of a later version. */
function toReport(row: Selectable<HealthReportsTable>, now: number): HealthReport {
  const { startedAt, seenAt, endedAt, host } = row;
  try {
    const checks = checksSchema.parse(JSON.parse(row.checks));
    const state = endedAt !== null ? "done" : seenAt + silentMs > now ? "running" : "cut";
    return { state, startedAt: isoOrNull(startedAt), endedAt: isoOrNull(endedAt), host, checks };
  } catch {
    return none;
  }
}

/** Takes the row for a check that begins now; answers whether nobody else has it. */
async function claim({ db }: Database, now: number): Promise<boolean> {
  const begun = { startedAt: now, seenAt: now, endedAt: null, host: hostname(), checks: "[]" };
  const row = await db
    .insertInto("healthReports")
    .values({ id, ...begun })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet(begun)
        .where(({ eb, or, ref }) =>
          or([
            eb(ref("healthReports.endedAt"), "is not", null),
            eb(ref("healthReports.seenAt"), "<=", now - silentMs),
          ]),
        ),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** What is told of a check that failed as a whole, without secrets. */
function failedAs(error: unknown, source: HealthReportsOptions["source"]): HealthCheck {
  const why = withoutSecrets(source)(error instanceof Error ? error.message : String(error));
  const values = { why };
  const text = findingText("failed", values);
  return { name: "server", findings: [{ state: "problem", code: "failed", values, text }] };
}

export function createHealthReports(options: HealthReportsOptions): HealthReports {
  const { database, clock, log, examineApart, source } = options;
  const { db } = database;
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  let written = Promise.resolve();

  async function read(): Promise<HealthReport> {
    const row = await db
      .selectFrom("healthReports")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    return row ? toReport(row, clock.now()) : none;
  }

  /** Writes what is known of the check that began then, after what was written before; what can’t be is written with the next part. */
  function write(startedAt: number, values: Partial<HealthReportsTable>): Promise<void> {
    const keep = async (): Promise<void> => {
      try {
        await db
          .updateTable("healthReports")
          .set({ seenAt: clock.now(), ...values })
          .where("startedAt", "=", startedAt)
          .execute();
      } catch (err) {
        log.warn({ err }, "what a check of the installation found couldn’t be kept");
      }
    };
    written = written.then(() => keep());
    return written;
  }

  /** Makes a check and keeps what it finds, part by part. Never rejects. */
  async function make(startedAt: number): Promise<void> {
    const found: HealthCheck[] = [];
    const over = new AbortController();
    const checks = () => JSON.stringify(found);
    const beat = async () => {
      while (!over.signal.aborted) {
        await clock.sleep(beatMs, over.signal);
        if (!over.signal.aborted) await write(startedAt, { checks: checks() });
      }
    };
    const beating = beat();
    try {
      await examineApart((check) => {
        found.push(check);
        void write(startedAt, { checks: checks() });
      }, ending.signal);
    } catch (err) {
      log.error({ err }, "a check of the installation failed");
      found.push(failedAs(err, source));
    }
    over.abort();
    await beating.catch(() => undefined);
    // nobody has to wait for the silence of one that is known to be cut off
    const end = ending.signal.aborted ? { seenAt: 0 } : { endedAt: clock.now() };
    await write(startedAt, { checks: checks(), ...end });
  }

  return {
    read,
    async begin() {
      const now = clock.now();
      if (running === undefined && !ending.signal.aborted && (await claim(database, now)))
        running = make(now).finally(() => (running = undefined));
      return read();
    },
    async end() {
      ending.abort();
      await running;
    },
  };
}

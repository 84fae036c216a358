import { setTimeout } from "node:timers/promises";
import { type Kysely, type Transaction, sql } from "kysely";
import { columnTypes } from "./columns.ts";
import type { Database } from "./database.ts";
import { expectFitPostgres } from "./fit-postgres.ts";
import { hasTables } from "./has-tables.ts";
import type { CheckSites } from "./migrate-documents.ts";
import { migrations } from "./migrations/list.ts";
import { closingSteps, needStep, refuseOutgrown } from "./needed-step.ts";
import type { SchemaStep, StepTools } from "./schema-step.ts";
import type { Schema } from "./schema.ts";

interface MigrateOptions {
  /** Those that no older program can work beside. */
  closing?: ReadonlySet<string>;
  /** Waits while another process migrates. */
  sleep?: (milliseconds: number) => Promise<void>;
  /** The steps by name, in order. */
  steps?: Record<string, SchemaStep>;
  /** Names the backup that is taken before a database with content changes. */
  now?: () => Date;
  /** Renders sites whose document was migrated, before that is kept. */
  checkSites?: CheckSites;
}

/** Any number will do, as long as all processes of the product use the same. */
const migrationLock = 7_301_984;
const askAgainMs = 200;

/**
 * Brings the tables to the newest form and returns the names of the steps that ran.
 * Every step is a transaction together with the note that it ran: after a crash the next
 * start goes on where this one stopped. Before a SQLite database with content changes, a
 * copy is put into `backups/`. On PostgreSQL one process migrates while the others wait, however long it takes.
 */
export async function migrate(
  database: Database,
  {
    steps = migrations,
    now = () => new Date(),
    checkSites = async () => [],
    sleep = (milliseconds) => setTimeout(milliseconds),
    closing = closingSteps,
  }: MigrateOptions = {},
): Promise<string[]> {
  const { db, dialect } = database;
  if (dialect === "postgres" && !(await hasTables(database))) await expectFitPostgres(database);
  await inTurn(database, sleep, (transaction) =>
    sql`create table if not exists migrations (name text primary key, "doneAt" text not null)`.execute(
      transaction,
    ),
  );
  const done = await doneSteps(db);
  if (done.size > 0) await refuseOutgrown(db, steps);
  const open = Object.keys(steps).filter((name) => !done.has(name));
  if (open.length > 0 && done.size > 0) {
    const time = now().toISOString().replaceAll(/[:.]/g, "-");
    await database.backup(`before-${open[0]}-${time}`);
  }
  const ran: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    if (done.has(name)) continue;
    const isClosing = closing.has(name);
    const about = { name, step, isClosing, time: now(), tools: { checkSites } };
    if (await runOnce(database, sleep, about)) ran.push(name);
  }
  return ran;
}

async function doneSteps(db: Kysely<Schema>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return new Set(rows.map((row) => row.name));
}

/** Runs work in a transaction while no other process migrates. The lock is asked for: waiting for it has a limit, as every statement has. */
async function inTurn<Result>(
  { db, dialect }: Database,
  sleep: (milliseconds: number) => Promise<void>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const done = await db.transaction().execute(async (transaction) => {
      if (dialect === "postgres") {
        const { rows } = await sql<{
          isOurs: boolean;
        }>`select pg_try_advisory_xact_lock(${migrationLock}) as "isOurs"`.execute(transaction);
        if (!rows[0]?.isOurs) return undefined;
      }
      return { result: await work(transaction) };
    });
    if (done) return done.result;
    await sleep(askAgainMs);
  }
}

interface Step {
  name: string;
  step: SchemaStep;
  isClosing: boolean;
  time: Date;
  tools: StepTools;
}

/** Runs a step unless another process did meanwhile; says whether it ran. */
function runOnce(
  database: Database,
  sleep: (milliseconds: number) => Promise<void>,
  { name, step, isClosing, time, tools }: Step,
): Promise<boolean> {
  const { dialect } = database;
  return inTurn(database, sleep, async (transaction) => {
    if ((await doneSteps(transaction)).has(name)) return false;
    await step(transaction, columnTypes(dialect), tools);
    if (isClosing) await needStep(transaction, name);
    await sql`insert into migrations (name, "doneAt") values (${name}, ${time.toISOString()})`.execute(
      transaction,
    );
    return true;
  });
}

import { type Kysely, sql } from "kysely";
import { columnTypes } from "./columns.ts";
import type { Database } from "./database.ts";
import type { CheckSites } from "./migrate-documents.ts";
import { migrations } from "./migrations/list.ts";
import type { SchemaStep, StepTools } from "./schema-step.ts";
import type { Schema } from "./schema.ts";

interface MigrateOptions {
  /** The steps by name, in order. */
  steps?: Record<string, SchemaStep>;
  /** Names the backup that is taken before a database with content changes. */
  now?: () => Date;
  /** Renders sites whose document was migrated, before that is kept. */
  checkSites?: CheckSites;
}

/** Any number will do, as long as all processes of the product use the same. */
const migrationLock = 7_301_984;

/**
 * Brings the tables to the newest form and returns the names of the steps that ran.
 * Every step is a transaction together with the note that it ran: after a crash the next
 * start goes on where this one stopped. Before a SQLite database with content changes, a
 * copy is put into `backups/`.
 */
export async function migrate(
  database: Database,
  { steps = migrations, now = () => new Date(), checkSites = async () => [] }: MigrateOptions = {},
): Promise<string[]> {
  const { db } = database;
  await sql`create table if not exists migrations (name text primary key, "doneAt" text not null)`.execute(
    db,
  );
  const done = await doneSteps(db);
  const open = Object.keys(steps).filter((name) => !done.has(name));
  if (open.length > 0 && done.size > 0) {
    const time = now().toISOString().replaceAll(/[:.]/g, "-");
    await database.backup(`before-${open[0]}-${time}`);
  }
  const ran: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    if (done.has(name)) continue;
    if (await runOnce(database, { name, step, time: now(), tools: { checkSites } })) ran.push(name);
  }
  return ran;
}

async function doneSteps(db: Kysely<Schema>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return new Set(rows.map((row) => row.name));
}

/** Runs a step unless another process did meanwhile; says whether it ran. */
function runOnce(
  { db, dialect }: Database,
  { name, step, time, tools }: { name: string; step: SchemaStep; time: Date; tools: StepTools },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (dialect === "postgres") {
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
    }
    if ((await doneSteps(transaction)).has(name)) return false;
    await step(transaction, columnTypes(dialect), tools);
    await sql`insert into migrations (name, "doneAt") values (${name}, ${time.toISOString()})`.execute(
      transaction,
    );
    return true;
  });
}

import { type Transaction, sql } from "kysely";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/** Writes something that is a whole in itself; durable when it resolves. */
export type Write = <Result>(
  work: (transaction: Transaction<Schema>) => Promise<Result>,
) => Promise<Result>;

/** Told how it went once all of a batch is durable. */
type Settle = () => void;
type Waiting = (transaction: Transaction<Schema>) => Promise<Settle>;

interface Queued {
  run: Waiting;
  reject: (error: unknown) => void;
}

const mostAtOnce = 100;

/**
 * Does one write so that it leaves nothing behind where it fails. Throws where the database has
 * given up the whole transaction by itself, as with a full disk, and tells `onLost` why.
 */
async function doOne(
  transaction: Transaction<Schema>,
  { run, reject }: Queued,
  onLost: (cause: unknown) => void,
): Promise<Settle> {
  await sql`savepoint one`.execute(transaction);
  try {
    const settle = await run(transaction);
    await sql`release savepoint one`.execute(transaction);
    return settle;
  } catch (error) {
    try {
      await sql`rollback to savepoint one`.execute(transaction);
      await sql`release savepoint one`.execute(transaction);
    } catch {
      onLost(error);
      throw error;
    }
    return () => reject(error);
  }
}

/**
 * Writes that come at the same time share one transaction, and so one wait for the disk, on
 * SQLite, where that wait keeps everybody waiting. Each fails by itself. On PostgreSQL each has
 * a transaction of its own.
 */
export function createBatches({ db, dialect }: Database): Write {
  if (dialect === "postgres") return (work) => db.transaction().execute(work);
  const queue: Queued[] = [];
  let isScheduled = false;

  async function writeAll(batch: readonly Queued[]): Promise<Settle[]> {
    let lost: unknown;
    try {
      return await db.transaction().execute(async (transaction) => {
        const all: Settle[] = [];
        for (const one of batch) all.push(await doOne(transaction, one, (cause) => (lost = cause)));
        return all;
      });
    } catch (error) {
      // what comes out of a lost transaction says only that there is none to roll back
      throw lost ?? error;
    }
  }

  async function writeBatch(): Promise<void> {
    const batch = queue.splice(0, mostAtOnce);
    try {
      for (const settle of await writeAll(batch)) settle();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    isScheduled = queue.length > 0;
    if (isScheduled) setImmediate(() => void writeBatch());
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const run: Waiting = async (transaction) => {
        const result = await work(transaction);
        return () => resolve(result);
      };
      queue.push({ run, reject });
      if (isScheduled) return;
      isScheduled = true;
      // whatever has arrived by then comes along
      setImmediate(() => void writeBatch());
    });
}

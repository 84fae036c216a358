import { setTimeout as wait } from "node:timers/promises";
import SqliteFile from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

/** How long another process that writes is waited for. */
const patienceMs = 5_000;
const pauseMs = 10;

interface Patience {
  /** Milliseconds of a clock that nobody sets. */
  now(): number;
  pause(): Promise<unknown>;
}

const usualPatience: Patience = { now: () => performance.now(), pause: () => wait(pauseMs) };

function isBusy(error: unknown): boolean {
  return error instanceof SqliteFile.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

/**
 * Waits for other processes that write to the file without stopping the thread, which serves sites meanwhile; SQLite's
 * own wait would stop it, so its `busy_timeout` is to be 0. Once one was waited for in vain, what is asked of the
 * database fails at once until it is done, so that those who come later don't wait for each other (I9).
 */
export class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #file: SqliteFile.Database;
  readonly #patience: Patience;
  /** When the file was first and last seen to be another's. */
  #busy: { readonly since: number; readonly last: number } | undefined;

  constructor(inner: DatabaseConnection, file: SqliteFile.Database, patience = usualPatience) {
    this.#inner = inner;
    this.#file = file;
    this.#patience = patience;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        const result = await this.#inner.executeQuery<Row>(query);
        // whoever only reads need not wait, which says nothing of those who write
        if (this.#file.inTransaction || Number(result.numAffectedRows ?? 0) > 0)
          this.#busy = undefined;
        return result;
      } catch (error) {
        if (!isBusy(error) || !this.#hasPatience()) throw error;
      }
      await this.#patience.pause();
    }
  }

  /** Takes note that the file is another's. Within a transaction it is ours already, and waiting helps nothing. */
  #hasPatience(): boolean {
    const now = this.#patience.now();
    const isNew = this.#busy === undefined || now - this.#busy.last > patienceMs;
    this.#busy = { since: isNew ? now : (this.#busy?.since ?? now), last: now };
    return !this.#file.inTransaction && now - this.#busy.since <= patienceMs;
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.#inner.streamQuery<Row>(query, chunkSize);
  }
}

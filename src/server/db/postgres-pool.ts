import { PostgresDialect, PostgresDriver } from "kysely";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { shareOfHandles } from "../handles/handles.ts";
import type { DatabaseTimeouts } from "./timeouts.ts";

/** A server that is well cuts a statement off by itself. So much later nothing is expected of one that isn't. */
const grace = 2_000;
const int8 = 20;

/** What the driver is told about a connection, whether it comes from the pool or stands alone. */
export function connectionSettings(url: string, timeouts: DatabaseTimeouts) {
  return {
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.statement + grace,
  };
}

/** Whether an error is the server's answer to a statement: its connection is as good as before. */
function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(?:08|57P)/.test(error.code ?? "");
}

/**
 * A connection that is lost, or that an answer never came on, isn't used again: what it was told
 * last may still be under way. Whatever is asked of it afterwards fails with the first reason.
 */
function careful(client: pg.PoolClient): PostgresPoolClient {
  let lost: { error: unknown } | undefined;
  async function ask(statement: string, parameters: readonly unknown[]): Promise<unknown> {
    if (lost) throw lost.error;
    try {
      return await client.query(statement, [...parameters]);
    } catch (error) {
      if (!isAnswer(error)) lost = { error };
      throw error;
    }
  }
  function query<Row>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== "string") throw new TypeError("Rows are read at once here.");
    return ask(statement, parameters);
  }
  return {
    query,
    release: (isDiscarded) => client.release(isDiscarded === true || lost !== undefined),
  };
}

export interface PoolOptions {
  readonly timeouts: DatabaseTimeouts;
  /** Nothing can be written. */
  readonly isReadOnly?: boolean | undefined;
  /** Hears of connections that break, at rest or at work. */
  readonly onBroken?: ((error: Error) => void) | undefined;
}

/** Connections to a PostgreSQL. */
export function openPool(
  url: string,
  { timeouts, isReadOnly = false, onBroken = () => undefined }: PoolOptions,
): PostgresPool {
  const pool = new pg.Pool({
    ...connectionSettings(url, timeouts),
    ...(isReadOnly && { options: "-c default_transaction_read_only=on" }),
    max: shareOfHandles(10),
    idle_in_transaction_session_timeout: 30_000,
    types: {
      // Ids, revisions and times stay far below 2^53; the driver's default is a string.
      getTypeParser: (oid, format) =>
        Number(oid) === int8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // an error that nobody listens to ends the process, and the pool itself listens to those at rest only
  pool.on("connect", (client) => client.on("error", onBroken));
  pool.on("error", () => undefined);
  return {
    options: pool.options,
    connect: async () => careful(await pool.connect()),
    end: () => pool.end(),
  };
}

/** A transaction fails with what went wrong in it, also where it couldn't be rolled back afterwards. */
class CauseKeepingDriver extends PostgresDriver {
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver["rollbackTransaction"]>[0],
  ): Promise<void> {
    // the connection is thrown away then, and with it the transaction
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

export class CauseKeepingDialect extends PostgresDialect {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): CauseKeepingDriver {
    return new CauseKeepingDriver({ pool: this.#pool });
  }
}

import type { Transaction } from "kysely";
import type { LoggedOperation, OperationResult, OperationsAnswer } from "#/api/operations.ts";
import { readOperation } from "#/site/operations/apply.ts";
import {
  type Operation,
  type OperationContext,
  OperationConflict,
  OperationRefusal,
} from "#/site/operations/operation.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { RecordCache } from "./record-cache.ts";
import { RecordDraft } from "./record-draft.ts";
import type { SiteSignals } from "./site-signals.ts";
import { createTurns } from "./turns.ts";

export interface OperationLog {
  /**
   * Applies operations one after the other, each for itself, and answers what became of each
   * once all of them are durable. An operation whose id the log knows has no second effect and
   * the answer of the first. Throws `not-found`.
   */
  append(
    siteId: number,
    operations: readonly Operation[],
    authorId: string,
  ): Promise<OperationsAnswer>;
  /** Operations after a revision, oldest first, at most `limit`. */
  since(siteId: number, revision: number, limit: number): Promise<LoggedOperation[]>;
  /** The revision of the last operation. */
  revision(siteId: number): Promise<number>;
  /** The history, newest first. */
  history(
    siteId: number,
    part: { limit: number; offset: number },
  ): Promise<{ operations: LoggedOperation[]; total: number }>;
}

interface OperationLogOptions {
  database: Database;
  clock: Clock;
  context: OperationContext;
  signals: SiteSignals;
  cache?: RecordCache;
}

interface LogRow {
  siteId: number;
  revision: number;
  operationId: string;
  authorId: string;
  name: string;
  args: string;
  createdAt: number;
}

/** One call of `append` within its transaction. */
interface Appending {
  transaction: Transaction<Schema>;
  siteId: number;
  authorId: string;
  draft: RecordDraft;
  revision: number;
  rows: LogRow[];
  /** What the log, or an earlier operation of this call, holds by its id. */
  known: Map<string, { revision: number; args: unknown }>;
}

function toLogged(row: Omit<LogRow, "siteId">): LoggedOperation {
  return {
    revision: row.revision,
    id: row.operationId,
    name: row.name,
    args: JSON.parse(row.args),
    author: row.authorId,
    time: new Date(row.createdAt).toISOString(),
  };
}

const loggedColumns = ["revision", "operationId", "authorId", "name", "args", "createdAt"] as const;

export function createOperationLog(options: OperationLogOptions): OperationLog {
  const { database, clock, context, signals, cache = new RecordCache() } = options;
  const { db, dialect } = database;
  const inTurn = createTurns();

  async function begin(
    transaction: Transaction<Schema>,
    {
      siteId,
      operations,
      authorId,
    }: { siteId: number; operations: readonly Operation[]; authorId: string },
  ): Promise<Appending> {
    let query = transaction
      .selectFrom("sites")
      .select("revision")
      .where("id", "=", siteId)
      .where("trashedAt", "is", null);
    // One writer a site across all processes; SQLite has one writer anyway.
    if (dialect === "postgres") query = query.forUpdate();
    const site = await query.executeTakeFirst();
    if (!site) throw new AppError("not-found");
    const ids = operations.map((operation) => operation.id);
    const logged = await transaction
      .selectFrom("operations")
      .select(["operationId", "revision", "args"])
      .where("siteId", "=", siteId)
      .where("operationId", "in", ids)
      .execute();
    const known = new Map(
      logged.map((row) => [
        row.operationId,
        { revision: row.revision, args: JSON.parse(row.args) },
      ]),
    );
    const draft = new RecordDraft({ transaction, cache, siteId, revision: site.revision });
    return { transaction, siteId, authorId, draft, revision: site.revision, rows: [], known };
  }

  async function applyOne(state: Appending, operation: Operation): Promise<OperationResult> {
    const { id, name } = operation;
    const earlier = state.known.get(id);
    if (earlier) return { id, status: "applied", ...earlier };
    try {
      const { definition, args, keys } = readOperation(operation);
      const outcome = definition.apply(await state.draft.read(keys), args, context);
      const effective = outcome.args ?? args;
      const { siteId, authorId } = state;
      state.revision += 1;
      state.draft.change(outcome.changes, state.revision);
      state.rows.push({
        siteId,
        revision: state.revision,
        operationId: id,
        authorId,
        name,
        args: JSON.stringify(effective),
        createdAt: clock.now(),
      });
      const applied = { revision: state.revision, args: effective };
      state.known.set(id, applied);
      return { id, status: "applied", ...applied };
    } catch (error) {
      if (error instanceof OperationRefusal) {
        const { rule, message, path } = error;
        return { id, status: "refused", rule, message, path };
      }
      if (error instanceof OperationConflict) {
        return { id, status: "conflict", current: error.current, mine: error.mine };
      }
      throw error;
    }
  }

  /** Writes what was applied; answers the records that the cache takes over after the commit. */
  async function finish({ transaction, siteId, draft, revision, rows }: Appending) {
    await transaction.insertInto("operations").values(rows).execute();
    const written = await draft.write();
    const site = written.get("site")?.record;
    const name = site && "name" in site ? { name: site.name } : {};
    await transaction
      .updateTable("sites")
      .set({ revision, updatedAt: clock.now(), ...name })
      .where("id", "=", siteId)
      .execute();
    return written;
  }

  return {
    append: (siteId, operations, authorId) =>
      inTurn(siteId, async () => {
        const { answer, from, written } = await db.transaction().execute(async (transaction) => {
          const state = await begin(transaction, { siteId, operations, authorId });
          const from = state.revision;
          const results: OperationResult[] = [];
          for (const operation of operations) results.push(await applyOne(state, operation));
          const written = state.rows.length > 0 ? await finish(state) : undefined;
          return { answer: { revision: state.revision, results }, from, written };
        });
        if (written) {
          cache.advance(siteId, from, answer.revision, written);
          signals.notify(siteId);
        }
        return answer;
      }),
    async since(siteId, revision, limit) {
      const rows = await db
        .selectFrom("operations")
        .select(loggedColumns)
        .where("siteId", "=", siteId)
        .where("revision", ">", revision)
        .orderBy("revision")
        .limit(limit)
        .execute();
      return rows.map(toLogged);
    },
    async revision(siteId) {
      const query = db.selectFrom("sites").select("revision").where("id", "=", siteId);
      return (await query.executeTakeFirst())?.revision ?? 0;
    },
    async history(siteId, { limit, offset }) {
      const own = db.selectFrom("operations").where("siteId", "=", siteId);
      const rows = await own
        .select(loggedColumns)
        .orderBy("revision", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await own
        .select((select) => select.fn.countAll().as("total"))
        .executeTakeFirstOrThrow();
      return { operations: rows.map(toLogged), total: Number(total) };
    },
  };
}

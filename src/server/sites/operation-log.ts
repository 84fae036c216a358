import type { Transaction } from "kysely";
import type { LoggedOperation, OperationResult, OperationsAnswer } from "#/api/operations.ts";
import type { SiteRole } from "#/api/roles.ts";
import type { Operation, OperationContext } from "#/site/operations/operation.ts";
import type { Clock } from "../clock.ts";
import { countFound } from "../db/count-found.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import { createPauses } from "../limits/pauses.ts";
import { appendBatch, inBatches } from "./append-batch.ts";
import { beginAppending, finishAppending } from "./appending.ts";
import { loggedColumns, toLogged } from "./log-rows.ts";
import { RecordCache } from "./record-cache.ts";
import type { TellOfPages } from "./page-room.ts";
import type { SiteNewsTeller } from "./shared-news.ts";
import { createKeyedQueue } from "./keyed-queue.ts";

export interface OperationLog {
  /**
   * Applies operations one after the other, each batch as a whole and the others each for itself,
   * and answers what became of each once all of them are durable. An operation whose id the log knows has no second effect and
   * the answer of the first. Throws `not-found`, and `too-many-requests` where too many calls are under way.
   */
  append(
    siteId: number,
    operations: readonly Operation[],
    authorId: string,
    /** What the author may do. */
    role?: SiteRole,
  ): Promise<OperationsAnswer>;
  /** Operations after a revision, oldest first, at most `limit`. */
  since(siteId: number, revision: number, limit: number): Promise<LoggedOperation[]>;
  /** The revision of the last operation. */
  revision(siteId: number): Promise<number>;
  /** The last revision after `revision` that was there at a time; `revision` where there is none. */
  revisionAt(siteId: number, time: number, revision: number): Promise<number>;
  /** The history, newest first. */
  history(
    siteId: number,
    part: { limit: number; offset: number },
  ): Promise<{ operations: LoggedOperation[]; total: number }>;
}

export interface OperationLogOptions {
  database: Database;
  clock: Clock;
  context: OperationContext;
  news: Pick<SiteNewsTeller, "tellOfGrowth">;
  cache?: RecordCache;
  /** What limits are looked at; none of the installation's where it is left out. */
  readSettings?: ReadSettings;
  /** Called in the transaction in which pages were added or refused, where the account has a limit of them. */
  tellOfPages?: TellOfPages;
  /** Called in the transaction where a site got another revision that it can be read at. */
  onMark?: (transaction: Transaction<Schema>, siteId: number) => Promise<void>;
}

type Append = OperationLog["append"];

/** So many calls of one person are under way for a site, whose editor sends one at a time, and of all together. */
const underWayOfAuthor = 40;
const underWayOfSite = 400;

function createAppend(options: OperationLogOptions): Append {
  const { database, clock, context, news, cache = new RecordCache(), onMark } = options;
  const { readSettings, tellOfPages } = options;
  const { db, dialect } = database;
  const inTurn = createKeyedQueue({ underWay: underWayOfSite });
  const inAuthorsTurn = createKeyedQueue<string>({ underWay: underWayOfAuthor });

  async function append(...[siteId, operations, authorId, role = "owner"]: Parameters<Append>) {
    const { answer, from, written } = await db.transaction().execute(async (transaction) => {
      const time = clock.now();
      const { templates } = context;
      const begin = { dialect, cache, templates, siteId, authorId, role, time, operations };
      const state = await beginAppending(transaction, { ...begin, readSettings });
      const from = state.revision;
      const results: OperationResult[] = [];
      const breathe = createPauses();
      for (const batch of inBatches(operations))
        results.push(...(await appendBatch(state, batch, { ...context, breathe })));
      const written = state.rows.length > 0 ? await finishAppending(state) : undefined;
      if (written && state.newMark !== undefined) await onMark?.(transaction, siteId);
      // also where all were refused: a limit may have been lowered to what is there
      const room = state.pageRoom?.ofAccount;
      const { index } = room ? await state.draft.read(["index"]) : {};
      if (room && index) await tellOfPages?.(transaction, room, index.entries.length);
      return { answer: { revision: state.revision, results }, from, written };
    });
    if (written) {
      cache.advance(siteId, { from, to: answer.revision }, written);
      news.tellOfGrowth(siteId);
    }
    return answer;
  }
  return (siteId, operations, authorId, role) =>
    inAuthorsTurn(`${siteId} ${authorId}`, () =>
      inTurn(siteId, () => append(siteId, operations, authorId, role)),
    );
}

export function createOperationLog(options: OperationLogOptions): OperationLog {
  const { db } = options.database;
  return {
    append: createAppend(options),
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
    async revisionAt(siteId, time, revision) {
      const last = await db
        .selectFrom("operations")
        .select("revision")
        .where("siteId", "=", siteId)
        .where("revision", ">", revision)
        .where("createdAt", "<=", time)
        .orderBy("revision", "desc")
        .limit(1)
        .executeTakeFirst();
      return last?.revision ?? revision;
    },
    async history(siteId, { limit, offset }) {
      const own = db.selectFrom("operations").where("siteId", "=", siteId);
      const rows = await own
        .select(loggedColumns)
        .orderBy("revision", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await countFound(own);
      return { operations: rows.map(toLogged), total };
    },
  };
}

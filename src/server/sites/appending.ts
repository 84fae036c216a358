import { readOwnJson } from "#/lib/read-own-json.ts";
import { noteNamedPictures } from "#/site/project/renamed-ids.ts";
import { refusalText } from "#/site/operations/refusal-texts.ts";
import type { Transaction } from "kysely";
import { type SiteRole, mayApply } from "#/api/roles.ts";
import type { OperationResult } from "#/api/operations.ts";
import { readOperation } from "#/site/operations/apply.ts";
import {
  type Operation,
  type OperationContext,
  OperationConflict,
  OperationRefusal,
} from "#/site/operations/operation.ts";
import { refusal } from "#/site/operations/refusals.ts";
import type { Templates } from "#/site/section.ts";
import type { Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import { untrashPictures } from "../db/trash-pictures.ts";
import type { LogRow } from "./log-rows.ts";
import { type PageRoom, expectRoomForPages, readPageRoom } from "./page-room.ts";
import type { RecordCache } from "./record-cache.ts";
import { RecordDraft, type WrittenRecords } from "./record-draft.ts";

/** One call of `append` within its transaction. */
export interface Appending {
  transaction: Transaction<Schema>;
  siteId: number;
  authorId: string;
  /** What the author may do. */
  role: SiteRole;
  /** Milliseconds since 1970. */
  time: number;
  draft: RecordDraft;
  /** The revision after what was applied so far. */
  revision: number;
  rows: LogRow[];
  /** What the log, or an earlier operation of this call, holds by its id. */
  known: Map<string, { revision: number; args: unknown }>;
  /** Ids of batches that are applied: of those that this call names, in the log or earlier in the call. */
  batches: Set<string>;
  /** The revision before this call, where it becomes one that the whole site can be read at. */
  newMark: number | undefined;
  /** Looked at once, when the first page is added. */
  readPageRoom: () => Promise<PageRoom>;
  /** What was found then. */
  pageRoom: PageRoom | undefined;
}

/** So many operations at most lie between two revisions that the whole site can be read at, and one call's. */
const operationsPerMark = 100;

interface BeginOptions {
  dialect: Dialect;
  cache: RecordCache;
  templates: Templates;
  siteId: number;
  authorId: string;
  role: SiteRole;
  time: number;
  operations: readonly Operation[];
  /** Left out where no limit of the installation holds. */
  readSettings?: ReadSettings | undefined;
}

/** Which of the batches that operations are of the log has already. */
async function takenBatches(
  transaction: Transaction<Schema>,
  siteId: number,
  operations: readonly Operation[],
): Promise<Set<string>> {
  const named = new Set(operations.flatMap(({ batch }) => batch?.id ?? []));
  if (named.size === 0) return named;
  const rows = await transaction
    .selectFrom("operations")
    .select("batchId")
    .distinct()
    .where("siteId", "=", siteId)
    .where("batchId", "in", [...named])
    .execute();
  return new Set(rows.flatMap(({ batchId }) => batchId ?? []));
}

/** Holds the site until the transaction ends and finds the operations that the log has already. */
export async function beginAppending(
  transaction: Transaction<Schema>,
  options: BeginOptions,
): Promise<Appending> {
  const { dialect, cache, templates, siteId, authorId, role, time, operations } = options;
  let query = transaction
    .selectFrom("sites")
    .select("revision")
    .select((select) =>
      select
        .selectFrom("historyMarks")
        .select((own) => own.fn.max("historyMarks.revision").as("mark"))
        .where("historyMarks.siteId", "=", siteId)
        .as("mark"),
    )
    .where("id", "=", siteId)
    .where("trashedAt", "is", null);
  // One writer a site across all processes; SQLite has one writer anyway.
  if (dialect === "postgres") query = query.forUpdate();
  const site = await query.executeTakeFirst();
  if (!site) throw new AppError("not-found");
  const logged = await transaction
    .selectFrom("operations")
    .select(["operationId", "revision", "args"])
    .where("siteId", "=", siteId)
    .where(
      "operationId",
      "in",
      operations.map((operation) => operation.id),
    )
    .execute();
  const known = new Map(
    logged.map((row) => [row.operationId, { revision: row.revision, args: JSON.parse(row.args) }]),
  );
  const { revision } = site;
  const lastMark = site.mark === null ? undefined : Number(site.mark);
  const isDue = lastMark === undefined || revision - lastMark >= operationsPerMark;
  const mark = isDue ? revision : lastMark;
  const draft = new RecordDraft({ transaction, cache, templates, siteId, revision, mark });
  const state: Appending = {
    transaction,
    siteId,
    authorId,
    role,
    time,
    draft,
    revision,
    rows: [],
    known,
    batches: await takenBatches(transaction, siteId, operations),
    newMark: isDue ? revision : undefined,
    readPageRoom: async () => (state.pageRoom ??= await readPageRoom(transaction, options, siteId)),
    pageRoom: undefined,
  };
  return state;
}

/** Applies one operation to the draft, unless its id is known. */
export async function appendOne(
  state: Appending,
  operation: Operation,
  context: OperationContext,
): Promise<OperationResult> {
  const { id, name } = operation;
  const earlier = state.known.get(id);
  if (earlier) return { id, status: "applied", ...earlier };
  try {
    if (!mayApply(state.role, operation)) throw refusal("role", [], operation.name);
    const { definition, args, keys } = readOperation(operation);
    const before = await state.draft.read(keys);
    const outcome = definition.apply(before, args, context);
    await expectRoomForPages(state.readPageRoom, before, outcome.changes);
    const applied = { revision: state.revision + 1, args: outcome.args ?? args };
    const { siteId, authorId, time: createdAt } = state;
    state.revision = applied.revision;
    state.draft.change(outcome.changes, applied.revision);
    state.rows.push({
      siteId,
      revision: applied.revision,
      operationId: id,
      authorId,
      name,
      args: JSON.stringify(applied.args),
      via: operation.via ?? "api",
      batchId: operation.batch?.id ?? null,
      batchName: operation.batch?.name ?? null,
      createdAt,
    });
    state.known.set(id, applied);
    return { id, status: "applied", ...applied };
  } catch (error) {
    if (error instanceof OperationRefusal) {
      const { rule, path } = error;
      return { id, status: "refused", rule, message: refusalText(error), path };
    }
    if (error instanceof OperationConflict) {
      return { id, status: "conflict", current: error.current, mine: error.mine };
    }
    throw error;
  }
}

/** Pictures that an edit puts into a place are no trash, whoever threw them away in the meantime. */
function showPictures({ transaction, siteId, rows }: Appending): Promise<void> {
  const named = new Set<string>();
  for (const { args } of rows)
    if (args.includes('"asset"')) noteNamedPictures(readOwnJson(args), named);
  return untrashPictures(transaction, { siteId, ids: [...named] });
}

/** Writes what was applied; answers the records that the cache takes over after the commit. */
export async function finishAppending(state: Appending): Promise<WrittenRecords> {
  const { transaction, siteId, draft, revision, rows, time, newMark } = state;
  await transaction.insertInto("operations").values(rows).execute();
  if (newMark !== undefined)
    await transaction
      .insertInto("historyMarks")
      .values({ siteId, revision: newMark, createdAt: time })
      .execute();
  await showPictures(state);
  const written = await draft.write();
  const site = written.get("site")?.record;
  const name = site && "name" in site ? { name: site.name } : {};
  await transaction
    .updateTable("sites")
    .set({ revision, updatedAt: time, ...name })
    .where("id", "=", siteId)
    .execute();
  return written;
}

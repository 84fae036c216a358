import { type Kysely, type Transaction, sql } from "kysely";
import type { RecordChanges, Records } from "#/site/records.ts";
import { refusal } from "#/site/operations/refusals.ts";
import type { Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import {
  type LimitsContext,
  firstOwnerOf,
  holdAccount,
  mostOfAccount,
  sitesFirstOwnedBy,
} from "./account-limits.ts";

/** What the account of a site may have of pages on all of its sites together. */
export interface AccountRoom {
  readonly userId: string;
  readonly most: number;
  /** Pages of its other sites, those in the trash too. */
  readonly elsewhere: number;
}

/** How many pages a site may have; undefined: as many as wanted. */
export interface PageRoom {
  readonly ofSite: number | undefined;
  readonly ofAccount: AccountRoom | undefined;
}

/** Tells an account how many pages it has by now, in the transaction in which some were to be added. */
export type TellOfPages = (
  transaction: Transaction<Schema>,
  room: AccountRoom,
  count: number,
) => Promise<void>;

interface Counting {
  readonly db: Kysely<Schema>;
  readonly dialect: Dialect;
}

function pageCount(dialect: Dialect) {
  return dialect === "postgres"
    ? sql<number>`json_array_length("body"::json->'entries')`
    : sql<number>`json_array_length("body", '$.entries')`;
}

function indexesOf({ db }: Counting, userId: string) {
  return db
    .selectFrom("records")
    .where("key", "=", "index")
    .where("siteId", "in", sitesFirstOwnedBy(db, userId));
}

/** How many pages the site with the most of them has, of those that count for an account. */
export async function largestSiteOf(counting: Counting, userId: string): Promise<number> {
  const { most } = await indexesOf(counting, userId)
    .select((select) => select.fn.max(pageCount(counting.dialect)).as("most"))
    .executeTakeFirstOrThrow();
  return Number(most ?? 0);
}

/** How many pages the sites have together that count for an account, but for one of them. */
export async function pagesOfAccount(counting: Counting, userId: string, but = 0): Promise<number> {
  const { sum } = await indexesOf(counting, userId)
    .where("siteId", "!=", but)
    .select((select) => select.fn.sum(pageCount(counting.dialect)).as("sum"))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/**
 * What there is room for on a site whose row is held. Where a limit of all sites holds, the account is held until the
 * transaction ends, so that what is added to its other sites at this moment is counted.
 */
export async function readPageRoom(
  transaction: Transaction<Schema>,
  context: LimitsContext,
  siteId: number,
): Promise<PageRoom> {
  const { readSettings } = context;
  const userId = await firstOwnerOf(transaction, siteId);
  const ofSite = await mostOfAccount(transaction, readSettings, { userId, name: "pages" });
  const about = { userId, name: "allPages" } as const;
  if ((await mostOfAccount(transaction, readSettings, about)) === undefined)
    return { ofSite, ofAccount: undefined };
  return { ofSite, ofAccount: await holdPagesOf(transaction, context, { userId, siteId }) };
}

async function holdPagesOf(
  transaction: Transaction<Schema>,
  context: LimitsContext,
  { userId, siteId }: { userId: string | undefined; siteId?: number },
): Promise<AccountRoom | undefined> {
  if (userId === undefined) return undefined;
  const most = await holdAccount(transaction, context, { userId, name: "allPages" });
  if (most === undefined) return undefined;
  const counting = { db: transaction, dialect: context.dialect };
  return { userId, most, elsewhere: await pagesOfAccount(counting, userId, siteId) };
}

/**
 * Throws the refusal of pages above what a site, or all of its account, may have. The site's row is held, so that what
 * others add at this moment is counted. What is above a limit already stays, is changed and goes.
 */
export async function expectRoomForPages(
  readRoom: () => Promise<PageRoom>,
  before: Records,
  changes: RecordChanges,
): Promise<void> {
  const count = changes.index?.entries.length ?? 0;
  if (count <= (before.index?.entries.length ?? 0)) return;
  const { ofSite, ofAccount } = await readRoom();
  if (ofSite !== undefined && count > ofSite) throw refusal("pages-limit", [], String(ofSite));
  if (ofAccount && count + ofAccount.elsewhere > ofAccount.most)
    throw refusal("pages-limit", [], String(ofAccount.most));
}

/**
 * Throws `too-many-pages` where a new site of an account would have more pages than it may, and `no-room-for-pages`
 * where all of the account's would. Answers the account's room where it has a limit.
 */
export async function expectPagesOfNewSite(
  transaction: Transaction<Schema>,
  context: LimitsContext,
  { ownerId: userId, count }: { ownerId: string; count: number },
): Promise<AccountRoom | undefined> {
  const about = { userId, name: "pages" } as const;
  const most = await mostOfAccount(transaction, context.readSettings, about);
  if (most !== undefined && count > most) throw new AppError("too-many-pages");
  const room = await holdPagesOf(transaction, context, { userId });
  if (room && room.elsewhere + count > room.most) throw new AppError("no-room-for-pages");
  return room;
}

/** The same of a site that is there, were it to have so many: it may keep as many as it has. */
export async function expectPagesOfSite(
  transaction: Transaction<Schema>,
  context: LimitsContext,
  { siteId, count }: { siteId: number; count: number },
): Promise<void> {
  const { ofSite, ofAccount } = await readPageRoom(transaction, context, siteId);
  const { now } = await transaction
    .selectFrom("records")
    .select(pageCount(context.dialect).as("now"))
    .where("siteId", "=", siteId)
    .where("key", "=", "index")
    .executeTakeFirstOrThrow(() => new AppError("not-found"));
  if (count <= Number(now)) return;
  if (ofSite !== undefined && count > ofSite) throw new AppError("too-many-pages");
  if (ofAccount && ofAccount.elsewhere + count > ofAccount.most)
    throw new AppError("no-room-for-pages");
}

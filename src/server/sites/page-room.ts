import { type Kysely, type Transaction, sql } from "kysely";
import type { RecordChanges, Records } from "#/site/records.ts";
import { refusal } from "#/site/operations/refusals.ts";
import type { Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import { firstOwnerOf, mostOfAccount, sitesFirstOwnedBy } from "./account-limits.ts";

/** The most pages that a site may have: as its first owner may; undefined where they have no limit. */
export async function mostPagesOfSite(
  db: Kysely<Schema>,
  readSettings: ReadSettings | undefined,
  siteId: number,
): Promise<number | undefined> {
  const userId = await firstOwnerOf(db, siteId);
  return mostOfAccount(db, readSettings, { userId, name: "pages" });
}

/**
 * Throws the refusal of pages above what a site may have. Its row is held, so that what others add at this moment is
 * counted. What is above the limit already stays, is changed and goes.
 */
export async function expectRoomForPages(
  readMost: () => Promise<number | undefined>,
  before: Records,
  changes: RecordChanges,
): Promise<void> {
  const count = changes.index?.entries.length ?? 0;
  if (count <= (before.index?.entries.length ?? 0)) return;
  const most = await readMost();
  if (most !== undefined && count > most) throw refusal("pages-limit", [], String(most));
}

/** Throws `too-many-pages` where a new site of an account would have more pages than it may. */
export async function expectPagesOfNewSite(
  transaction: Transaction<Schema>,
  readSettings: ReadSettings | undefined,
  { ownerId, count }: { ownerId: string; count: number },
): Promise<void> {
  const about = { userId: ownerId, name: "pages" } as const;
  const most = await mostOfAccount(transaction, readSettings, about);
  if (most !== undefined && count > most) throw new AppError("too-many-pages");
}

/** How many pages the site with the most of them has, of those that count for an account. */
export async function largestSiteOf(
  { db, dialect }: { db: Kysely<Schema>; dialect: Dialect },
  userId: string,
): Promise<number> {
  const count =
    dialect === "postgres"
      ? sql<number>`json_array_length("body"::json->'entries')`
      : sql<number>`json_array_length("body", '$.entries')`;
  const { most } = await db
    .selectFrom("records")
    .select((select) => select.fn.max(count).as("most"))
    .where("key", "=", "index")
    .where("siteId", "in", sitesFirstOwnedBy(db, userId))
    .executeTakeFirstOrThrow();
  return Number(most ?? 0);
}

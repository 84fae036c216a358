import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Documents } from "./documents.ts";
import type { Sites } from "./sites.ts";

interface CopyOptions {
  readonly sites: Pick<Sites, "create">;
  readonly documents: Pick<Documents, "load">;
}

interface WantedCopy {
  /** The site that is copied. */
  readonly siteId: number;
  readonly name: string;
  readonly ownerId: string;
}

/** Gives a site the pictures of another: their bytes and what was made of them are kept by their hash, once. */
async function copyAssets(
  transaction: Transaction<Schema>,
  from: number,
  to: number,
): Promise<void> {
  const columns = [
    "siteId",
    "id",
    "hash",
    "mime",
    "bytes",
    "info",
    "createdAt",
    "trashedAt",
    "sentHash",
  ] as const;
  const [, ...own] = columns;
  const rowsOf = (db: Kysely<Schema>) =>
    db
      .selectFrom("assets")
      .select((select) => [select.val(to).as("siteId"), ...own])
      .where("siteId", "=", from);
  await transaction.insertInto("assets").columns(columns).expression(rowsOf(transaction)).execute();
}

/** Gives a site the files of another. */
async function copyFiles(
  transaction: Transaction<Schema>,
  from: number,
  to: number,
): Promise<void> {
  const columns = ["siteId", "hash", "kind", "bytes", "createdAt"] as const;
  const [, ...own] = columns;
  const rowsOf = (db: Kysely<Schema>) =>
    db
      .selectFrom("sentFiles")
      .select((select) => [select.val(to).as("siteId"), ...own])
      .where("siteId", "=", from);
  await transaction
    .insertInto("sentFiles")
    .columns(columns)
    .expression(rowsOf(transaction))
    .execute();
}

/** Keeps from a site's visitors what those of another don't see: its passwords, and pages that are off. */
async function copyHidden(
  transaction: Transaction<Schema>,
  from: number,
  to: number,
): Promise<void> {
  const lock = ["page", "hash", "key", "days", "changedAt"] as const;
  await transaction
    .insertInto("pageLocks")
    .columns(["siteId", ...lock])
    .expression((db) =>
      db
        .selectFrom("pageLocks")
        .select((select) => [select.val(to).as("siteId"), ...lock])
        .where("siteId", "=", from),
    )
    .execute();
  await transaction
    .insertInto("unpublished")
    .columns(["siteId", "page", "since"])
    .expression((db) =>
      db
        .selectFrom("unpublished")
        .select((select) => [select.val(to).as("siteId"), "page", "since"])
        .where("siteId", "=", from)
        // a copy isn't published at all, until its owner does that
        .where("page", "!=", ""),
    )
    .execute();
}

/**
 * Makes a site of a site as it is edited now, with its pictures and files and what of it visitors don't see: all of it or nothing. What visitors sent, its releases,
 * its history, its members and its webhook stay where they are. Throws `not-found`.
 */
export async function copySite(
  { sites, documents }: CopyOptions,
  { siteId, name, ownerId }: WantedCopy,
): Promise<number> {
  const { document } = await documents.load(siteId);
  return sites.create({
    ownerId,
    document: { ...document, site: { ...document.site, name } },
    async alongside(transaction, copy) {
      await copyAssets(transaction, siteId, copy);
      await copyFiles(transaction, siteId, copy);
      await copyHidden(transaction, siteId, copy);
    },
  });
}

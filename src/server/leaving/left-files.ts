import type { Kysely, Transaction } from "kysely";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";

/** `picture` is whatever was uploaded, files for visitors too; `variant` what was made of it. */
export type LeftKind = "picture" | "variant" | "manifest" | "index" | "content";

/** Notes files that a site leaves behind. */
export async function noteLeft(
  db: Kysely<Schema>,
  { siteId, kind }: { siteId: number; kind: LeftKind },
  hashes: Iterable<string>,
): Promise<void> {
  for (const part of inParts([...new Set(hashes)]))
    await db
      .insertInto("leftFiles")
      .values(part.map((hash) => ({ siteId, kind, hash })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Notes what a site has in the storage, in the transaction that deletes it: no file is forgotten. */
export async function noteFilesOf(transaction: Transaction<Schema>, siteId: number): Promise<void> {
  const of = (table: "assets" | "sentFiles" | "goneContent") =>
    transaction.selectFrom(table).select("hash").where("siteId", "=", siteId).execute();
  const hashOf = ({ hash }: { hash: string }) => hash;
  const releases = await transaction
    .selectFrom("releases")
    .select("manifestHash as hash")
    .where("siteId", "=", siteId)
    .execute();
  const uploads = [...(await of("assets")), ...(await of("sentFiles"))];
  await noteLeft(transaction, { siteId, kind: "picture" }, uploads.map(hashOf));
  await noteLeft(transaction, { siteId, kind: "content" }, (await of("goneContent")).map(hashOf));
  await noteLeft(transaction, { siteId, kind: "manifest" }, releases.map(hashOf));
}

/** Forgets files that are gone, or that something uses. */
export async function forgetLeft(
  db: Kysely<Schema>,
  siteId: number,
  hashes: Iterable<string>,
): Promise<void> {
  for (const part of inParts([...hashes]))
    await db
      .deleteFrom("leftFiles")
      .where("siteId", "=", siteId)
      .where("hash", "in", part)
      .execute();
}

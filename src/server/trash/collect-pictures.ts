import type { Kysely } from "kysely";
import type { Database } from "../db/database.ts";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";
import type { CollectOptions } from "./collect-releases.ts";
import { forgetLeft, noteLeft } from "../leaving/left-files.ts";

const hashPattern = /[0-9a-f]{64}/g;
const setsAtOnce = 500;

function hashesIn(text: string): string[] {
  return text.match(hashPattern) ?? [];
}

/** The tables whose rows stand for stored pictures, for files that visitors download, and for the server's own. */
const ownerTables = ["assets", "savedSectionAssets", "sentFiles", "keptFiles"] as const;

/** Which of these files a site, a saved section or the server itself has. */
async function ownedOf(db: Kysely<Schema>, hashes: readonly string[]): Promise<Set<string>> {
  const owned = new Set<string>();
  for (const part of inParts(hashes))
    for (const table of ownerTables) {
      const rows = await db.selectFrom(table).select("hash").where("hash", "in", part).execute();
      for (const { hash } of rows) owned.add(hash);
    }
  return owned;
}

/** Takes out of these files those that were made of a picture that some site has. */
async function keepMade(db: Kysely<Schema>, files: Set<string>): Promise<void> {
  let after = { hash: "", recipe: "" };
  for (;;) {
    const rows = await db
      .selectFrom("pictureSets")
      .select(["hash", "recipe", "body"])
      .where((where) =>
        where.or([
          where("hash", ">", after.hash),
          where.and([where("hash", "=", after.hash), where("recipe", ">", after.recipe)]),
        ]),
      )
      .orderBy("hash")
      .orderBy("recipe")
      .limit(setsAtOnce)
      .execute();
    for (const { body } of rows) for (const hash of hashesIn(body)) files.delete(hash);
    const last = rows.at(-1);
    if (!last || rows.length < setsAtOnce) return;
    after = last;
  }
}

/** Forgets what was made of a picture that no site has any more, and notes its files in the same transaction. */
function dropSets({ db }: Database, siteId: number, picture: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if ((await ownedOf(transaction, [picture])).size > 0) return;
    const sets = await transaction
      .deleteFrom("pictureSets")
      .where("hash", "=", picture)
      .returning("body")
      .execute();
    const variants = sets.flatMap(({ body }) => hashesIn(body));
    await noteLeft(transaction, { siteId, kind: "variant" }, variants);
  });
}

/** Removes the uploads that a deleted site leaves behind, and the files made of pictures, but what other sites have. */
export async function collectPictures(
  { database, storage, pictures }: CollectOptions,
  siteId: number,
  unusedSince: number,
): Promise<void> {
  const { db } = database;
  const left = (kind: "picture" | "variant") =>
    db
      .selectFrom("leftFiles")
      .select("hash")
      .where("siteId", "=", siteId)
      .where("kind", "=", kind)
      .execute();
  const own = (await left("picture")).map(({ hash }) => hash);
  for (const picture of own) {
    await pictures.forget(picture, () => dropSets(database, siteId, picture));
  }
  const all = [...own, ...(await left("variant")).map(({ hash }) => hash)];
  const unused = new Set(all).difference(await ownedOf(db, all));
  await keepMade(db, unused);
  const done = new Set(all).difference(unused);
  for (const hash of unused) if (await storage.removeUnused(hash, unusedSince)) done.add(hash);
  await forgetLeft(db, siteId, done);
}

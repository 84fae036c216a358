import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import type { Schema } from "../db/schema.ts";

const storedSchema = z.object({ manifest: z.string(), indexes: z.array(z.string()) });

/** Where the recompressed files of one release are: indexes of packs, by their hashes. */
type Recompressed = z.infer<typeof storedSchema>;

/** Reads what a site's row says; undefined where no files were recompressed. */
function readRecompressed(stored: string | null): Recompressed | undefined {
  return stored === null ? undefined : storedSchema.parse(JSON.parse(stored));
}

/** The indexes that a row has for a manifest. Those of another release are none of its. */
export function indexesFor(manifest: string, stored: string | null): readonly string[] {
  const found = readRecompressed(stored);
  return found?.manifest === manifest ? found.indexes : [];
}

/** The indexes that a site's row has: for a manifest, or whatever they are for; undefined where it has never had any. */
export async function recompressedOf(
  db: Kysely<Schema>,
  siteId: number,
  manifest?: string,
): Promise<readonly string[] | undefined> {
  const row = await db
    .selectFrom("sites")
    .select("recompressed")
    .where("id", "=", siteId)
    .executeTakeFirst();
  const stored = row?.recompressed ?? null;
  if (stored === null || manifest === undefined) return readRecompressed(stored)?.indexes;
  return indexesFor(manifest, stored);
}

/** Adds an index for the live release, unless that is another one than this manifest's by then; says whether it did. */
export async function addRecompressed(
  transaction: Transaction<Schema>,
  { siteId, manifest, index }: { siteId: number; manifest: string; index: string },
): Promise<boolean> {
  // a write first: who makes another release live comes before or after
  const held = await transaction
    .updateTable("sites")
    .set((row) => ({ recompressed: row.ref("recompressed") }))
    .where("id", "=", siteId)
    .where("trashedAt", "is", null)
    .returning(["liveReleaseId", "recompressed"])
    .executeTakeFirst();
  if (!held || held.liveReleaseId === null) return false;
  const live = await transaction
    .selectFrom("releases")
    .select("manifestHash")
    .where("id", "=", held.liveReleaseId)
    .executeTakeFirst();
  if (live?.manifestHash !== manifest) return false;
  const indexes = [...indexesFor(manifest, held.recompressed), index];
  await transaction
    .updateTable("sites")
    .set({ recompressed: JSON.stringify({ manifest, indexes }) })
    .where("id", "=", siteId)
    .execute();
  return true;
}

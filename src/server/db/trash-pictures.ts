import type { Kysely } from "kysely";
import { inParts } from "./in-parts.ts";
import type { Schema } from "./schema.ts";

interface Thrown {
  readonly siteId: number;
  readonly ids: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Throws pictures of a site away, which stay for what shows them. Answers how many weren't thrown away before. */
export async function trashPictures(
  db: Kysely<Schema>,
  { siteId, ids, now }: Thrown,
): Promise<number> {
  let count = 0;
  for (const part of inParts(ids)) {
    const { numUpdatedRows } = await db
      .updateTable("assets")
      .set({ trashedAt: now })
      .where("siteId", "=", siteId)
      .where("id", "in", part)
      .where("trashedAt", "is", null)
      .executeTakeFirst();
    count += Number(numUpdatedRows);
  }
  return count;
}

/** Takes pictures of a site out of the trash. */
export async function untrashPictures(
  db: Kysely<Schema>,
  { siteId, ids }: Omit<Thrown, "now">,
): Promise<void> {
  for (const part of inParts(ids))
    await db
      .updateTable("assets")
      .set({ trashedAt: null })
      .where("siteId", "=", siteId)
      .where("id", "in", part)
      .where("trashedAt", "is not", null)
      .execute();
}

import type { Kysely } from "kysely";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";

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

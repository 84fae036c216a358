import type { Kysely } from "kysely";
import { readOwnJson } from "#/lib/read-own-json.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { Schema } from "./schema.ts";

/** The pages of a site in their order; none where there is no site. */
export async function pageEntries(
  db: Kysely<Schema>,
  siteId: number,
): Promise<PageIndex["entries"]> {
  const row = await db
    .selectFrom("records")
    .select("body")
    .where("siteId", "=", siteId)
    .where("key", "=", "index")
    .executeTakeFirst();
  return row ? readOwnJson<PageIndex>(row.body).entries : [];
}

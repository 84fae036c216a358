import type { Kysely } from "kysely";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";
import { dayOf, toldViews } from "./traffic-rows.ts";

/** The views of sites since a day began; sites that had none are left out. `since` in milliseconds since 1970. */
export async function readViewsSince(
  db: Kysely<Schema>,
  siteIds: readonly number[],
  since: number,
): Promise<Map<number, number>> {
  const views = new Map<number, number>();
  for (const ids of inParts(siteIds)) {
    const rows = await db
      .selectFrom("siteTraffic")
      .select("siteId")
      .select((select) => select.fn.sum("views").as("sum"))
      .where("siteId", "in", ids)
      .where("day", ">=", dayOf(since))
      .groupBy("siteId")
      .execute();
    for (const { siteId, sum } of rows) views.set(siteId, toldViews(sum));
  }
  return views;
}

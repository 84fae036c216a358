import { type SelectQueryBuilder, sql } from "kysely";

/** How many rows a query finds that has selected nothing yet. Drivers tell counts as a number or as text. */
export async function countFound<DB, Tables extends keyof DB>(
  found: SelectQueryBuilder<DB, Tables, Record<never, never>>,
): Promise<number> {
  const { total } = await found
    .select(sql`count(*)`.as("total"))
    .$castTo<{ total: number | string }>()
    .executeTakeFirstOrThrow();
  return Number(total);
}

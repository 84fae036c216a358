import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Whether a PostgreSQL has any table that its user may see, where ours would be. */
export async function hasTables({ db }: Pick<Database, "db">): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema() limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

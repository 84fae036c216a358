import { type Transaction, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

export interface TableColumn {
  readonly name: string;
  /** As the SQL standard calls it. */
  readonly type: string;
  /** Whether the database counts it up itself. */
  readonly counts: boolean;
}

/** The columns of a PostgreSQL by their tables, as the steps of the schema made them. */
export async function tablesOfPostgres(
  transaction: Transaction<Schema>,
): Promise<Map<string, TableColumn[]>> {
  const { rows } = await sql<TableColumn & { readonly home: string }>`
    select table_name as home, column_name as name, data_type as type, is_identity = 'YES' as counts
    from information_schema.columns where table_schema = current_schema()
    order by table_name, ordinal_position`.execute(transaction);
  return Map.groupBy(rows, ({ home }) => home);
}

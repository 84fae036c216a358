import { type ColumnDefinitionBuilder, type RawBuilder, sql } from "kysely";
import type { Dialect } from "./database.ts";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** What the two dialects spell differently, for migrations. */
export interface ColumnTypes {
  dialect: Dialect;
  /** Whole numbers up to 2^53: ids, revisions, milliseconds. */
  integer: "integer" | "bigint";
  /** The dates and booleans of better-auth's tables. */
  date: "text" | "timestamptz";
  boolean: "integer" | "boolean";
  /** A number that the database counts up itself and never gives out twice. */
  id: Column;
  /** Puts texts in byte order, the same on both. */
  bytewise: RawBuilder<unknown>;
}

export function columnTypes(dialect: Dialect): ColumnTypes {
  if (dialect === "sqlite") {
    return {
      dialect,
      integer: "integer",
      date: "text",
      boolean: "integer",
      id: (column) => column.primaryKey().autoIncrement(),
      bytewise: sql`collate binary`,
    };
  }
  return {
    dialect,
    integer: "bigint",
    date: "timestamptz",
    boolean: "boolean",
    id: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    bytewise: sql`collate "C"`,
  };
}

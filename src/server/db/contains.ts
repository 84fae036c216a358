import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Dialect } from "./database.ts";

/** A text as people write it in capitals, in small letters and as a name. SQLite knows only those of ASCII. */
function spellings(text: string): string[] {
  const small = text.toLowerCase();
  const [first = "", ...rest] = small;
  return [...new Set([text, small, text.toUpperCase(), first.toUpperCase() + rest.join("")])];
}

function patternOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Whether one of several columns has a text in it, however it is written; what stands in it is no pattern. */
export function contains<Tables, Table extends keyof Tables>(
  { or }: Pick<ExpressionBuilder<Tables, Table>, "or">,
  dialect: Dialect,
  { columns, text }: { columns: readonly Expression<unknown>[]; text: string },
): Expression<SqlBool> {
  const escape = "\\";
  return or(
    columns.flatMap((column) =>
      dialect === "postgres"
        ? [sql<SqlBool>`${column} ilike ${patternOf(text)} escape ${escape}`]
        : spellings(text).map(
            (one) => sql<SqlBool>`${column} like ${patternOf(one)} escape ${escape}`,
          ),
    ),
  );
}

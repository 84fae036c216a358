import { z } from "zod";
import type { CopiedDatabase } from "./database-copy.ts";

/**
 * The tables whose rows stand for stored files, with the column that names them, and whether the row comes before its
 * file (`files/kept-files.ts`): the others come after it.
 */
const columns = [
  ["assets", "hash", false],
  ["savedSectionAssets", "hash", false],
  ["sentFiles", "hash", false],
  ["keptFiles", "hash", true],
  ["releases", "manifestHash", false],
] as const;

/** Asks for every stored file that rows name, once each; "" where none of the tables is there, as in older databases. */
export function neededQuery(tables: ReadonlySet<string>): string {
  const each = columns
    .filter(([table]) => tables.has(table))
    .map(
      ([table, column, isEarly]) =>
        `select "${column}" as hash, ${isEarly ? 1 : 0} as early from "${table}"`,
    );
  if (each.length === 0) return "";
  return `select hash, min(early) as early from (${each.join(" union all ")}) as named group by hash`;
}

const rowsSchema = z.array(z.object({ hash: z.string(), early: z.number() }));

/** What the answer to `neededQuery` says. */
export function readNeeded(rows: unknown): Pick<CopiedDatabase, "needed" | "noted"> {
  const all = rowsSchema.parse(rows);
  const hashesOf = (early: number) =>
    all.filter((row) => row.early === early).map(({ hash }) => hash);
  return { needed: hashesOf(0), noted: hashesOf(1) };
}

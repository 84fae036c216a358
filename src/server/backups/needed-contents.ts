/** The tables whose rows stand for stored files, with the column that names them. */
const columns = [
  ["assets", "hash"],
  ["savedSectionAssets", "hash"],
  ["sentFiles", "hash"],
  ["keptFiles", "hash"],
  ["releases", "manifestHash"],
] as const;

/** Asks for the `hash` of every stored file that rows name; "" where none of the tables is there, as in older databases. */
export function neededQuery(tables: ReadonlySet<string>): string {
  return columns
    .filter(([table]) => tables.has(table))
    .map(([table, column]) => `select "${column}" as hash from "${table}"`)
    .join(" union ");
}

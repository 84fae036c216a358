import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import pg from "pg";

/** Where rows are kept. */
export interface Place {
  readonly dataDir: string;
  readonly url: string | undefined;
}

/** Rows as the database has them, read beside the server. */
export async function rowsOf(
  statement: string,
  { dataDir, url }: Place,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  if (url === undefined) {
    const file = new SqliteFile(join(dataDir, "vitrine.sqlite"), { readonly: true });
    try {
      return file.prepare<[], Record<string, unknown>>(statement).all();
    } finally {
      file.close();
    }
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

export async function tablesOf(place: Place): Promise<string[]> {
  const statement =
    place.url === undefined
      ? "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'"
      : "select table_name as name from information_schema.tables where table_schema = 'public'";
  return (await rowsOf(statement, place)).map(({ name }) => String(name)).toSorted();
}

/** All rows, in an order that doesn't depend on how they are kept. */
export async function contentOf(place: Place, table: string): Promise<string> {
  const rows = await rowsOf(`select * from "${table}"`, place);
  return rows
    .map((row) => JSON.stringify(row))
    .toSorted()
    .join("\n");
}

import { sql } from "kysely";
import { StartError } from "../start-error.ts";
import type { Database } from "./database.ts";

interface Found {
  /** Names as statements have them. */
  readonly database: string;
  readonly user: string;
  /** Null where none that the address names is there. */
  readonly schema: string | null;
  readonly encoding: string;
  readonly maySetUp: boolean | null;
}

/**
 * Throws where a PostgreSQL without tables of ours can't have them: it doesn't know all letters, or its user may not
 * make tables, as is so since PostgreSQL 15 for whoever doesn't own the database. @throws StartError
 */
export async function expectFitPostgres({ db }: Pick<Database, "db">): Promise<void> {
  const { rows } = await sql<Found>`
    select quote_ident(current_database()) as database, quote_ident(current_user) as "user", current_schema() as schema,
      current_setting('server_encoding') as encoding, has_schema_privilege(current_schema(), 'create') as "maySetUp"`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return;
  const { database, user, schema, encoding, maySetUp } = found;
  if (encoding !== "UTF8")
    throw new StartError(
      `The database at DATABASE_URL keeps texts in ${encoding}, which hasn’t all letters: make one in UTF8 (createdb --encoding=UTF8 --template=template0 NAME) and set DATABASE_URL to it.`,
    );
  if (schema === null)
    throw new StartError(
      "The database at DATABASE_URL has no schema for tables: make one, or correct the search_path of its user or address.",
    );
  if (maySetUp !== true)
    throw new StartError(
      `The user of DATABASE_URL may not make tables there: say in PostgreSQL, as an administrator, ALTER DATABASE ${database} OWNER TO ${user};`,
    );
}

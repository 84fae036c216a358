import { sql } from "kysely";
import { StartError } from "../start-error.ts";
import type { Database } from "./database.ts";

interface Found {
  /** Names as statements have them. */
  readonly user: string;
  /** Null where none that the address names is there. */
  readonly schema: string | null;
  readonly encoding: string;
  readonly maySetUp: boolean | null;
  /** A standby, which only repeats what another server does. */
  readonly isStandby: boolean;
  /** On where nothing may be written by this connection: of a database or a user, by its address, or as it was opened. */
  readonly readOnly: string;
  /** Whether that is set for the database or its user; null where nothing is. */
  readonly isSetReadOnly: boolean | null;
}

const remedies = {
  empty:
    "make one in UTF8 (createdb --encoding=UTF8 --template=template0 NAME) and set DATABASE_URL to it",
  used: "stop the server, make a backup, and restore it to a new database in UTF8 (createdb --encoding=UTF8 --template=template0 NAME)",
};

/**
 * Throws where a PostgreSQL can't have our tables: it doesn't know all letters, or its user may not make any, as is so
 * since PostgreSQL 15 for whoever doesn't own the database, or nothing may be written to it. @throws StartError
 */
export async function expectFitPostgres(
  { db }: Pick<Database, "db">,
  state: keyof typeof remedies = "empty",
): Promise<void> {
  const { rows } = await sql<Found>`
    select quote_ident(current_user) as "user", quote_ident(current_schema()) as schema,
      current_setting('server_encoding') as encoding, has_schema_privilege(current_schema(), 'create') as "maySetUp",
      pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') as "readOnly",
      (select said ~* '=(on|true|yes|1)$' from pg_db_role_setting, unnest(setconfig) as said
        where said like 'default_transaction_read_only=%'
          and setdatabase in (0, (select oid from pg_database where datname = current_database()))
          and setrole in (0, (select oid from pg_roles where rolname = current_user))
        order by setrole <> 0 desc, setdatabase <> 0 desc limit 1) as "isSetReadOnly"`.execute(db);
  const [found] = rows;
  if (!found) return;
  const { user, schema, encoding, maySetUp, isStandby, readOnly, isSetReadOnly } = found;
  if (isStandby)
    throw new StartError(
      "The server at DATABASE_URL is a standby, which takes no changes: set DATABASE_URL to the primary server, or promote this one.",
    );
  // whoever only looks has opened the database so, and knows nothing by its own connection
  if (state === "used" ? isSetReadOnly : readOnly === "on")
    throw new StartError(
      `The database at DATABASE_URL is read-only: as an administrator, see to it that default_transaction_read_only is off for this database and for ${user}, and not set by the address.`,
    );
  if (encoding !== "UTF8")
    throw new StartError(
      `The database at DATABASE_URL keeps texts in ${encoding}, which hasn’t all letters: ${remedies[state]}.`,
    );
  if (schema === null)
    throw new StartError(
      "The database at DATABASE_URL has no schema for tables: make one, or correct the search_path of its user or address.",
    );
  if (maySetUp !== true)
    throw new StartError(
      `The user of DATABASE_URL may not make tables there: in that database, as an administrator, say GRANT USAGE, CREATE ON SCHEMA ${schema} TO ${user};`,
    );
}

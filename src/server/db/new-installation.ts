import { StartError } from "../start-error.ts";
import type { Database } from "./database.ts";

/**
 * Throws where a database knows of no site and yet some are published: it isn't the one that they
 * belong to, and to follow it would take all of them off.
 */
export async function refuseForeign({ db }: Database, published: number): Promise<void> {
  if (published === 0) return;
  const tables = await db.introspection.getTables();
  const known = tables.some(({ name }) => name === "sites")
    ? await db.selectFrom("sites").select("id").limit(1).executeTakeFirst()
    : undefined;
  if (known) return;
  throw new StartError(
    `The database has no sites, but ${published} sites are published from this DATA_DIR: connect the database that belongs to them, restore a copy of it (npm run restore-database FILE for SQLite), or start afresh with another DATA_DIR.`,
  );
}

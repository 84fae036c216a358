import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { olderSites } from "../db/migrate-documents.ts";
import { migrations } from "../db/migrations/list.ts";
import {
  type CheckingOptions,
  createMigrationCheck,
  eachStoredSite,
} from "../publishing/check-stored-sites.ts";
import { type StalePages, findStalePages } from "../publishing/stale-pages.ts";
import { StartError } from "../start-error.ts";
import { rehearse } from "./rehearse.ts";

/** What the next start of this program would do to an installation, and the next publications of its sites. */
export interface UpgradePlan {
  /** Steps of the schema that are still to be done. */
  readonly steps: readonly string[];
  /** How long they took on a copy; undefined where they weren't tried. */
  readonly seconds: number | undefined;
  /** Ids of sites whose document is brought to the present version. */
  readonly documents: readonly number[];
  /** Undefined where that can be told only after the migration. */
  readonly sites: readonly StalePages[] | undefined;
}

/** @throws StartError for a database that a newer program has been at work in */
async function openSteps({ db }: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "migrations"))
    throw new StartError("The database has no tables yet: start the server once with npm start.");
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const unknown = [...done].find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined)
    throw new StartError(
      `A newer version has been at work in this database (step ${unknown}): this one can’t take it over. Use that version or a later one.`,
    );
  return Object.keys(migrations).filter((name) => !done.has(name));
}

async function olderDocuments({ db }: Database): Promise<number[]> {
  const tables = await db.introspection.getTables();
  const found: number[] = [];
  if (!tables.some(({ name }) => name === "records")) return found;
  for (;;) {
    const some = await olderSites(db, found.at(-1) ?? 0);
    if (some.length === 0) return found;
    found.push(...some);
  }
}

/**
 * Says what this program would change. The installation stays as it is: a SQLite database that is to be migrated is
 * migrated as a copy, and a PostgreSQL that is to be isn't looked at any further. @throws StartError where this program
 * can't take it over
 */
export async function checkUpgrade(
  database: Database,
  { dataDir, ...options }: CheckingOptions & { readonly dataDir: string },
): Promise<UpgradePlan> {
  const steps = await openSteps(database);
  const documents = await olderDocuments(database);
  const pagesOf = (migrated: Database) => eachStoredSite(migrated, options, findStalePages);
  if (steps.length === 0)
    return { steps, seconds: undefined, documents, sites: await pagesOf(database) };
  if (database.dialect === "postgres")
    return { steps, seconds: undefined, documents, sites: undefined };
  const { seconds, end, ...copy } = await rehearse(dataDir, createMigrationCheck(options));
  try {
    return { steps, seconds, documents, sites: await pagesOf(copy.database) };
  } finally {
    await end();
  }
}

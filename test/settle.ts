import { migrate } from "#/server/db/migrate.ts";
import { openDatabase } from "#/server/db/open-database.ts";

/** Makes the tables of an installation that wants no demo sites. */
export async function settle(dataDir: string, databaseUrl?: string): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl });
  await migrate(database);
  // the others take it for one that began before them
  await database.db.insertInto("settings").values({ name: "demoShop", value: "settled" }).execute();
  await database.close();
}

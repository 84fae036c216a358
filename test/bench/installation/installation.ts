import { join } from "node:path";
import { pino } from "pino";
import { type Assembly, assemble } from "#/server/assemble.ts";
import { type Clock, systemClock } from "#/server/clock.ts";
import type { Database } from "#/server/db/database.ts";
import { openDatabase } from "#/server/db/open-database.ts";
import { migrate } from "#/server/db/migrate.ts";
import { readEnv } from "#/server/env.ts";
import { createFileStorage } from "#/server/storage/file-storage.ts";
import type { Storage } from "#/server/storage/storage.ts";

/** The server's parts on a data folder, as `npm start` connects them, with an owner for its sites. */
export interface Installation extends Assembly {
  readonly database: Database;
  readonly storage: Storage;
  readonly ownerId: string;
  close(): Promise<void>;
}

export interface InstallationOptions {
  /** The data folder. */
  readonly folder: string;
  /** Where the build cuts fonts into. */
  readonly fontsFolder: string;
  /** Where the build leaves the scripts of published pages; without it pages have none. */
  readonly islandsFolder?: string;
  readonly port: number;
  readonly clock?: Clock;
}

/** Another one than that of the operator, whom a server makes that is started on the folder. */
const email = "sites@example.org";

export async function openInstallation(options: InstallationOptions): Promise<Installation> {
  const { folder, fontsFolder, islandsFolder, port, clock = systemClock } = options;
  const env = readEnv({
    DATA_DIR: folder,
    PORT: String(port),
    APP_ORIGIN: `http://localhost:${port}`,
  });
  const database = await openDatabase({ dataDir: folder });
  await migrate(database);
  const storage = await createFileStorage(join(folder, "storage"));
  const assembly = await assemble({
    env,
    database,
    storage,
    clock,
    log: pino({ level: "error" }, pino.destination(2)),
    appFiles: { find: () => undefined, page: () => undefined },
    fontsFolder,
    ...(islandsFolder !== undefined && { islandsFolder }),
    startersFolder: "",
    deliver: undefined,
  });
  const { accounts } = assembly.auth;
  const found = await accounts.find(email);
  const ownerId = found?.id ?? (await accounts.create({ email, name: "Owner", role: "owner" }));
  await assembly.app.ready();
  return {
    ...assembly,
    database,
    storage,
    ownerId,
    async close() {
      await assembly.app.close();
      await database.close();
    },
  };
}

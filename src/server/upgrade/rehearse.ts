import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { writeCopy } from "../backups/copy-sqlite.ts";
import type { Database } from "../db/database.ts";
import type { CheckSites } from "../db/migrate-documents.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { sqliteName } from "../db/sqlite-file.ts";
import { lockFile } from "../lock-file.ts";
import { StartError } from "../start-error.ts";

/** A migrated copy of a database. */
export interface Rehearsal {
  readonly database: Database;
  readonly seconds: number;
  /** Removes the copy. */
  end(): Promise<void>;
}

const lockName = "lock";

/** Twice the database: what is migrated may be written anew. */
const roomTimes = 2;

async function expectRoom(dataDir: string): Promise<void> {
  const { size } = await stat(join(dataDir, sqliteName));
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < size * roomTimes)
    throw new StartError(
      `There isn’t enough room in ${dataDir} to try the migration on a copy of the database: free up space.`,
    );
}

/** Does on a copy of a SQLite database what the next start would do. @throws StartError, where that would fail */
export async function rehearse(dataDir: string, checkSites: CheckSites): Promise<Rehearsal> {
  await expectRoom(dataDir);
  const folder = join(dataDir, "upgrade-check");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const release = lockFile(
    join(folder, lockName),
    (cause) =>
      new StartError("Another npm run upgrade-check is at work: run this one when that is done.", {
        cause,
      }),
  );
  async function remove(): Promise<void> {
    await rm(folder, { recursive: true, force: true });
    release();
  }
  let database: Database | undefined;
  try {
    // of one that was killed
    for (const name of await readdir(folder))
      if (!name.startsWith(lockName)) await rm(join(folder, name), { recursive: true });
    await writeCopy(join(dataDir, sqliteName), join(folder, sqliteName));
    database = await openDatabase({ dataDir: folder });
    const began = performance.now();
    // nobody needs a copy of the copy
    await migrate({ ...database, backup: async () => undefined }, { checkSites });
    const opened = database;
    return {
      database,
      seconds: (performance.now() - began) / 1_000,
      async end() {
        await opened.close();
        await remove();
      },
    };
  } catch (error) {
    await database?.close();
    await remove();
    throw error;
  }
}

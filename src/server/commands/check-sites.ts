import { openDatabase } from "../db/open-database.ts";
import { readEnv } from "../env.ts";
import { builtFolders } from "../package-folder.ts";
import { checkStoredSites } from "../publishing/check-stored-sites.ts";
import { runCommand } from "./run-command.ts";
import { openStorage } from "../storage/open-storage.ts";

/**
 * Says what this program would change or fail at in the stored sites, beside a running server or without one. It writes
 * nothing; the exit code is 1 where something fails.
 */
async function run(): Promise<void> {
  const env = readEnv(process.env);
  const { dataDir, databaseUrl, databaseTimeouts: timeouts } = env;
  const database = await openDatabase({ dataDir, databaseUrl, timeouts, isReadOnly: true });
  try {
    const storage = await openStorage(env, { isReadOnly: true });
    const report = await checkStoredSites(database, { env, storage, ...builtFolders() });
    process.stdout.write(report.text);
    if (report.fails) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

await runCommand(run, "The sites can’t be checked");

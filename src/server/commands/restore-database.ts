import { isBackup } from "../backups/is-backup.ts";
import { withNamedBackup } from "../backups/named-backup.ts";
import { replaceDatabase } from "../backups/replace-database.ts";
import { holdDataFolder } from "../data-folder.ts";
import { readEnv } from "../env.ts";
import { runCommand } from "./run-command.ts";
import { StartError } from "../start-error.ts";

/** Puts a copy in the place of the SQLite database alone. What was there is set aside, and nothing deleted. */
async function run(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (name === undefined || name === "")
    throw new StartError(
      "Name a backup, or a copy of the database: npm run restore-database FILE.",
    );
  const { dataDir, databaseUrl, storageUrl } = readEnv(process.env);
  if (databaseUrl !== undefined)
    throw new StartError(
      "DATABASE_URL is set, and this puts back SQLite databases: restore a backup of PostgreSQL into an empty database and a new DATA_DIR with npm run restore FILE.",
    );
  const folder = await holdDataFolder(dataDir);
  try {
    const { aside, from } = await withNamedBackup(
      name,
      async ({ path, beside, shown }) => {
        const options = { path, beside, dataDir, storageUrl };
        const replaced = await replaceDatabase({ ...options, isBackup: await isBackup(path) });
        return { aside: replaced, from: shown };
      },
      dataDir,
    );
    process.stdout.write(
      `The database was restored from ${from}; the one it replaced is in ${aside}. Start the server with npm start.\n`,
    );
  } finally {
    folder.release();
  }
}

await runCommand(run, "The database couldn’t be restored");

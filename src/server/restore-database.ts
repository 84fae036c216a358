import { isBackup } from "./backups/is-backup.ts";
import { namedPath } from "./backups/named-path.ts";
import { replaceDatabase } from "./backups/replace-database.ts";
import { holdDataFolder } from "./data-folder.ts";
import { readEnv } from "./env.ts";
import { runCommand } from "./run-command.ts";
import { StartError } from "./start-error.ts";

/** Puts a copy in the place of the SQLite database alone. What was there is set aside, and nothing deleted. */
async function run(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (name === undefined || name === "")
    throw new StartError(
      "Name a backup, or a copy of the database: npm run restore-database FILE.",
    );
  const path = namedPath(name, process.env);
  const { dataDir, databaseUrl } = readEnv(process.env);
  if (databaseUrl !== undefined)
    throw new StartError(
      "DATABASE_URL is set, and this puts back SQLite databases: restore a backup of PostgreSQL into an empty database and a new DATA_DIR with npm run restore FILE.",
    );
  const folder = await holdDataFolder(dataDir);
  try {
    const aside = await replaceDatabase({ path, dataDir, isBackup: await isBackup(path) });
    process.stdout.write(
      `The database was restored from ${path}; the one it replaced is in ${aside}. Start the server with npm start.\n`,
    );
  } finally {
    folder.release();
  }
}

await runCommand(run, "The database couldn’t be restored");

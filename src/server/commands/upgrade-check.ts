import { openDatabase } from "../db/open-database.ts";
import { readEnv } from "../env.ts";
import { withOwnCommands } from "../own-program.ts";
import { builtFolders } from "../package-folder.ts";
import { programVersion } from "../program-version.ts";
import { runCommand } from "./run-command.ts";
import { openStorage } from "../storage/open-storage.ts";
import { checkUpgrade } from "../upgrade/check-upgrade.ts";
import { describeUpgrade, isHindered } from "../upgrade/describe-upgrade.ts";

/** Says what this version would migrate and render anew; the exit code is 1 where it can't take the installation over. */
async function run(): Promise<void> {
  const env = readEnv(process.env);
  const { dataDir, databaseUrl, databaseTimeouts: timeouts } = env;
  const database = await openDatabase({ dataDir, databaseUrl, timeouts, isReadOnly: true });
  try {
    const storage = await openStorage(env, { isReadOnly: true });
    const plan = await checkUpgrade(database, { env, storage, dataDir, ...builtFolders() });
    process.stdout.write(withOwnCommands(describeUpgrade(plan, programVersion().version)));
    if (isHindered(plan)) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

await runCommand(run, "The upgrade can’t be checked");

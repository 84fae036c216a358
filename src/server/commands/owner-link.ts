import { createSignInLinks } from "../auth/sign-in-links.ts";
import { systemClock } from "../clock.ts";
import { openDatabase } from "../db/open-database.ts";
import { readEnv } from "../env.ts";
import { runCommand } from "./run-command.ts";
import { StartError } from "../start-error.ts";

/** Prints another sign-in link for the operator, or for the account that is named; works beside a running server. */
async function printOwnerLink(): Promise<void> {
  const env = readEnv(process.env);
  const database = await openDatabase({
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    timeouts: env.databaseTimeouts,
  });
  try {
    const email = process.argv[2];
    const accounts = database.db.selectFrom("users").select("id").orderBy("createdAt");
    const wanted =
      email === undefined
        ? accounts.where("role", "=", "operator")
        : accounts.where("email", "=", email.toLowerCase());
    const account = await wanted.executeTakeFirst().catch(() => undefined);
    if (!account && email !== undefined)
      throw new StartError(`There’s no account with the address ${email}.`);
    if (!account)
      throw new StartError("There’s no account yet: start the server once with npm start.");
    const links = createSignInLinks({ database, clock: systemClock, appOrigin: env.appOrigin });
    process.stdout.write(`${await links.create(account.id)}\n`);
  } finally {
    await database.close();
  }
}

await runCommand(printOwnerLink, "The link couldn’t be created");

import { createSignInLinks } from "./auth/sign-in-links.ts";
import { systemClock } from "./clock.ts";
import { openDatabase } from "./db/open-database.ts";
import { readEnv } from "./env.ts";
import { StartError } from "./start-error.ts";

/** Prints another sign-in link for the operator; works beside a running server. */
async function printOwnerLink(): Promise<void> {
  const env = readEnv(process.env);
  const database = await openDatabase({
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    timeouts: env.databaseTimeouts,
  });
  try {
    const operator = await database.db
      .selectFrom("users")
      .select("id")
      .where("role", "=", "operator")
      .orderBy("createdAt")
      .executeTakeFirst()
      .catch(() => undefined);
    if (!operator)
      throw new StartError("There’s no account yet: start the server once with npm start.");
    const links = createSignInLinks({ database, clock: systemClock, appOrigin: env.appOrigin });
    process.stdout.write(`${await links.create(operator.id)}\n`);
  } finally {
    await database.close();
  }
}

try {
  await printOwnerLink();
} catch (error) {
  const message =
    error instanceof StartError ? error.message : `The link couldn’t be created: ${String(error)}`;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

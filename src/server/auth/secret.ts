import { randomBytes } from "node:crypto";
import type { Database } from "../db/database.ts";

const settingName = "sessionSecret";

/** The key that signs cookies: made up once, kept in the database, the same for all processes. */
export async function sessionSecret({ db }: Database): Promise<string> {
  await db
    .insertInto("settings")
    .values({ name: settingName, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", settingName)
    .executeTakeFirstOrThrow();
  return value;
}

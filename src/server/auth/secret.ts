import { randomBytes } from "node:crypto";
import type { Database } from "../db/database.ts";

/** A key of this installation: made up once, kept in the database, the same for all processes. */
export async function installationSecret(
  { db }: Database,
  /** What it signs: cookies, links in emails to visitors or in those to accounts, or that a domain leads here. */
  name: "sessionSecret" | "visitorSecret" | "emailSecret" | "domainSecret",
): Promise<string> {
  await db
    .insertInto("settings")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}

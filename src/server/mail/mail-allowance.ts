import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { z } from "zod";
import type { Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";

/** At most `limit` mails within any `windowMs`. */
export interface MailLimit {
  limit: number;
  windowMs: number;
}

const dayMs = 24 * 3_600_000;

/** Mails that visitors cause, to somebody who never asked this installation for any (security row 17). */
export const strangerLimit: MailLimit = { limit: 3, windowMs: dayMs };
/** Mails about one site to one of its own members. */
export const memberLimit: MailLimit = { limit: 100, windowMs: dayMs };

/** Mails about something that goes on for a while. */
export const oncePerDay: MailLimit = { limit: 1, windowMs: dayMs };

const timesSchema = z.array(z.number());

interface Taking {
  transaction: Transaction<Schema>;
  dialect: Dialect;
  now: number;
}

/** Names a recipient without keeping the address. */
export function allowanceKey(email: string, siteId?: number): string {
  const hash = createHash("sha256").update(email.toLowerCase()).digest("base64url");
  return siteId === undefined ? hash : `${hash} ${siteId}`;
}

/**
 * Takes one mail out of a recipient's allowance, together with the rest of the transaction, and
 * says whether there was one left. Holds at any moment of any window, over all processes.
 */
export async function takeMail(
  { transaction, dialect, now }: Taking,
  key: string,
  { limit, windowMs }: MailLimit,
): Promise<boolean> {
  await transaction
    .insertInto("mailAllowances")
    .values({ key, times: "[]", lastAt: now })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  let query = transaction.selectFrom("mailAllowances").select("times").where("key", "=", key);
  if (dialect === "postgres") query = query.forUpdate();
  const row = await query.executeTakeFirstOrThrow();
  const times = timesSchema.parse(JSON.parse(row.times)).filter((time) => time > now - windowMs);
  if (times.length >= limit) return false;
  await transaction
    .updateTable("mailAllowances")
    .set({ times: JSON.stringify([...times, now]), lastAt: now })
    .where("key", "=", key)
    .execute();
  return true;
}

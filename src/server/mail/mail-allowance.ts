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

export interface AllowanceContext {
  transaction: Transaction<Schema>;
  dialect: Dialect;
  now: number;
}

/** Providers whose addresses are the same with dots and without. */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox behind an address: `Ann+shop@example.org` is Ann's, whatever stands behind the plus. */
function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).split("+", 1);
  const domain = address.slice(at + 1);
  const local = dotless.has(domain) ? name.replaceAll(".", "") : name;
  // "+a@example.org" is nobody's alias
  return local === "" ? address : `${local}@${domain}`;
}

/** Names a recipient, by the mailbox and without keeping the address. */
export function allowanceKey(email: string, siteId?: number): string {
  const hash = createHash("sha256").update(mailboxOf(email)).digest("base64url");
  return siteId === undefined ? hash : `${hash} ${siteId}`;
}

/** One of the allowances that a mail is taken out of. */
interface MailAllowance extends MailLimit {
  key: string;
}

/** What a limit has counted within its window, held until the transaction ends. */
async function timesOf(
  { transaction, dialect, now }: AllowanceContext,
  { key, windowMs }: MailAllowance,
): Promise<number[]> {
  await transaction
    .insertInto("mailAllowances")
    .values({ key, times: "[]", lastAt: now })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  let query = transaction.selectFrom("mailAllowances").select("times").where("key", "=", key);
  if (dialect === "postgres") query = query.forUpdate();
  const row = await query.executeTakeFirstOrThrow();
  return timesSchema.parse(JSON.parse(row.times)).filter((time) => time > now - windowMs);
}

/**
 * Takes one mail out of several allowances, together with the rest of the transaction, and says
 * whether each had one left: if one hadn't, nothing is taken from any. They are held in the order of
 * their keys, whoever names them in whatever order: two transactions never wait for each other. Holds
 * at any moment of any window, over all processes.
 */
export async function takeMailOfAll(
  taking: AllowanceContext,
  allowances: readonly MailAllowance[],
): Promise<boolean> {
  const { transaction, now } = taking;
  const taken: { key: string; times: number[] }[] = [];
  for (const allowance of allowances.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const times = await timesOf(taking, allowance);
    if (times.length >= allowance.limit) return false;
    taken.push({ key: allowance.key, times: [...times, now] });
  }
  for (const { key, times } of taken)
    await transaction
      .updateTable("mailAllowances")
      .set({ times: JSON.stringify(times), lastAt: now })
      .where("key", "=", key)
      .execute();
  return true;
}

/** Takes one mail out of a recipient's allowance, and says whether there was one left. */
export function takeMail(
  taking: AllowanceContext,
  key: string,
  limit: MailLimit,
): Promise<boolean> {
  return takeMailOfAll(taking, [{ key, ...limit }]);
}

import { type Transaction, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { eraseSubmissions } from "../inbox/erase.ts";
import { listForms } from "../inbox/inbox-rows.ts";
import { logParts } from "../sites/log-parts.ts";

/** They go within a few milliseconds, overwritten on SQLite. */
const atOnce = { rows: 500, bytes: 2 ** 18 } as const;

/** The oldest steps of a site's log; answers whether there were any. */
async function eraseSteps(transaction: Transaction<Schema>, siteId: number): Promise<boolean> {
  const oldest = await transaction
    .selectFrom("operations")
    .select("revision")
    .where("siteId", "=", siteId)
    .orderBy("revision")
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return false;
  const first = oldest.revision;
  const stretch = { first, last: first + atOnce.rows - 1, bytes: atOnce.bytes };
  const [part] = await logParts(transaction, siteId, stretch);
  await transaction
    .deleteFrom("operations")
    .where("siteId", "=", siteId)
    .where("revision", "<=", part?.last ?? first)
    .execute();
  return true;
}

/** Some of what a site was like earlier. */
async function eraseSnapshots(transaction: Transaction<Schema>, siteId: number): Promise<boolean> {
  const rows = await transaction
    .selectFrom("recordSnapshots")
    .select(["key", "revision", sql<number>`octet_length(body)`.as("bytes")])
    .where("siteId", "=", siteId)
    .orderBy("key")
    .orderBy("revision")
    .limit(atOnce.rows)
    .execute();
  let bytes = 0;
  const fitting = rows.filter((row) => (bytes += row.bytes) <= atOnce.bytes);
  // one may be larger than a part
  const last = fitting.at(-1) ?? rows[0];
  if (!last) return false;
  await transaction
    .deleteFrom("recordSnapshots")
    .where("siteId", "=", siteId)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("key", "revision"), "<=", tuple(last.key, last.revision)),
    )
    .execute();
  return true;
}

/** Some of what visitors sent, with the emails about it. Complaints are the operators' until the end. */
async function eraseSent(transaction: Transaction<Schema>, siteId: number): Promise<boolean> {
  const sent = await transaction
    .selectFrom("submissions")
    .select("id")
    .where("siteId", "=", siteId)
    .where("kind", "!=", listForms.complaints)
    .limit(atOnce.rows)
    .execute();
  await eraseSubmissions(
    transaction,
    sent.map(({ id }) => id),
  );
  return sent.length > 0;
}

/** Some of what visitors chose about cookies: a row for each of them. */
async function eraseConsents(transaction: Transaction<Schema>, siteId: number): Promise<boolean> {
  const some = transaction
    .selectFrom("consents")
    .select("choiceId")
    .where("siteId", "=", siteId)
    .limit(atOnce.rows);
  const { numDeletedRows } = await transaction
    .deleteFrom("consents")
    .where("siteId", "=", siteId)
    .where("choiceId", "in", some)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Some of what was said about its sections. */
async function eraseComments(transaction: Transaction<Schema>, siteId: number): Promise<boolean> {
  const some = transaction
    .selectFrom("comments")
    .select("id")
    .where("siteId", "=", siteId)
    .limit(atOnce.rows);
  const { numDeletedRows } = await transaction
    .deleteFrom("comments")
    .where("siteId", "=", siteId)
    .where("id", "in", some)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Erases a part of what there may be much of; answers whether there was any. */
export async function eraseInParts(
  transaction: Transaction<Schema>,
  siteId: number,
): Promise<boolean> {
  for (const erase of [eraseSteps, eraseSnapshots, eraseSent, eraseConsents, eraseComments])
    if (await erase(transaction, siteId)) return true;
  return false;
}

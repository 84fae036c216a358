import type { Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import type { Schema } from "../db/schema.ts";

/** Something that an operator did to a site or an account, or that happened to one that they had to look at. */
export interface AuditEntry {
  /** Empty: no operator did it. */
  operatorId: string;
  action: string;
  siteId?: number;
  userId?: string;
  /** Nothing in it may tell who complained: no word that visitors wrote. */
  details: Readonly<Record<string, unknown>>;
}

/** Notes what an operator does, in the transaction that does it. */
export async function addToAuditLog(
  transaction: Transaction<Schema>,
  clock: Pick<Clock, "now">,
  { details, siteId = 0, userId, ...entry }: AuditEntry,
): Promise<void> {
  await transaction
    .insertInto("auditLog")
    .values({
      ...entry,
      siteId,
      userId: userId ?? null,
      details: JSON.stringify(details),
      createdAt: clock.now(),
    })
    .execute();
}

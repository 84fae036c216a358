import type { Transaction } from "kysely";
import type { HoldReason } from "#/api/held-releases.ts";
import type { Clock } from "../clock.ts";
import type { Schema } from "../db/schema.ts";

/** A release that waits for an operator. */
export interface HeldSite {
  readonly siteId: number;
  readonly releaseId: number;
  readonly authorId: string;
  /** Visitors never saw it. */
  readonly isNew: boolean;
  readonly reasons: readonly HoldReason[];
}

/** Tells operators that a site waits for them. */
export type HoldEmails = (transaction: Transaction<Schema>, siteId: number) => Promise<void>;

interface Holding {
  readonly transaction: Transaction<Schema>;
  readonly clock: Clock;
  readonly emails: HoldEmails;
}

/** Writes that a release waits, in place of others of its site. Operators hear of it where none waited before. */
export async function holdRow(
  { transaction, clock, emails }: Holding,
  { reasons, isNew, ...held }: HeldSite,
): Promise<void> {
  const { siteId } = held;
  const { numUpdatedRows: waited } = await transaction
    .updateTable("heldReleases")
    .set({ state: "replaced" })
    .where("siteId", "=", siteId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  await transaction
    .updateTable("heldReleases")
    .set({ state: "replaced" })
    .where("siteId", "=", siteId)
    .execute();
  const values = { state: "waiting", reasons: JSON.stringify(reasons), heldAt: clock.now() };
  await transaction
    .insertInto("heldReleases")
    .values({ ...held, ...values, isNew: isNew ? 1 : 0 })
    .onConflict((conflict) =>
      conflict
        .column("releaseId")
        .doUpdateSet({ ...values, authorId: held.authorId, refusal: null }),
    )
    .execute();
  if (waited === 0n) await emails(transaction, siteId);
}

import type { Kysely, Transaction } from "kysely";
import { type HeldDecision, type HeldRelease, readReasons } from "#/api/held-releases.ts";
import type { ListQuery } from "#/api/sites.ts";
import { addToAuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../clock.ts";
import { countFound } from "../db/count-found.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { settlePlans } from "../db/settle-plans.ts";
import { AppError } from "../errors.ts";
import type { NotifyOwners } from "../people/owner-emails.ts";
import { siteAddress } from "../sites/site-rows.ts";
import { reasonKey } from "./judge-document.ts";
import type { Screening } from "./screening.ts";

/** What waits for operators, and what they decide about it. */
export interface HeldList {
  /** The oldest first. */
  list(part: ListQuery): Promise<{ held: HeldRelease[]; total: number }>;
  /** The manifest of the release that waits. Throws `not-found`. */
  manifestOf(siteId: number): Promise<string>;
  /**
   * Publishes the release as it was submitted, or refuses it. Throws `not-found` where nothing waits any more, and
   * `conflict` where another release does, or where the site's addresses have become suspicious since.
   */
  decide(siteId: number, operatorId: string, decision: HeldDecision): Promise<void>;
}

export interface HeldListOptions {
  database: Database;
  clock: Clock;
  appOrigin: string;
  sitesDomain: string;
  notifyOwners: NotifyOwners;
  screening: Pick<Screening, "settle">;
  /** Makes a release live, in one transaction with `also`. */
  makeLive: (
    siteId: number,
    release: number,
    also: (transaction: Transaction<Schema>) => Promise<void>,
  ) => Promise<void>;
  /** Has what is live of a site rendered again. */
  rerender: (transaction: Transaction<Schema>, siteId: number) => Promise<unknown>;
}

function selectWaiting(db: Kysely<Schema>) {
  return db
    .selectFrom("heldReleases")
    .innerJoin("sites", "sites.id", "heldReleases.siteId")
    .where("state", "=", "waiting")
    .where("trashedAt", "is", null);
}

/** In the transaction that makes it live. Throws `conflict` where it was decided or replaced. */
async function letThrough(
  { clock, notifyOwners, screening, rerender }: HeldListOptions,
  transaction: Transaction<Schema>,
  { siteId, operatorId, releaseId }: { siteId: number; operatorId: string; releaseId: number },
): Promise<void> {
  // a write first, so that of two who decide at once one finds it decided
  const row = await transaction
    .deleteFrom("heldReleases")
    .where("releaseId", "=", releaseId)
    .where("siteId", "=", siteId)
    .where("state", "=", "waiting")
    .returning(["authorId", "heldAt", "reasons"])
    .executeTakeFirst();
  if (!row) throw new AppError("conflict");
  const { authorId, heldAt, reasons } = row;
  for (const reason of readReasons(reasons)) {
    // what nobody could read is looked at each time
    if (reason.kind === "unread") continue;
    await transaction
      .insertInto("screenPasses")
      .values({ siteId, reason: reasonKey(reason) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await screening.settle(transaction, { siteId, authorId }, releaseId);
  // what its owner unpublished since stays unpublished
  await transaction
    .deleteFrom("unpublished")
    .where("siteId", "=", siteId)
    .where("page", "=", "")
    .where("since", "<=", heldAt)
    .execute();
  await settlePlans(transaction, { siteId, page: "", action: "publish", until: heldAt });
  // nothing of it leads to pages that were unpublished while it waited
  await rerender(transaction, siteId);
  const details = { reasons: readReasons(reasons).map(reasonKey) };
  await addToAuditLog(transaction, clock, {
    operatorId,
    action: "held.publish",
    siteId,
    details,
  });
  await notifyOwners(transaction, siteId, { news: "cleared" });
}

/** Throws `conflict` where it was decided or replaced. */
async function refuse(
  { clock, notifyOwners }: HeldListOptions,
  transaction: Transaction<Schema>,
  about: { siteId: number; operatorId: string; releaseId: number; reason: string },
): Promise<void> {
  const { siteId, operatorId, releaseId, reason } = about;
  // a write first, so that of two who decide at once one finds it decided
  const { numUpdatedRows } = await transaction
    .updateTable("heldReleases")
    .set({ state: "refused", refusal: reason })
    .where("releaseId", "=", releaseId)
    .where("siteId", "=", siteId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("conflict");
  const details = { reason };
  await addToAuditLog(transaction, clock, { operatorId, action: "held.refuse", siteId, details });
  await notifyOwners(transaction, siteId, { news: "refused", reason });
}

async function list(
  options: HeldListOptions,
  { limit, offset }: ListQuery,
): Promise<{ held: HeldRelease[]; total: number }> {
  const { db } = options.database;
  const rows = await selectWaiting(db)
    .leftJoin("users", "users.id", "heldReleases.authorId")
    .select(["sites.id as siteId", "releaseId", "sites.name", "slug", "primaryDomain"])
    .select(["heldAt", "reasons", "liveReleaseId", "users.name as authorName", "email"])
    .select("users.createdAt as accountSince")
    .orderBy("heldAt")
    .orderBy("releaseId")
    .limit(limit)
    .offset(offset)
    .execute();
  const total = await countFound(selectWaiting(db));
  const held = rows.map((row) => ({
    siteId: row.siteId,
    releaseId: row.releaseId,
    name: row.name,
    address: siteAddress(row, options),
    since: new Date(row.heldAt).toISOString(),
    reasons: readReasons(row.reasons),
    author:
      row.accountSince === null
        ? null
        : {
            name: row.authorName ?? "",
            email: row.email ?? "",
            since: new Date(row.accountSince).toISOString(),
          },
    isLive: row.liveReleaseId !== null,
  }));
  return { held, total };
}

export function createHeldList(options: HeldListOptions): HeldList {
  const { makeLive } = options;
  const { db } = options.database;
  async function expectWaiting(siteId: number, releaseId: number): Promise<void> {
    const row = await selectWaiting(db)
      .select("heldReleases.releaseId")
      .where("heldReleases.siteId", "=", siteId)
      .executeTakeFirst();
    if (!row) throw new AppError("not-found");
    if (row.releaseId !== releaseId) throw new AppError("conflict");
  }

  return {
    list: (part) => list(options, part),
    async manifestOf(siteId) {
      const row = await selectWaiting(db)
        .innerJoin("releases", "releases.id", "heldReleases.releaseId")
        .select("manifestHash")
        .where("heldReleases.siteId", "=", siteId)
        .executeTakeFirst();
      if (!row) throw new AppError("not-found");
      return row.manifestHash;
    },
    async decide(siteId, operatorId, decision) {
      const { releaseId } = decision;
      await expectWaiting(siteId, releaseId);
      if (decision.decision === "publish")
        await makeLive(siteId, releaseId, (transaction) =>
          letThrough(options, transaction, { siteId, operatorId, releaseId }),
        );
      else
        await db.transaction().execute((transaction) =>
          refuse(options, transaction, {
            siteId,
            operatorId,
            releaseId,
            reason: decision.reason,
          }),
        );
    },
  };
}

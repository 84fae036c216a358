import { setImmediate as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { eraseEmails, eraseSubmissions, erasing, erasingPart } from "../inbox/erase.ts";
import { listForms } from "../inbox/inbox-rows.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { collectLater } from "../leaving/collect-later.ts";
import { noteFilesOf } from "../leaving/left-files.ts";
import { eraseInParts } from "./erase-in-parts.ts";
import { noteOpenComplaints } from "./note-open-complaints.ts";

/** Deletes sites in two steps, between which nobody finds them. */
export interface EraseSites {
  /** In the transaction that decides, within `erasing`: when it ends nobody has the sites, and they will go. */
  bury(transaction: Transaction<Schema>, ids: readonly number[]): Promise<void>;
  /** Erases what is left of a buried site in parts, so that others write in between. What is interrupted goes on. */
  erase(siteId: number): Promise<void>;
  /** The same, for whoever buried it: it is deleted already. Where this fails the log says why, and a job goes on. */
  finish(siteId: number): Promise<void>;
}

interface EraseOptions {
  readonly database: Database;
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
  readonly noteRecompressed: (transaction: Transaction<Schema>, siteId: number) => Promise<void>;
}

export const eraseJob = "trash.erase";
/** Whoever deletes a site erases it at once. Where that is interrupted a job goes on after so long. */
const interruptedMs = 5 * 60_000;

/** What people reach a site by goes at once; its row stays, in the trash, until nothing else does. */
async function hide(transaction: Transaction<Schema>, siteId: number, now: number): Promise<void> {
  for (const table of [
    "siteMembers",
    "invitations",
    "siteLinks",
    "siteAddresses",
    "domains",
  ] as const)
    await transaction.deleteFrom(table).where("siteId", "=", siteId).execute();
  await transaction
    .updateTable("sites")
    // no address has this form
    .set({ erasedAt: now, trashedAt: now, name: "", slug: `~${siteId}`, primaryDomain: null })
    .where("id", "=", siteId)
    .execute();
}

/** Nobody else erases the rest of it until the transaction ends; answers whether there is any. */
async function holdBuried(transaction: Transaction<Schema>, siteId: number): Promise<boolean> {
  const held = await transaction
    .updateTable("sites")
    .set((row) => ({ erasedAt: row.ref("erasedAt") }))
    .where("id", "=", siteId)
    .where("erasedAt", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return held !== undefined;
}

/** The emails about complaints: operators' copies name nobody, and are not the owner's to erase. */
async function eraseReceipts(transaction: Transaction<Schema>, siteId: number): Promise<void> {
  const complaints = await transaction
    .selectFrom("submissions")
    .select(["id", "email"])
    .where("siteId", "=", siteId)
    .where("kind", "=", listForms.complaints)
    .execute();
  for (const { id, email } of complaints) await eraseEmails(transaction, [id], email);
}

/** Sites go with all that hangs on them, what their visitors sent, and the emails about that; their files afterwards. */
export function createEraseSites(options: EraseOptions): EraseSites {
  const { database, jobs, clock, log, noteRecompressed } = options;

  async function erase(siteId: number): Promise<void> {
    const erasePart = async (transaction: Transaction<Schema>) =>
      (await holdBuried(transaction, siteId)) && eraseInParts(transaction, siteId);
    while (await erasingPart(database, erasePart)) await pause();
    await erasing(database, async (transaction) => {
      if (!(await holdBuried(transaction, siteId))) return;
      await eraseReceipts(transaction, siteId);
      const sent = await transaction
        .selectFrom("submissions")
        .select("id")
        .where("siteId", "=", siteId)
        .where("kind", "!=", listForms.complaints)
        .execute();
      await eraseSubmissions(
        transaction,
        sent.map(({ id }) => id),
      );
      await noteFilesOf(transaction, siteId);
      await jobs.add(collectLater(siteId, clock.now()), transaction);
      await transaction.deleteFrom("sites").where("id", "=", siteId).execute();
    });
  }

  return {
    async bury(transaction, ids) {
      const now = clock.now();
      for (const siteId of ids) {
        await noteOpenComplaints(transaction, siteId, clock);
        await noteRecompressed(transaction, siteId);
        await hide(transaction, siteId, now);
        const runAt = now + interruptedMs;
        await jobs.add({ kind: eraseJob, payload: { siteId }, runAt }, transaction);
      }
    },
    erase,
    finish: (siteId) =>
      erase(siteId).catch((err: unknown) =>
        log.error({ err, siteId }, "a deleted site isn’t erased yet"),
      ),
  };
}

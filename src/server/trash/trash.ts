import type { FastifyBaseLogger } from "fastify";
import type { Transaction } from "kysely";
import { z } from "zod";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { recompressedOf } from "../publishing/recompressed-rows.ts";
import { erasing } from "../inbox/erase.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import type { SiteMoved } from "../sites/sites.ts";
import { collectJobs, planCollecting } from "./collect-job.ts";
import type { CollectOptions } from "./collect-releases.ts";
import { type EraseSites, createEraseSites, eraseJob } from "./erase-sites.ts";
import { noteLeft } from "../leaving/left-files.ts";
import { expectNotUnderReview } from "./under-review.ts";

/** Deletes sites for good that are in the trash. */
export interface Trash {
  /**
   * At once, for an owner who typed the site's name. Throws `invalid` where that is another name, `conflict` for a site
   * that is not in the trash, or no longer, and `under-review` for one that operators need.
   */
  deleteNow(siteId: number, typedName: string): Promise<void>;
  /** Has a site deleted when its time is over, unless it is restored before; later while it is taken down. */
  wait(transaction: Transaction<Schema>, siteId: number): Promise<void>;
  /** Deletes sites, in the trash or not, with what hangs on them. */
  readonly eraseSites: EraseSites;
  /** Gives every site in the trash its time by the present setting, which another start may have changed. */
  plan(): Promise<void>;
  readonly jobs: JobHandlers;
}

interface TrashOptions extends CollectOptions {
  hosting: Pick<SiteHosting, "files" | "pointerOf">;
  log: Pick<FastifyBaseLogger, "error">;
  /** How long sites stay in the trash; undefined: until somebody deletes them. */
  trashDays: number | undefined;
  /** Brings what visitors see of a site in step with the database. */
  moved: SiteMoved;
}

const kind = "trash.delete";
const payloadSchema = z.object({ siteId: z.number().int() });
const dayMs = 24 * 3_600_000;

interface TrashedRow {
  readonly name: string;
  readonly trashedAt: number;
  readonly takenDownAt: number | null;
}

type IsMeant = (site: TrashedRow, transaction: Transaction<Schema>) => boolean | Promise<boolean>;

/** What people can't see in a name need not be typed. */
function plain(name: string): string {
  return name.normalize().replaceAll(/\s+/g, " ").trim();
}

function expectName(name: string, typedName: string): void {
  if (plain(name) === plain(typedName)) return;
  throw new AppError("invalid", { message: "Type the site’s name as it is shown." });
}

type Add = (
  transaction: Transaction<Schema>,
  site: { id: number; trashedAt: number },
) => Promise<void>;

/** Gives every site in the trash its time, and goes on with those that are being deleted. */
async function planAll(options: TrashOptions, add: Add): Promise<void> {
  const { database, jobs } = options;
  await database.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("jobs").where("kind", "in", [kind, eraseJob]).execute();
    const trashed = await transaction
      .selectFrom("sites")
      .select(["id", "trashedAt", "erasedAt"])
      .where("trashedAt", "is not", null)
      .execute();
    for (const { id, trashedAt, erasedAt } of trashed) {
      if (erasedAt !== null)
        await jobs.add({ kind: eraseJob, payload: { siteId: id } }, transaction);
      else if (trashedAt !== null) await add(transaction, { id, trashedAt });
    }
    await planCollecting(transaction, options);
  });
}

export function createTrash(options: TrashOptions): Trash {
  const { database, clock, jobs, trashDays, moved, hosting } = options;

  /** The pointer, which goes when the site is hidden, knows those from before the row did. */
  async function noteRecompressed(transaction: Transaction<Schema>, siteId: number): Promise<void> {
    const { recompressed: ofPointer = [] } = hosting.pointerOf(siteId) ?? {};
    const ofRow = (await recompressedOf(transaction, siteId)) ?? [];
    await noteLeft(transaction, { siteId, kind: "index" }, [...ofPointer, ...ofRow]);
  }
  const eraseSites = createEraseSites({ ...options, noteRecompressed });

  /** A write first: whoever restores the site at this moment comes before or after. */
  async function erase(siteId: number, isMeant: IsMeant): Promise<boolean> {
    const isBuried = await erasing(database, async (transaction) => {
      const held = await transaction
        .updateTable("sites")
        .set((row) => ({ trashedAt: row.ref("trashedAt") }))
        .where("id", "=", siteId)
        .where("erasedAt", "is", null)
        .returning(["name", "trashedAt", "takenDownAt"])
        .executeTakeFirst();
      if (!held || held.trashedAt === null) return false;
      if (!(await isMeant({ ...held, trashedAt: held.trashedAt }, transaction))) return false;
      await eraseSites.bury(transaction, [siteId]);
      return true;
    });
    if (!isBuried) return false;
    await moved(siteId);
    await eraseSites.finish(siteId);
    return true;
  }

  async function add(
    transaction: Transaction<Schema>,
    site: { id: number; trashedAt: number },
  ): Promise<void> {
    if (trashDays === undefined) return;
    const runAt = site.trashedAt + trashDays * dayMs;
    await jobs.add({ kind, payload: { siteId: site.id }, runAt }, transaction);
  }

  return {
    async deleteNow(siteId, typedName) {
      const isGone = await erase(siteId, async ({ name }, transaction) => {
        expectName(name, typedName);
        await expectNotUnderReview(transaction, [siteId], clock.now());
        return true;
      });
      if (!isGone)
        throw new AppError("conflict", { message: "This site is no longer in the trash." });
    },
    eraseSites,
    async wait(transaction, siteId) {
      await noteRecompressed(transaction, siteId);
      await add(transaction, { id: siteId, trashedAt: clock.now() });
    },
    async plan() {
      await planAll(options, add);
    },
    jobs: {
      async [kind](payload) {
        const { siteId } = payloadSchema.parse(payload);
        if (trashDays === undefined) return;
        const due = clock.now() - trashDays * dayMs;
        await erase(siteId, async ({ trashedAt, takenDownAt }, transaction) => {
          if (trashedAt > due) return false;
          if (takenDownAt === null) return true;
          await jobs.add({ kind, payload: { siteId }, runAt: clock.now() + dayMs }, transaction);
          return false;
        });
      },
      async [eraseJob](payload) {
        const { siteId } = payloadSchema.parse(payload);
        await moved(siteId);
        await eraseSites.erase(siteId);
      },
      ...collectJobs(options),
    },
  };
}

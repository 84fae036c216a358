import type { Transaction } from "kysely";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { erasing } from "../inbox/erase.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import type { SiteMoved } from "../sites/sites.ts";
import { eraseSites } from "./erase-sites.ts";

/** Deletes sites for good that are in the trash. */
export interface Trash {
  /**
   * At once, for an owner who typed the site's name. Throws `invalid` where that is another name, and `conflict` for a
   * site that is not in the trash, or no longer.
   */
  deleteNow(siteId: number, typedName: string): Promise<void>;
  /** Has a site deleted when its time is over, unless it is restored before. */
  wait(transaction: Transaction<Schema>, siteId: number): Promise<void>;
  /** Gives every site in the trash its time by the present setting, which another start may have changed. */
  plan(): Promise<void>;
  readonly jobs: JobHandlers;
}

interface TrashOptions {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add">;
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
}

/** What people can't see in a name need not be typed. */
function plain(name: string): string {
  return name.normalize().replaceAll(/\s+/g, " ").trim();
}

export function createTrash({ database, clock, jobs, trashDays, moved }: TrashOptions): Trash {
  const { db } = database;

  /** A write first: whoever restores the site at this moment comes before or after. */
  async function erase(siteId: number, isMeant: (site: TrashedRow) => boolean): Promise<boolean> {
    const isGone = await erasing(database, async (transaction) => {
      const held = await transaction
        .updateTable("sites")
        .set((row) => ({ trashedAt: row.ref("trashedAt") }))
        .where("id", "=", siteId)
        .returning(["name", "trashedAt"])
        .executeTakeFirst();
      if (!held || held.trashedAt === null) return false;
      if (!isMeant({ name: held.name, trashedAt: held.trashedAt })) return false;
      await eraseSites(transaction, [siteId]);
      return true;
    });
    if (isGone) await moved(siteId);
    return isGone;
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
      const isGone = await erase(siteId, ({ name }) => {
        if (plain(name) === plain(typedName)) return true;
        throw new AppError("invalid", { message: "Type the site’s name as it is shown." });
      });
      if (!isGone)
        throw new AppError("conflict", { message: "This site isn’t in the trash any more." });
    },
    wait: (transaction, siteId) => add(transaction, { id: siteId, trashedAt: clock.now() }),
    async plan() {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("jobs").where("kind", "=", kind).execute();
        const trashed = await transaction
          .selectFrom("sites")
          .select(["id", "trashedAt"])
          .where("trashedAt", "is not", null)
          .execute();
        for (const { id, trashedAt } of trashed)
          if (trashedAt !== null) await add(transaction, { id, trashedAt });
      });
    },
    jobs: {
      async [kind](payload) {
        const { siteId } = payloadSchema.parse(payload);
        if (trashDays === undefined) return;
        const due = clock.now() - trashDays * dayMs;
        await erase(siteId, ({ trashedAt }) => trashedAt <= due);
      },
    },
  };
}

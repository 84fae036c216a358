import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { erasing } from "../inbox/erase.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import { leavePictures } from "./leave-pictures.ts";

const kind = "saved-sections.purge";
/** How long a deleted section can be taken back. */
const trashMs = 24 * 3_600_000;
const payloadSchema = z.object({ id: z.string() });

/** The work that erases a section that was deleted at a time, in milliseconds since 1970. */
export function purgeSaved(id: string, trashedAt: number) {
  return { kind, payload: { id }, runAt: trashedAt + trashMs };
}

/** Erases what has been deleted for a day; what was taken back meanwhile stays. */
export function savedSectionJobs(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "add">;
}): JobHandlers {
  const { database, clock } = options;
  return {
    async [kind](payload) {
      const { id } = payloadSchema.parse(payload);
      await erasing(database, async (transaction) => {
        // those of a section that was taken back have an owner when the time comes, and stay
        await leavePictures(transaction, options, [id]);
        await transaction
          .deleteFrom("savedSections")
          .where("id", "=", id)
          .where("trashedAt", "<=", clock.now() - trashMs)
          .execute();
      });
    },
  };
}

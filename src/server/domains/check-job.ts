import { z } from "zod";
import type { JobHandlers } from "../jobs/jobs.ts";
import { type CheckDomainOptions, checkDomain } from "./check-domain.ts";
import { checkDomainJob } from "./check-later.ts";

const payloadSchema = z.object({ id: z.number().int() });

/** Looks domains up at their times. Where somebody looked meanwhile, the look that was planned then is the next. */
export function domainJobs(options: CheckDomainOptions): JobHandlers {
  const { database, clock } = options;
  return {
    async [checkDomainJob](payload) {
      const { id } = payloadSchema.parse(payload);
      const row = await database.db
        .selectFrom("domains")
        .select("nextCheckAt")
        .where("id", "=", id)
        .executeTakeFirst();
      if (!row || (row.nextCheckAt ?? 0) > clock.now()) return;
      await checkDomain(options, id);
    },
  };
}

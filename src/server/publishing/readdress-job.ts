import { z } from "zod";
import { AppError } from "../errors.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { type RepublishOptions, republish } from "./republish.ts";

const readdressJob = "readdress-release";
const payloadSchema = z.object({ siteId: z.number().int() });

/** The work that brings a new address of a site, or what of its pages is seen now, into its published pages. */
export function readdressWork(siteId: number) {
  return { kind: readdressJob, payload: { siteId } };
}

export function readdressJobs(options: RepublishOptions): JobHandlers {
  return {
    async [readdressJob](payload) {
      const { siteId } = payloadSchema.parse(payload);
      await republish(options, siteId).catch((error: unknown) => {
        // in the trash by now: it is published anew by its owner
        if (!(error instanceof AppError) || error.code !== "not-found") throw error;
      });
    },
  };
}

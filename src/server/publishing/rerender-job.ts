import { z } from "zod";
import { AppError } from "../errors.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { type RepublishOptions, republish } from "./republish.ts";

/** As jobs are stored by versions before, which work beside this one. */
const rerenderJob = "readdress-release";
const payloadSchema = z.object({ siteId: z.number().int() });

/** The work that renders what is live of a site again: with its new address, or with what of its pages is seen now. */
export function rerenderWork(siteId: number) {
  return { kind: rerenderJob, payload: { siteId } };
}

export function rerenderJobs(options: RepublishOptions): JobHandlers {
  return {
    async [rerenderJob](payload) {
      const { siteId } = payloadSchema.parse(payload);
      await republish(options, siteId).catch((error: unknown) => {
        // in the trash by now: it is published anew by its owner
        if (!(error instanceof AppError) || error.code !== "not-found") throw error;
      });
    },
  };
}

import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import { type RepublishOptions, republish } from "./republish.ts";

/** The job that makes a live release anew of which something is lost. */
const mendJob = "mend-release";

/** Visitors go on asking for what is lost: one job is enough for them. */
const restMs = 60_000;

interface MendOptions extends RepublishOptions {
  readonly hosting: Pick<SiteHosting, "watchLosses">;
  readonly jobs: Pick<Jobs, "add">;
  /** Tells the owners of a site that it has to be published to be whole again. Does so once a day. */
  readonly notifyOfLoss: (siteId: number) => Promise<void>;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

const payloadSchema = z.object({ siteId: z.number().int() });

/** Has releases made anew as soon as a visitor finds something of them lost. */
export function mendJobs(options: MendOptions): JobHandlers {
  const { hosting, jobs, clock, log } = options;
  const asked = new Map<number, number>();

  hosting.watchLosses((siteId) => {
    if ((asked.get(siteId) ?? 0) > clock.now()) return;
    asked.set(siteId, clock.now() + restMs);
    jobs
      .add({ kind: mendJob, payload: { siteId } })
      .catch((err: unknown) => log.error({ err, siteId }, "a lost release can’t be rebuilt yet"));
  });

  return {
    async [mendJob](payload) {
      const { siteId } = payloadSchema.parse(payload);
      const outcome = await republish(options, siteId);
      if (outcome === "changed") {
        log.error(
          { siteId },
          "part of a release is lost: publish the site, which has changed since",
        );
        await options.notifyOfLoss(siteId);
      }
      if (outcome === "republished")
        log.error({ siteId }, "part of a release was lost: the site was republished");
    },
  };
}

import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { type Outgoing, createOutgoing } from "../outgoing/send-out.ts";
import { webhookJobs } from "./webhook-job.ts";
import { webhookRoutes } from "./webhook-routes.ts";
import { createWebhooks } from "./webhooks.ts";

interface ReportingOptions {
  database: Database;
  clock: Clock;
  /** Only public addresses where it is left out. */
  outgoing: Outgoing | undefined;
}

/** Reports of what visitors send to addresses that owners name. */
export interface Reporting {
  /** For a worker of its own: addresses from outside may be slow. */
  jobs: JobHandlers;
  register(app: FastifyInstance): void;
}

export function createReporting(options: ReportingOptions): Reporting {
  const { database, clock, outgoing = createOutgoing() } = options;
  const webhooks = createWebhooks({ database, clock, outgoing });
  return {
    jobs: webhookJobs({ database, clock, outgoing }),
    register: (app) => webhookRoutes(app, webhooks),
  };
}

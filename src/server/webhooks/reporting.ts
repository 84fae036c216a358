import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { type Jobs, createJobs } from "../jobs/jobs.ts";
import { type Outgoing, createOutgoing } from "./send-out.ts";
import { webhookJobs } from "./webhook-job.ts";
import { webhookRoutes } from "./webhook-routes.ts";
import { createWebhooks } from "./webhooks.ts";

interface ReportingOptions {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Only public addresses where it is left out. */
  outgoing: Outgoing | undefined;
}

/** Reports of what visitors send to addresses that owners name. */
export interface Reporting {
  /** For a worker of its own: addresses from outside may be slow. */
  jobs: Jobs;
  register(app: FastifyInstance): void;
}

export function createReporting(options: ReportingOptions): Reporting {
  const { database, clock, log, outgoing = createOutgoing() } = options;
  const webhooks = createWebhooks({ database, clock, outgoing });
  return {
    jobs: createJobs({
      database,
      clock,
      handlers: webhookJobs({ database, clock, outgoing }),
      onError: (err, kind) => log.warn({ err, kind }, "a webhook call wasn’t delivered"),
    }),
    register: (app) => webhookRoutes(app, webhooks),
  };
}

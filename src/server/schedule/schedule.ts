import type { FastifyInstance } from "fastify";
import type { Transaction } from "kysely";
import type { PublishEvent } from "#/api/publish-event.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import type { OwnerEmails } from "../people/owner-emails.ts";
import type { Publisher } from "../publishing/publisher.ts";
import type { Screening } from "../screening/screening.ts";
import { createClosedWords } from "./closed-words.ts";
import { planJobs } from "./plan-job.ts";
import { createPlans } from "./plans.ts";
import { scheduleRoutes } from "./schedule-routes.ts";
import { createVisibility } from "./visibility.ts";

interface ScheduleOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "add">;
  readonly publisher: Publisher;
  readonly moved: (siteId: number) => Promise<void>;
  /** Makes the pages of a site anew as they were published, later. */
  readonly rerender: (transaction: Transaction<Schema>, siteId: number) => Promise<unknown>;
  readonly screening: Pick<Screening, "expectHosts">;
  readonly notifyOwners: OwnerEmails["notifyOwners"];
  /** Tells who has a site open how far publishing it is, and that something planned wasn't done. */
  readonly notify: (siteId: number, event: PublishEvent) => void;
  /** Whether mail leaves this installation. */
  readonly delivers: boolean;
}

/** What of sites is seen, now and at times that were planned. */
export interface Schedule {
  readonly jobs: JobHandlers;
  register(app: FastifyInstance): void;
}

export function createSchedule(options: ScheduleOptions): Schedule {
  const visibility = createVisibility(options);
  const plans = createPlans(options);
  const closedWords = createClosedWords(options);
  return {
    jobs: planJobs({ ...options, visibility }),
    register: (app) => scheduleRoutes(app, { ...options, plans, visibility, closedWords }),
  };
}

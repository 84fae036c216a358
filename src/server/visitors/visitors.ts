import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { visitorPath } from "../http/hosts.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import { createCountsWithOthers } from "../limits/shared-counts.ts";
import type { Mail } from "../mail/mail.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { SiteMail } from "../quotas/mail-quota.ts";
import { calendarRoute } from "./calendar-route.ts";
import { consentRoutes } from "./consent-routes.ts";
import { createConsents } from "./consents.ts";
import { eventRepliesRoute } from "./event-replies-route.ts";
import { createFormGuard } from "./form-guard.ts";
import { createFormGate, formWindowMs } from "./form-limits.ts";
import { formRoutes } from "./form-routes.ts";
import { visitorJobs } from "./notices.ts";
import type { PublishedSites } from "./published-sites.ts";
import { createSubmissionStore } from "./submission-store.ts";
import { subscriptionRoutes } from "./subscription-routes.ts";
import { createSubscriptions } from "./subscriptions.ts";

interface VisitorsOptions extends SiteMail {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add">;
  mail: Mail;
  metrics: Metrics;
  sites: PublishedSites;
  /** Signs the links in emails. */
  secret: string;
  appOrigin: string;
  sitesDomain: string;
  visitorApiBase: string;
  /** Whether mail leaves this installation. */
  delivers: boolean;
  /** From one network. */
  formsPerMinute: number;
}

/** Everything that visitors of published sites can send. */
export interface Visitors {
  register(app: FastifyInstance): void;
  jobs: JobHandlers;
}

export function createVisitors(options: VisitorsOptions): Visitors {
  const { database, clock, jobs, metrics, sites, delivers, secret } = options;
  const store = createSubmissionStore({ database, clock, jobs });
  const { formsPerMinute } = options;
  const counts = createCountsWithOthers({ database, clock, windowMs: formWindowMs });
  const guard = createFormGuard({ clock, secret, formsPerMinute, counts });
  const subscriptions = createSubscriptions({ database, clock, secret });
  const consents = createConsents(database, clock);
  // choices have an allowance of their own: making one must not cost a visitor a message
  const choices = createFormGate({ clock, formsPerMinute, counts, name: "choices" });
  return {
    register(app) {
      const base = visitorPath(options.visitorApiBase);
      formRoutes(app, { sites, store, guard, metrics, delivers, base });
      consentRoutes(app, { base, sites, consents, gate: choices });
      subscriptionRoutes(app, { sites, subscriptions });
      calendarRoute(app, { sites, clock });
      eventRepliesRoute(app, { base, sites, database, clock });
    },
    jobs: visitorJobs({ ...options, subscriptions }),
  };
}

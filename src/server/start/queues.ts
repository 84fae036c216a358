import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { collectHandlers } from "../features.ts";
import { type JobHandlers, type Jobs, createJobs } from "../jobs/jobs.ts";
import type { Deliver } from "../mail/mail.ts";
import { mailAttempts, mailJobs } from "../mail/mail-job.ts";
import type { Reporting } from "../webhooks/reporting.ts";

/** Work for later, with a worker for each kind of address outside that it may have to wait for. */
export interface Queues {
  jobs: Jobs;
  /** Emails, which wait for a mail server. */
  emails: Jobs;
  /** Reports to addresses from outside. */
  reports: Jobs;
  /** Links to other sites, and name servers of domains. */
  outside: Jobs;
}

interface QueueOptions {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** The queues that there are from the start; the handlers of the first come once there is what they need. */
export function createQueues(
  { database, clock, log, deliver }: QueueOptions & { deliver: Deliver | undefined },
  reporting: Reporting,
): Omit<Queues, "outside"> & { handlers: JobHandlers } {
  const handlers: JobHandlers = {};
  const jobs = createJobs({
    database,
    clock,
    handlers,
    onError: (err, kind) => log.error({ err, kind }, "a job failed"),
  });
  const emails = createJobs({
    database,
    clock,
    handlers: collectHandlers({ mail: mailJobs({ database, clock }, deliver) }),
    mostAttempts: mailAttempts,
    onError: (err, kind) => log.error({ err, kind }, "an email wasn’t sent"),
  });
  const reports = createJobs({
    database,
    clock,
    handlers: collectHandlers({ webhooks: reporting.jobs }),
    onError: (err, kind) => log.warn({ err, kind }, "a webhook call wasn’t delivered"),
  });
  return { handlers, jobs, emails, reports };
}

/** What asks others: its parts come after the other queues. */
export function createOutsideQueue(
  { database, clock, log }: QueueOptions,
  asking: Record<"outsideLinks" | "domains" | "caches", JobHandlers>,
): Jobs {
  return createJobs({
    database,
    clock,
    handlers: collectHandlers(asking),
    onError: (err, kind) => log.warn({ err, kind }, "links or domains weren’t checked"),
  });
}

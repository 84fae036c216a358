import type { FastifyInstance } from "fastify";
import type { PublishEvent } from "#/api/publish-event.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import type { Mail } from "../mail/mail.ts";
import { operatorRoutes } from "./operator-routes.ts";
import { complaintJobs } from "./complaint-emails.ts";
import { complaintRoutes } from "./complaint-routes.ts";
import { createComplaints } from "./complaints.ts";
import type { NotifyOwners } from "../people/owner-emails.ts";
import { createTakedowns } from "./takedowns.ts";

interface ModerationOptions {
  database: Database;
  clock: Clock;
  mail: Mail;
  notifyOwners: NotifyOwners;
  /** Told of sites whose state visitors have to see. */
  moved: (siteId: number) => Promise<void>;
  /** Tells who has a site open that it was taken down, or put back. */
  notify: (siteId: number, event: PublishEvent) => void;
  appOrigin: string;
  sitesDomain: string;
  /** Whether mail leaves this installation. */
  delivers: boolean;
}

/** What operators do about sites, and the emails that follow complaints. */
export interface Moderation {
  register(app: FastifyInstance): void;
  jobs: JobHandlers;
}

export function createModeration(options: ModerationOptions): Moderation {
  const { database, clock, notifyOwners, notify } = options;
  async function moved(siteId: number): Promise<void> {
    try {
      await options.moved(siteId);
    } finally {
      // it holds, whatever the disk could take of it
      notify(siteId, { state: "moved", done: 0, total: 0 });
    }
  }
  const takedowns = createTakedowns({ clock, notifyOwners });
  const complaints = createComplaints({ ...options, moved, takedowns });
  return {
    register(app) {
      operatorRoutes(app, { database, clock, takedowns, moved });
      complaintRoutes(app, { database, complaints });
    },
    jobs: complaintJobs(options),
  };
}

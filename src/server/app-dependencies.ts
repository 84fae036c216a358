import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { AppFiles } from "./app-files.ts";
import type { Auth } from "./auth/auth.ts";
import type { Comments } from "./comments/comments.ts";
import type { StopLinks } from "./comments/stop-links.ts";
import type { Clock } from "./clock.ts";
import type { Moderation } from "./complaints/moderation.ts";
import type { Database } from "./db/database.ts";
import type { DomainsFeature } from "./domains/start-domains.ts";
import type { Exports } from "./exports/exports.ts";
import type { FrontDoor } from "./front-door.ts";
import type { History } from "./history/history.ts";
import type { Inbox } from "./inbox/inbox.ts";
import type { Schedule } from "./schedule/schedule.ts";
import type { Links } from "./links/links.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Operators } from "./operators/operators.ts";
import type { Projects } from "./projects/projects.ts";
import type { Replacements } from "./projects/replacements.ts";
import type { Presence } from "./presence/presence.ts";
import type { People } from "./people/people.ts";
import type { Publishing } from "./publishing/publishing.ts";
import type { SavedSections } from "./saved-sections/saved-sections.ts";
import type { SiteHost } from "./http/site-host.ts";
import type { ReadSettings } from "./installation/installation-settings.ts";
import type { OperatorFactors } from "./installation/operator-factors.ts";
import type { Documents } from "./sites/documents.ts";
import type { FirstSteps } from "./sites/first-steps.ts";
import type { OperationLog } from "./sites/operation-log.ts";
import type { SiteSignals } from "./sites/site-signals.ts";
import type { Sites } from "./sites/sites.ts";
import type { Trash } from "./trash/trash.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";
import type { Visitors } from "./visitors/visitors.ts";
import type { PageLocks } from "./locks/page-locks.ts";
import type { Reporting } from "./webhooks/reporting.ts";

/** Everything that the app needs and that has effects. */
export interface AppDependencies {
  appOrigin: string;
  sitesDomain: string;
  visitorApiBase: string;
  trustProxy: TrustedProxies;
  auth: Auth;
  sites: Sites;
  documents: Documents;
  projects: Projects;
  replacements: Replacements;
  exports: Exports;
  firstSteps: FirstSteps;
  /** The folder of the sites that new ones can start from. */
  startersFolder: string;
  operations: OperationLog;
  history: History;
  signals: SiteSignals;
  presence: Presence;
  comments: Comments;
  stopLinks: StopLinks;
  savedSections: SavedSections;
  siteHost: SiteHost;
  appFiles: AppFiles;
  /** What listens already; one of its own where it is left out. */
  door?: FrontDoor;
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Throws when edits cannot be taken right now. */
  checkReady: () => Promise<void>;
  publishing: Pick<Publishing, "register" | "views" | "files" | "storage">;
  visitors: Pick<Visitors, "register">;
  people: Pick<People, "register" | "notify">;
  moderation: Pick<Moderation, "register">;
  readSettings: ReadSettings;
  expectFactors: OperatorFactors["expectFactors"];
  operators: Pick<Operators, "register">;
  trash: Pick<Trash, "deleteNow">;
  locks: PageLocks;
  links: Pick<Links, "register" | "guests">;
  schedule: Pick<Schedule, "register">;
  domains: Pick<DomainsFeature, "register">;
  reporting: Pick<Reporting, "register">;
  inbox: Inbox;
  database: Database;
  clock: Clock;
  /** Routes beside the product's own: those of a test. */
  moreRoutes?: ((app: FastifyInstance) => void) | undefined;
}

import { join } from "node:path";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { templates } from "#/sections/registry.ts";
import { createApp } from "./app.ts";
import type { AppDependencies } from "./app-dependencies.ts";
import type { AppFiles } from "./app-files.ts";
import { type Auth, createAuth } from "./auth/auth.ts";
import { installationSecret } from "./auth/secret.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import type { Env } from "./env.ts";
import { openPointerFolder } from "./hosting/live-pointer.ts";
import { type SiteHosting, createSiteHosting } from "./hosting/site-hosting.ts";
import { type JobHandlers, type Jobs, createJobs } from "./jobs/jobs.ts";
import { type Deliver, type Mail, createMail, mailJobs } from "./mail/mail.ts";
import { type Metrics, createMetrics } from "./metrics.ts";
import { type Documents, createDocuments } from "./sites/documents.ts";
import { type OperationLog, createOperationLog } from "./sites/operation-log.ts";
import { operatorRoutes } from "./routes/operator.ts";
import { createSiteSignals } from "./sites/site-signals.ts";
import { type Publishing, createPublishing } from "./publishing/publishing.ts";
import { type SiteMoved, type Sites, createSites } from "./sites/sites.ts";
import type { Storage } from "./storage/storage.ts";
import { createLiveSites } from "./visitors/live-sites.ts";
import { createVisitors } from "./visitors/visitors.ts";

/** What has effects beyond this process, opened by whoever starts it. */
export interface Surroundings {
  env: Env;
  database: Database;
  storage: Storage;
  clock: Clock;
  log: FastifyBaseLogger;
  appFiles: AppFiles;
  /** The folder that the build cuts fonts into; undefined: pages show the system's. */
  fontsFolder?: string;
  /** The folder that the build leaves the scripts of published pages in; undefined: pages have none. */
  islandsFolder?: string;
  /** Undefined: mail rests in the outbox. */
  deliver: Deliver | undefined;
  /** Routes beside the product's own: those of a test. */
  moreRoutes?: (app: FastifyInstance) => void;
}

/** The parts of the server, connected. */
export interface Assembly {
  app: FastifyInstance;
  auth: Auth;
  jobs: Jobs;
  mail: Mail;
  metrics: Metrics;
  sites: Sites;
  documents: Documents;
  operations: OperationLog;
  hosting: SiteHosting;
  publishing: Publishing;
}

/** Connects the parts of the server on a migrated database. Nothing runs or listens yet. */
export async function assemble(surroundings: Surroundings): Promise<Assembly> {
  const { env, database, storage, clock, log, appFiles, deliver } = surroundings;
  const auth = await createAuth({ database, clock, appOrigin: env.appOrigin });
  const metrics = createMetrics();
  const handlers: JobHandlers = { ...mailJobs({ database, clock }, deliver) };
  const jobs = createJobs({
    database,
    clock,
    handlers,
    onError: (err, kind) => log.error({ err, kind }, "a job failed"),
  });
  const delivers = deliver !== undefined;
  const mail = createMail({ database, clock, jobs, delivers });
  const hosting = await startHosting(surroundings);
  const signals = createSiteSignals();
  const operations = createOperationLog({ database, clock, context: { templates }, signals });
  const documents = createDocuments(database);
  const { appOrigin, sitesDomain } = env;
  const publishing = await createPublishing({
    database,
    storage,
    clock,
    jobs,
    hosting,
    fontsFolder: surroundings.fontsFolder,
    islandsFolder: surroundings.islandsFolder,
    appOrigin,
    sitesDomain,
    apiBase: env.visitorApiBase,
    staticBase: env.staticBase,
    tell: (siteId, event) => signals.tell(siteId, { name: "publish", data: event }),
  });
  // a crash may have come between the database and a pointer
  const mended = await publishing.live.repair();
  if (mended > 0) log.warn({ mended }, "pointers were behind the database");
  const moved: SiteMoved = publishing.live.moved;
  const sites = createSites({ database, clock, appOrigin, sitesDomain, moved });
  const visitors = createVisitors({
    database,
    clock,
    jobs,
    mail,
    metrics,
    sites: createLiveSites(hosting),
    secret: await installationSecret(database, "visitorSecret"),
    appOrigin,
    sitesDomain,
    visitorApiBase: env.visitorApiBase,
    delivers,
    formsPerMinute: env.formsPerMinute,
  });
  Object.assign(handlers, publishing.jobs, visitors.jobs);
  const dependencies: AppDependencies = {
    appOrigin: env.appOrigin,
    sitesDomain: env.sitesDomain,
    visitorApiBase: env.visitorApiBase,
    trustProxy: env.trustProxy,
    auth,
    sites,
    documents,
    operations,
    signals,
    siteHost: hosting,
    appFiles,
    log,
    metrics,
    async checkReady() {
      await database.check();
      await storage.check();
    },
    features: [
      publishing.register,
      visitors.register,
      (scope) => operatorRoutes(scope, { database, clock }),
      ...(surroundings.moreRoutes ? [surroundings.moreRoutes] : []),
    ],
  };
  const app = createApp(dependencies);
  return { app, auth, jobs, mail, metrics, sites, documents, operations, hosting, publishing };
}

/** Shows every site that is live, without asking the database. */
async function startHosting({ env, storage, clock, log }: Surroundings): Promise<SiteHosting> {
  const pointers = await openPointerFolder(join(env.dataDir, "sites"));
  const onError = (err: unknown) => log.error({ err }, "a page could not be shown");
  const hosting = createSiteHosting({ storage, pointers, clock, onError });
  for (const name of await hosting.start()) log.error({ name }, "a pointer cannot be read");
  return hosting;
}

import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { templates } from "#/sections/registry.ts";
import { createApp } from "./app.ts";
import type { AppDependencies } from "./app-dependencies.ts";
import type { AppFiles } from "./app-files.ts";
import { type Auth, createAuth } from "./auth/auth.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import type { Env } from "./env.ts";
import { type Jobs, createJobs } from "./jobs/jobs.ts";
import { type Deliver, type Mail, createMail, mailJobs } from "./mail/mail.ts";
import { type Metrics, createMetrics } from "./metrics.ts";
import type { SiteHost } from "./site-host.ts";
import { type Documents, createDocuments } from "./sites/documents.ts";
import { type OperationLog, createOperationLog } from "./sites/operation-log.ts";
import { createSiteSignals } from "./sites/site-signals.ts";
import { type SiteMoved, type Sites, createSites } from "./sites/sites.ts";
import type { Storage } from "./storage/storage.ts";

/** What has effects beyond this process, opened by whoever starts it. */
export interface Surroundings {
  env: Env;
  database: Database;
  storage: Storage;
  clock: Clock;
  log: FastifyBaseLogger;
  appFiles: AppFiles;
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
}

/** Connects the parts of the server on a migrated database. Nothing runs or listens yet. */
export async function assemble(surroundings: Surroundings): Promise<Assembly> {
  const { env, database, storage, clock, log, appFiles, deliver } = surroundings;
  const auth = await createAuth({ database, clock, appOrigin: env.appOrigin });
  const metrics = createMetrics();
  const jobs = createJobs({
    database,
    clock,
    handlers: mailJobs({ database, clock }, deliver),
    onError: (err, kind) => log.error({ err, kind }, "a job failed"),
  });
  const mail = createMail({ database, clock, jobs, delivers: deliver !== undefined });
  const signals = createSiteSignals();
  const operations = createOperationLog({ database, clock, context: { templates }, signals });
  const documents = createDocuments(database);
  const { appOrigin, sitesDomain } = env;
  const moved: SiteMoved = async () => undefined;
  const sites = createSites({ database, clock, appOrigin, sitesDomain, moved });
  const dependencies: AppDependencies = {
    appOrigin: env.appOrigin,
    sitesDomain: env.sitesDomain,
    trustProxy: env.trustProxy,
    auth,
    sites,
    documents,
    operations,
    signals,
    siteHost: nothingPublished,
    appFiles,
    log,
    metrics,
    async checkReady() {
      await database.check();
      await storage.check();
    },
    features: surroundings.moreRoutes ? [surroundings.moreRoutes] : [],
  };
  const app = createApp(dependencies);
  return { app, auth, jobs, mail, metrics, sites, documents, operations };
}

const nothingPublished: SiteHost = {
  serves: () => false,
  handle(_request, response) {
    response.writeHead(404, { "content-type": "text/plain" }).end("There is no site here.\n");
  },
};

import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { templates } from "#/sections/registry.ts";
import { createApp } from "./app.ts";
import type { AppDependencies } from "./app-dependencies.ts";
import type { AppFiles } from "./app-files.ts";
import { type Auth, createAuth } from "./auth/auth.ts";
import { installationSecret } from "./auth/secret.ts";
import { type CommentEmails, createCommentEmails } from "./comments/comment-emails.ts";
import { createComments } from "./comments/comments.ts";
import { createStopLinks } from "./comments/stop-links.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import { refuseOutgrown } from "./db/needed-step.ts";
import { notifyOfMove } from "./db/site-moves.ts";
import {
  type DomainsFeature,
  type DomainsResources,
  startDomains,
} from "./domains/start-domains.ts";
import { type ExamineApart, createExamineApart } from "./doctor/examine-apart.ts";
import type { Env } from "./env.ts";
import type { FrontDoor } from "./front-door.ts";
import { type Installation, createInstallation } from "./installation/installation.ts";
import type { SiteHosting } from "./hosting/site-hosting.ts";
import type { PictureWorkshop } from "./images/picture-workshop.ts";
import type { JobHandlers, Jobs } from "./jobs/jobs.ts";
import { type Deliver, type Mail, createMail } from "./mail/mail.ts";
import { type Metrics, createMetrics } from "./metrics/metrics.ts";
import { type Documents, createDocuments } from "./sites/documents.ts";
import {
  type OperationLog,
  type OperationLogOptions,
  createOperationLog,
} from "./sites/operation-log.ts";
import { createModeration } from "./complaints/moderation.ts";
import { type History, createHistory } from "./history/history.ts";
import { historyJobs, thinLater } from "./history/thin-job.ts";
import { inboxJobs } from "./inbox/purge-job.ts";
import type { SiteNewsTeller } from "./sites/shared-news.ts";
import { type Projects, startProjects } from "./projects/projects.ts";
import { createPublishing } from "./publishing/publishing.ts";
import type { Publishing, PublishingOptions } from "./publishing/publishing.ts";
import { createFirstSteps } from "./sites/first-steps.ts";
import { type Sites, createSites } from "./sites/sites.ts";
import type { Storage } from "./storage/storage.ts";
import { createLiveSites } from "./visitors/live-sites.ts";
import { type Visitors, createVisitors } from "./visitors/visitors.ts";
import { createOwnerEmails } from "./people/owner-emails.ts";
import { type Operators, createOperators } from "./operators/operators.ts";
import { createPeople } from "./people/people.ts";
import { savedSectionJobs } from "./saved-sections/purge-job.ts";
import { createSavedSections } from "./saved-sections/saved-sections.ts";
import { type SiteMail, createMailQuota } from "./quotas/mail-quota.ts";
import { type FollowContact, startFollowContact } from "./start/follow-contact.ts";
import { createTellOfPages } from "./quotas/page-quota.ts";
import { type TellOfViews, createTellOfViews } from "./quotas/view-quota.ts";
import type { Presence } from "./presence/presence.ts";
import { startHosting, startPurges } from "./start/start-hosting.ts";
import { startLinks } from "./start/start-links.ts";
import { startNews } from "./start/start-news.ts";
import { startLeaving } from "./start/start-leaving.ts";
import { startPresence } from "./start/start-presence.ts";
import { startScreening } from "./start/start-screening.ts";
import { type Queues, createOutsideQueue, createQueues } from "./start/queues.ts";
import { createReadiness } from "./start/readiness.ts";
import { collectHandlers } from "./features.ts";
import { createReporting } from "./webhooks/reporting.ts";
import { createSchedule } from "./schedule/schedule.ts";
import { createPageLocks } from "./locks/page-locks.ts";
import { type Trash, createTrash } from "./trash/trash.ts";
import { createProxyCheck } from "./visitor-network.ts";

/** What has effects beyond this process, opened by whoever starts it. */
export interface ServerResources extends DomainsResources {
  env: Env;
  database: Database;
  storage: Storage;
  clock: Clock;
  log: FastifyBaseLogger;
  appFiles: AppFiles;
  /** The host of sites and what listens, where they were there before the database. */
  shown?: { hosting: SiteHosting; door: FrontDoor };
  /** The folder that the build cuts fonts into; undefined: pages show the system's. */
  fontsFolder?: string;
  /** The folder that the build leaves the scripts of published pages in; undefined: pages have none. */
  islandsFolder?: string;
  /** The folder of the sites that new ones can start from. */
  startersFolder: string;
  /** Undefined: mail rests in the outbox. */
  deliver: Deliver | undefined;
  /** What looks for what is wrong with the installation; the checks of `npm run doctor` where it is left out. */
  examineApart?: ExamineApart;
  /** What works on pictures, closed with the app; one of its own where it is left out. */
  workshop?: PictureWorkshop;
  /** Routes beside the product's own: those of a test. */
  moreRoutes?: (app: FastifyInstance) => void;
}

/** The parts of the server, connected. */
export interface Assembly extends Queues {
  app: FastifyInstance;
  auth: Auth;
  mail: Mail;
  metrics: Metrics;
  sites: Sites;
  documents: Documents;
  operations: OperationLog;
  history: History;
  hosting: SiteHosting;
  presence: Presence;
  news: SiteNewsTeller;
  publishing: Publishing;
  projects: Projects;
  tellOfViews: TellOfViews;
  followContact: FollowContact;
}

/** Connects the parts of the server on a migrated database. Nothing runs or listens yet. */
export async function assemble(resources: ServerResources): Promise<Assembly> {
  const { env, database, storage, clock, log, appFiles, deliver } = resources;
  const auth = await createAuth({ database, clock, appOrigin: env.appOrigin, log });
  const metrics = createMetrics(storage);
  const reporting = createReporting({ database, clock, outgoing: resources.outgoing });
  const { handlers, ...queues } = createQueues(resources, reporting);
  const { jobs } = queues;
  const mail = createMail({ database, clock, jobs, delivers: deliver !== undefined });
  const hosting = resources.shown?.hosting ?? (await startHosting(resources));
  const caches = startPurges(resources, { jobs, hosting });
  const { signals, news } = startNews(resources);
  const { appOrigin, sitesDomain } = env;
  const installation = startInstallation(resources, auth);
  const where = { appOrigin, sitesDomain, delivers: deliver !== undefined, ...installation };
  const tellOfPages = createTellOfPages({ clock, mail, appOrigin });
  const logs = createSiteLogs(resources, { jobs, news, tellOfPages, ...installation });
  const siteMail = createMailQuota({ clock, mail, ...where });
  const owners = createOwnerEmails({ database, clock, mail, ...where });
  const notify: PublishingOptions["notify"] = (siteId, event) =>
    news.tell(siteId, { name: "publish", data: event });
  const screening = startScreening({ ...resources, ...where, mail });
  const known = { jobs, hosting, notify, screening, past: logs.history.past, ...owners };
  const publishing = await startPublishing(resources, { ...known, ...installation });
  const { live, findTakenBack } = publishing;
  const trash = await startTrash(resources, { ...publishing, jobs, hosting });
  const looking = { expectHost: screening.expectHost, tellOfPages };
  const naming = { trashed: trash.wait, findTakenBack, ...looking };
  const sites = createSites({ ...env, ...resources, ...live, ...naming, ...installation });
  const importing = startProjects(resources, { ...publishing, ...logs, ...installation, sites });
  const parts = { auth, metrics, sites, ...importing, ...logs };
  const sending = { mail, ...siteMail, jobs };
  const visitors = await startVisitors(resources, { ...sending, metrics, hosting });
  const followContact = await startFollowContact(resources, hosting);
  const working = { ...resources, ...where, ...live, ...sending, auth, screening, followContact };
  const people = createPeople({ ...env, ...trash, ...working });
  const moderation = createModeration({ ...resources, ...owners, ...where, ...live, mail, notify });
  const talk = await startComments({ ...working, news });
  const schedule = createSchedule({ ...working, ...owners, ...publishing, jobs, notify });
  const around = { siteHost: hosting, isOwnProxy: createProxyCheck(env.trustProxy) };
  const domains = await startDomains({ ...env, ...working, ...owners, ...around });
  const operators = startOperators(resources, { ...working, ...owners, hosting, domains });
  const features = { publishing, visitors, people, moderation, schedule, trash };
  Object.assign(handlers, handlersOf(resources, { ...features, comments: talk, jobs }));
  const leaving = startLeaving(resources, { ...live, ...parts, jobs, hosting });
  const presence = startPresence(resources, signals);
  const dependencies: AppDependencies = {
    appOrigin,
    sitesDomain,
    visitorApiBase: env.visitorApiBase,
    trustProxy: env.trustProxy,
    ...parts,
    startersFolder: resources.startersFolder,
    firstSteps: createFirstSteps({ ...resources, documents: logs.documents, templates }),
    signals,
    presence,
    ...talk.parts,
    savedSections: createSavedSections({ ...resources, ...publishing, templates, jobs }),
    siteHost: hosting,
    appFiles,
    ...(resources.shown && { door: resources.shown.door }),
    log,
    checkReady: createReadiness({ clock, check: () => checkWritable(resources) }),
    ...features,
    ...installation,
    operators,
    locks: createPageLocks({ database, clock, moved: live.moved, passwords: auth.passwords }),
    links: startLinks(resources, { ...publishing, ...auth, talk, hosting }),
    domains,
    reporting,
    ...leaving,
    database,
    clock,
    moreRoutes: resources.moreRoutes,
  };
  const asking = { outsideLinks: publishing.outsideJobs, domains: domains.jobs, caches };
  const outside = createOutsideQueue(resources, asking);
  const tellOfViews = createTellOfViews(working);
  const more = { outside, mail, hosting, presence, news, publishing, tellOfViews, followContact };
  return { ...parts, app: createApp(dependencies), ...queues, ...more };
}

type OperatorsOptions = Parameters<typeof createOperators>[0];

/** What those see and do who run the installation. */
function startOperators(
  { env, examineApart }: ServerResources,
  {
    hosting,
    domains,
    ...parts
  }: Omit<
    OperatorsOptions,
    "dataDir" | "storageUrl" | "backups" | "source" | "examineApart" | "files" | "domainDeeds"
  > & { hosting: SiteHosting; domains: DomainsFeature },
): Operators {
  return createOperators({
    ...env,
    ...parts,
    files: hosting.files,
    domainDeeds: domains.operatorDeeds,
    source: process.env,
    examineApart: examineApart ?? createExamineApart(process.env),
  });
}

/** What holds for everybody, whoever owns the sites. */
function startInstallation(
  { env, database, deliver }: Pick<ServerResources, "env" | "database" | "deliver">,
  auth: Auth,
): Installation {
  const delivers = deliver !== undefined;
  return createInstallation({ database, envSettings: env.settings, delivers, auth });
}

/** What is done of the work that waits, but for emails, reports and links to other sites. */
function handlersOf(
  { database, clock }: Pick<ServerResources, "database" | "clock">,
  {
    jobs,
    ...features
  }: { jobs: Jobs } & Record<
    "publishing" | "visitors" | "people" | "moderation" | "schedule" | "trash" | "comments",
    { jobs: JobHandlers }
  >,
): JobHandlers {
  return collectHandlers({
    ...Object.fromEntries(Object.entries(features).map(([name, one]) => [name, one.jobs])),
    inbox: inboxJobs({ database, clock }),
    history: historyJobs({ database, clock }),
    savedSections: savedSectionJobs({ database, clock, jobs }),
  });
}

/** What sites are, what is done to them, and what they were. */
function createSiteLogs(
  { database, clock }: Pick<ServerResources, "database" | "clock">,
  {
    jobs,
    ...told
  }: { jobs: Jobs } & Pick<OperationLogOptions, "news" | "readSettings" | "tellOfPages">,
): Pick<Assembly, "operations" | "documents" | "history"> {
  const onMark = thinLater({ jobs });
  const context = { templates };
  const operations = createOperationLog({ database, clock, context, ...told, onMark });
  const documents = createDocuments(database, templates);
  const history = createHistory({ database, clock, templates, documents });
  return { operations, documents, history };
}

/** Throws where edits can't be taken: neither would be kept without the other. */
async function checkWritable({ database, storage }: ServerResources): Promise<void> {
  await database.check();
  await refuseOutgrown(database.db);
  await storage.check();
}

/** Connects publishing, with what visitors see as the database says it. */
async function startPublishing(
  resources: ServerResources,
  parts: Pick<
    PublishingOptions,
    "jobs" | "hosting" | "past" | "notifyOfLoss" | "notify" | "screening" | "readSettings"
  >,
): Promise<Publishing> {
  const { env, database, log } = resources;
  const publishing = await createPublishing({
    ...resources,
    ...parts,
    fontsFolder: resources.fontsFolder,
    islandsFolder: resources.islandsFolder,
    appOrigin: env.appOrigin,
    sitesDomain: env.sitesDomain,
    apiBase: env.visitorApiBase,
    staticBase: env.staticBase,
    outgoing: resources.outgoing,
    asksOutsideLinks: env.asksOutsideLinks,
    notifyOthers: (siteId) =>
      notifyOfMove(database, siteId).catch((err: unknown) =>
        log.error({ err }, "other processes were not told of a site"),
      ),
  });
  // a crash may have come between the database and a pointer
  const mended = await publishing.live.repair();
  if (mended > 0) log.warn({ mended }, "pointers were behind the database");
  return publishing;
}

/** The trash, in which every site has its time from now on. */
async function startTrash(
  resources: ServerResources,
  parts: { jobs: Jobs; hosting: SiteHosting } & Pick<Publishing, "live" | "pictures">,
): Promise<Trash> {
  const { trashDays } = resources.env;
  const trash = createTrash({ ...resources, ...parts, trashDays, moved: parts.live.moved });
  await trash.plan();
  return trash;
}

/** What people say about sections, and the emails that tell of it. */
async function startComments(
  working: Omit<Parameters<typeof createCommentEmails>[0], "stopLinks"> & Pick<Assembly, "news">,
): Promise<
  { parts: Pick<AppDependencies, "comments" | "stopLinks"> } & Pick<CommentEmails, "jobs" | "told">
> {
  const secret = await installationSecret(working.database, "emailSecret");
  const stopLinks = createStopLinks({ secret, appOrigin: working.appOrigin });
  const emails = createCommentEmails({ ...working, stopLinks });
  return {
    ...emails,
    parts: { comments: createComments({ ...working, emails }), stopLinks },
  };
}

async function startVisitors(
  { env, database, clock, deliver }: ServerResources,
  parts: SiteMail & {
    jobs: Jobs;
    mail: Mail;
    metrics: Metrics;
    hosting: SiteHosting;
  },
): Promise<Visitors> {
  return createVisitors({
    ...env,
    ...parts,
    database,
    clock,
    sites: createLiveSites(parts.hosting, { clock, visitorApiBase: env.visitorApiBase }),
    secret: await installationSecret(database, "visitorSecret"),
    delivers: deliver !== undefined,
  });
}

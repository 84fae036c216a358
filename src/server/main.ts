import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { type AppFiles, loadAppFiles } from "./app-files.ts";
import { type Assembly, assemble } from "./assemble.ts";
import { refuseHalfLoaded, refuseHalfRestored } from "./backups/staging.ts";
import { systemClock } from "./clock.ts";
import { type DataFolder, holdDataFolder } from "./data-folder.ts";
import type { Database } from "./db/database.ts";
import { openDatabase } from "./db/open-database.ts";
import { refuseForeign } from "./db/new-installation.ts";
import { type DueDemo, dueDemoSites } from "./start/demo-sites.ts";
import { emptyUploads } from "./projects/uploads.ts";
import { migrate } from "./db/migrate.ts";
import { freeClaims } from "./jobs/free-claims.ts";
import { type Env, readEnv } from "./env.ts";
import { ensureOperator } from "./start/first-start.ts";
import { isOutside } from "./errors.ts";
import { followOthers } from "./start/follow-others.ts";
import { explainListening, openFrontDoor, ordinaryTimeouts } from "./front-door.ts";
import { createHosts, createSiteDispatch } from "./http/hosts.ts";
import { createKeepNear, openNearStorage } from "./start/keep-near.ts";
import { createLog } from "./log.ts";
import { createReadSettings } from "./installation/installation-settings.ts";
import type { Deliver } from "./mail/mail.ts";
import { smtpDelivery } from "./mail/smtp-delivery.ts";
import { withOwnCommands } from "./own-program.ts";
import type { HostingProcesses } from "./hosting-processes/hosting-processes.ts";
import { serveMetrics } from "./metrics/metrics.ts";
import { openWhenThere } from "./start/open-when-there.ts";
import { builtFolders, packageFolder } from "./package-folder.ts";
import { programVersion } from "./program-version.ts";
import { createMigrationCheck } from "./publishing/check-stored-sites.ts";
import { startHosting } from "./start/start-hosting.ts";
import { StartError } from "./start-error.ts";
import { createStorageMetrics } from "./metrics/storage-metrics.ts";
import { createTraffic } from "./traffic/traffic.ts";
import { startBackups } from "./start/start-backups.ts";
import { openStorage } from "./storage/open-storage.ts";

const startedAt = new Date();
// what can't be written now is written later, but for what would fill the memory
const logFile = pino.destination({ dest: 2, sync: true, maxLength: 1_048_576 });
const log = createLog(logFile);

// words that can't be written, to a full disk perhaps, are no reason to end
const streams: NodeJS.EventEmitter[] = [process.stdout, process.stderr, logFile];
for (const stream of streams) stream.on("error", () => undefined);

/** Whoever stops the process waits this long before killing it. */
const stopWithinMs = 5_000;
/** What of that is left for a busy loop to see the signal, and for the exit itself. */
const spareMs = 1_500;

function startersFolder(): string {
  return join(packageFolder(), "src", "starters");
}

function loadFiles(): Promise<AppFiles> {
  return loadAppFiles([
    { folder: join(packageFolder(), "dist", "app"), base: "" },
    { folder: join(packageFolder(), "dist", "fonts"), base: "/assets/fonts" },
  ]);
}

/** Writes traces from now on; what it returns ends that. */
async function traceTo(tracing: NonNullable<Env["tracing"]>): Promise<() => Promise<void>> {
  const { startTracing } = await import("./tracing/start-tracing.ts");
  const { version } = programVersion();
  const onError = (err: unknown) => log.warn({ err }, "traces couldn’t be sent");
  return startTracing({ ...tracing, version, onError }).stop;
}

/** From the first call of the store on. */
const storageMetrics = createStorageMetrics();

async function listenForMetrics(
  { metrics, app }: Assembly,
  { env, beside }: { env: Env; beside: HostingProcesses | undefined },
): Promise<Server | undefined> {
  if (env.metricsPort === undefined) return undefined;
  try {
    return await serveMetrics(
      [metrics, storageMetrics, ...(beside ? [beside] : [])],
      env.metricsPort,
    );
  } catch (error) {
    if (env.isMetricsPortChosen) throw explainListening(error, "METRICS_PORT", env.metricsPort);
    app.log.warn({ port: env.metricsPort }, "metrics aren’t served: the port is in use");
    return undefined;
  }
}

function announce(
  env: Env,
  { signInLink, isOwnerUnknown }: { signInLink: string | undefined; isOwnerUnknown: boolean },
): void {
  const lines = [`Vitrine is ready at ${env.appOrigin}/`];
  if (isOwnerUnknown) {
    lines.push(
      "OWNER_EMAIL only creates the first account, and there is one already. To sign in, get a link with npm run owner-link.",
    );
  }
  if (signInLink !== undefined) {
    lines.push(`Sign in with this link (it works once, for 24 hours): ${signInLink}`);
  }
  process.stdout.write(`${withOwnCommands(lines.join("\n"))}\n`);
}

/** What has to be ended in order when the process is stopped; the last that was begun is ended first. */
function stopOnSignal(): (end: () => unknown) => void {
  const ends: (() => unknown)[] = [];
  async function stop(): Promise<void> {
    // What still runs after this time is cut; everything acknowledged is on the disk.
    setTimeout(() => process.exit(0), stopWithinMs - spareMs).unref();
    for (const end of ends.toReversed()) await end();
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
  return (end) => void ends.push(end);
}

/** Listens, in as many processes as host sites. */
async function listen({ hosting, door }: Shown, env: Env): Promise<HostingProcesses | undefined> {
  await door.listen(env.port);
  const count = env.hostingProcesses - 1;
  if (count === 0) return undefined;
  // its program takes memory that a server of one process has no use for
  const { startHostingProcesses } = await import("./hosting-processes/hosting-processes.ts");
  const program = fileURLToPath(new URL("./hosting-process.js", import.meta.url));
  return startHostingProcesses({
    program,
    count,
    hosting,
    door,
    timeouts: ordinaryTimeouts,
    clock: systemClock,
    log,
  });
}

/** What is there without a database: the host of sites, behind a door that tells everybody else to wait. */
async function openWithoutDatabase(env: Env) {
  const near = await openNearStorage(env, { log, clock: systemClock });
  const storage = near ?? (await openStorage(env));
  const hosting = await startHosting({ env, storage, clock: systemClock, log });
  const hosts = createHosts({ ...env, siteHost: hosting });
  const dispatch = createSiteDispatch(hosts, { ...env, siteHost: hosting });
  const door = openFrontDoor(dispatch);
  return { storage, near, hosting, door };
}
type Shown = Awaited<ReturnType<typeof openWithoutDatabase>>;

function deliveryOf({ smtpUrl, appOrigin, settings }: Env, { db }: Database): Deliver | undefined {
  if (smtpUrl === undefined) return undefined;
  const readSettings = createReadSettings(settings, true);
  return smtpDelivery(smtpUrl, {
    appOrigin,
    readSender: async () => (await readSettings(db)).mailFrom,
  });
}

/** Opens all that needs the database. Throws what `openWhenThere` waits for. */
async function openRest(env: Env, { storage, ...shown }: Shown) {
  if (env.databaseUrl === undefined) refuseHalfRestored(env.dataDir);
  const database = await openDatabase({
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    timeouts: env.databaseTimeouts,
    onBroken: (err) => log.error({ err }, "a connection to the database broke"),
  });
  try {
    // what is read, shown or changed below is what a sound database says
    const [appFiles] = await Promise.all([loadFiles(), database.expectSound()]);
    await refuseHalfLoaded(env.dataDir, database);
    await refuseForeign(database, shown.hosting.sites().length);
    // one name for the copy, however often it is tried
    const checkSites = createMigrationCheck({
      env,
      storage: await openStorage(env, { isReadOnly: true }),
      ...builtFolders(),
    });
    await emptyUploads(env.dataDir, startedAt.getTime());
    await migrate(database, { now: () => startedAt, checkSites });
    await freeClaims(database);
    const assembly = await assemble({
      env,
      database,
      storage,
      shown,
      clock: systemClock,
      log,
      appFiles,
      ...builtFolders(),
      startersFolder: startersFolder(),
      deliver: deliveryOf(env, database),
    });
    const first = await ensureOperator({ env, auth: assembly.auth });
    await assembly.app.ready();
    return { database, assembly, ...first };
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

/**
 * Holds the data folder, or leaves that for later where its disk is not well: what is published
 * can be served without changing anything. Throws where another process holds it.
 */
async function holdNowOrLater({ dataDir }: Env): Promise<DataFolder | undefined> {
  try {
    return await holdDataFolder(dataDir);
  } catch (error) {
    if (!isOutside(error)) throw error;
    return undefined;
  }
}

/** Sites are served all the same (I3); where there are none, the operator should hear of it at once. */
function serveMeanwhile({ hosting, door }: Shown): (error: unknown) => void {
  let told = "";
  return (error) => {
    if (hosting.sites().length === 0) throw error;
    door.wait(error);
    const reason = error instanceof StartError ? error.message : String(error);
    if (reason === told) return;
    told = reason;
    if (!isOutside(error)) log.error({ err: error }, "the server could not open all of itself");
    process.stdout.write(
      `${reason}\nPublished sites are being served; everything else waits until this is fixed.\n`,
    );
  };
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  let folder = await holdNowOrLater(env);
  const beforeEnd = stopOnSignal();
  beforeEnd(() => folder?.release());
  if (env.tracing) beforeEnd(await traceTo(env.tracing));
  const shown = await openWithoutDatabase(env);
  beforeEnd(() => shown.door.close());
  // visitors wait for nothing that only owners need
  let beside = shown.hosting.sites().length > 0 ? await listen(shown, env) : undefined;
  const { database, assembly, operatorId, ...owner } = await openWhenThere({
    async open() {
      folder ??= await holdDataFolder(env.dataDir);
      return openRest(env, shown);
    },
    clock: systemClock,
    onFailure: serveMeanwhile(shown),
  });
  const stopping = new AbortController();
  beforeEnd(() => database.close());
  if (!shown.door.server.listening) beside = await listen(shown, env);
  const metricsServer = await listenForMetrics(assembly, { env, beside });
  const { hosting, tellOfViews } = assembly;
  const traffic = createTraffic({ database, hosting, clock: systemClock, tellOfViews, log });
  const working = [
    assembly.jobs.work(stopping.signal),
    assembly.emails.work(stopping.signal),
    assembly.reports.work(stopping.signal),
    assembly.outside.work(stopping.signal),
    shown.hosting.settleAll(stopping.signal),
    keepSitesNear(shown, stopping.signal),
    startBackups({ env, database, clock: systemClock, log }, assembly, stopping.signal),
    followOthers(assembly, env, stopping.signal),
    traffic.run(stopping.signal),
  ];
  // once the last visitor is answered
  beforeEnd(traffic.flush);
  beforeEnd(() => Promise.all(working));
  beforeEnd(() => assembly.app.close());
  beforeEnd(() => {
    stopping.abort();
    metricsServer?.close();
  });
  announce(env, owner);
  // an editor that is ready waits for no demo
  for (const demo of await findDueDemos(assembly, database, operatorId))
    await publishDemo(assembly, demo, stopping.signal);
}

/** Where files are in a store, this process can show its sites without it. */
async function keepSitesNear({ near, hosting }: Shown, signal: AbortSignal): Promise<void> {
  if (near) await createKeepNear({ storage: near, hosting, clock: systemClock }).run(signal);
}

/** Without its demo the server is as good; the next start tries again. */
async function findDueDemos(
  assembly: Assembly,
  database: Database,
  ownerId: string,
): Promise<DueDemo[]> {
  const { projects, publishing } = assembly;
  try {
    return await dueDemoSites({
      database,
      projects,
      publisher: publishing.publisher,
      startersFolder: startersFolder(),
      ownerId,
    });
  } catch (err) {
    assembly.app.log.error({ err }, "the demo sites couldn’t be created");
    return [];
  }
}

async function publishDemo(
  { app }: Assembly,
  { name, publish }: DueDemo,
  signal: AbortSignal,
): Promise<void> {
  process.stdout.write(`Publishing the ${name}…\n`);
  try {
    process.stdout.write(`The ${name} is at ${await publish(signal)}\n`);
  } catch (err) {
    if (!signal.aborted) app.log.error({ err }, `the ${name} couldn’t be published`);
  }
}

function fail(error: unknown): never {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, "the server stopped");
  process.exit(1);
}

/** Nothing that a disk, a database or a connection does ends the process: it is all that serves sites. */
function outlive(error: unknown): void {
  if (!isOutside(error)) fail(error);
  log.error({ err: error }, "something failed that nobody waited for");
}

process.on("uncaughtException", outlive);
process.on("unhandledRejection", outlive);
await start().catch(fail);

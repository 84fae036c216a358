import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { loadAppFiles } from "./app-files.ts";
import { type Assembly, assemble } from "./assemble.ts";
import { systemClock } from "./clock.ts";
import { holdDataFolder } from "./data-folder.ts";
import type { Database } from "./db/database.ts";
import { openDatabase } from "./db/open-database.ts";
import { ensureDemoShop } from "./demo-shop.ts";
import { migrate } from "./db/migrate.ts";
import { type Env, readEnv } from "./env.ts";
import { ensureOperator } from "./first-start.ts";
import { createLog } from "./log.ts";
import { smtpDelivery } from "./mail/mail.ts";
import { serveMetrics } from "./metrics.ts";
import { StartError } from "./start-error.ts";
import { createFileStorage } from "./storage/file-storage.ts";

/** Whoever stops the process waits this long before killing it. */
const stopWithinMs = 5_000;

/** The folder of package.json: this file runs from `src/server` and from the build. */
function packageFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "package.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new StartError("The program is incomplete: install it again.");
    folder = parent;
  }
  return folder;
}

/** Says what to do about a port that cannot be listened on. */
function explainListening(error: unknown, variable: string, port: number): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} is in use: stop the program that uses it, or set ${variable} to another number.`,
      { cause: error },
    );
  }
  if (code === "EACCES") {
    return new StartError(
      `Port ${port} needs more rights than this user has: set ${variable} to a number above 1023.`,
      { cause: error },
    );
  }
  return error;
}

async function listen(app: FastifyInstance, port: number): Promise<void> {
  try {
    await app.listen({ port, host: "::" });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "EAFNOSUPPORT" && code !== "EADDRNOTAVAIL") {
      throw explainListening(error, "PORT", port);
    }
    // A machine without IPv6.
    await app.listen({ port, host: "0.0.0.0" });
  }
}

async function listenForMetrics({ metrics }: Assembly, env: Env): Promise<Server | undefined> {
  if (env.metricsPort === undefined) return undefined;
  try {
    return await serveMetrics(metrics, env.metricsPort);
  } catch (error) {
    throw explainListening(error, "METRICS_PORT", env.metricsPort);
  }
}

function announce(env: Env, signInLink: string | undefined): void {
  const lines = [`Vitrine is ready at ${env.appOrigin}/`];
  if (signInLink !== undefined) {
    lines.push(`Sign in with this link, once and within 24 hours: ${signInLink}`);
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(pino.destination({ dest: 2, sync: true }));
  const folder = await holdDataFolder(env.dataDir);
  const database = await openDatabase({
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    onIdleError: (err) => log.error({ err }, "a resting connection to the database broke"),
  });
  await migrate(database);
  const assembly = await assemble({
    env,
    database,
    storage: await createFileStorage(join(env.dataDir, "storage")),
    clock: systemClock,
    log,
    appFiles: await loadAppFiles([
      { folder: join(packageFolder(), "dist", "app"), base: "" },
      { folder: join(packageFolder(), "dist", "fonts"), base: "/assets/fonts" },
    ]),
    fontsFolder: join(packageFolder(), "dist", "fonts"),
    islandsFolder: join(packageFolder(), "dist", "islands"),
    deliver: env.smtpUrl === undefined ? undefined : smtpDelivery(env.smtpUrl, env.appOrigin),
  });
  const { operatorId, signInLink } = await ensureOperator({ env, auth: assembly.auth });
  await listen(assembly.app, env.port);
  const metricsServer = await listenForMetrics(assembly, env);
  const stopping = new AbortController();
  const working = assembly.jobs.work(stopping.signal);

  async function stop(): Promise<void> {
    // What still runs after this time is cut; everything acknowledged is on the disk.
    setTimeout(() => process.exit(0), stopWithinMs - 500).unref();
    stopping.abort();
    metricsServer?.close();
    await assembly.app.close();
    await working;
    await database.close();
    folder.release();
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
  await publishDemo(assembly, database, operatorId);
  announce(env, signInLink);
}

/** Without its demo the server is as good; the next start tries again. */
async function publishDemo(assembly: Assembly, database: Database, ownerId: string): Promise<void> {
  try {
    await ensureDemoShop({
      ...assembly,
      database,
      picturesFolder: join(packageFolder(), "src", "demo", "pictures"),
      ownerId,
      onWork: () => process.stdout.write("Publishing the demo shop…\n"),
    });
  } catch (err) {
    assembly.app.log.error({ err }, "the demo shop could not be published");
  }
}

function fail(error: unknown): never {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else
    createLog(pino.destination({ dest: 2, sync: true })).fatal(
      { err: error },
      "the server stopped",
    );
  process.exit(1);
}

process.on("uncaughtException", fail);
process.on("unhandledRejection", fail);
await start().catch(fail);

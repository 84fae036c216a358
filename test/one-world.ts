import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { AppFiles } from "#/server/app-files.ts";
import { type Assembly, assemble } from "#/server/assemble.ts";
import { type Clock, systemClock } from "#/server/clock.ts";
import type { Database } from "#/server/db/database.ts";
import { openDatabase } from "#/server/db/open-database.ts";
import { sqliteName } from "#/server/db/sqlite-file.ts";
import { putSqliteTables } from "./databases.ts";
import { keepPictureWork } from "./kept-picture-work.ts";
import { migrate } from "#/server/db/migrate.ts";
import type { ExamineApart } from "#/server/doctor/examine-apart.ts";
import type { AskCertificate } from "#/server/domains/ask-certificate.ts";
import type { AskDns } from "#/server/domains/dns.ts";
import { type Env, readEnv } from "#/server/env.ts";
import { createPictureWorkshop } from "#/server/images/picture-workshop.ts";
import type { Jobs } from "#/server/jobs/jobs.ts";
import { createLog } from "#/server/log.ts";
import type { Deliver, MailMessage } from "#/server/mail/mail.ts";
import type { Outgoing } from "#/server/outgoing/send-out.ts";
import { openNearStorage } from "#/server/start/keep-near.ts";
import { openStorage } from "#/server/storage/open-storage.ts";
import type { Storage } from "#/server/storage/storage.ts";

/** Who sends a request. A stranger has no session. */
export type Actor = "stranger" | "owner" | "other owner" | "operator";

/** A whole server on an empty folder, with one account of each kind signed in. */
export interface World extends Assembly {
  env: Env;
  database: Database;
  storage: Storage;
  /** The session cookie of each actor; empty for the stranger. */
  cookies: Record<Actor, string>;
  userIds: Record<Exclude<Actor, "stranger">, string>;
  /** Every mail that was delivered. */
  mails: MailMessage[];
  /** Every line that was logged. */
  logLines: string[];
  close(): Promise<void>;
}

export interface WorldOptions {
  /** A folder that exists and stays: what is in it is served on. */
  dataDir?: string;
  env?: Record<string, string>;
  database?: Database;
  appFiles?: AppFiles;
  moreRoutes?: (app: FastifyInstance) => void;
  clock?: Clock;
  /** How addresses from outside are called. */
  outgoing?: Outgoing;
  /** How hosts are asked for their certificates. */
  askCertificate?: AskCertificate;
  /** Who is asked about domains. */
  dns?: AskDns;
  /** What looks for what is wrong with the installation; it finds nothing where it is left out. */
  examineApart?: ExamineApart;
  /** False: there is no SMTP_URL, and mail rests in the outbox. */
  delivers?: boolean;
  /** A mail server in place of `mails`. */
  deliver?: Deliver;
}

/** What several servers have in common: who is there, what they sent and what they logged. */
export type Company = Pick<World, "cookies" | "userIds" | "mails" | "logLines">;

export const ownerPassword = "correct horse battery";

const offlineWorker = {
  type: "text/javascript; charset=utf-8",
  etag: '"worker"',
  body: Buffer.from("// keeps the app"),
  brotli: undefined,
  immutable: false,
};

const builtApp: AppFiles = {
  find: (path) => (path === "/offline-worker.js" ? offlineWorker : undefined),
  page: (_path, { nonce, head }) =>
    `<!doctype html>${head}<script nonce="${nonce}" src="/assets/app.js"></script>`,
};

/** One for all worlds of a process: starting it takes a third of a second. */
const workshop = keepPictureWork(createPictureWorkshop());

let ownerHash: Promise<string> | undefined;

/** Gives the owner the password, unless it is there from before. Hashing takes long: a process does it once. */
async function giveOwnerPassword(
  { accounts, passwords }: Assembly["auth"],
  { db }: Database,
  userId: string,
): Promise<void> {
  if ((await accounts.byId(userId))?.passwordHash !== undefined) return;
  ownerHash ??= passwords.hash(ownerPassword, { network: "" });
  const now = new Date().toISOString();
  await db
    .insertInto("credentials")
    .values({
      id: userId,
      accountId: userId,
      userId,
      providerId: "credential",
      password: await ownerHash,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

async function signedInCookie(auth: Assembly["auth"], userId: string): Promise<string> {
  const caller = { headers: new Headers(), address: "192.0.2.1" };
  const link = await auth.links.create(userId);
  const [cookie = ""] = await auth.signInByLink(caller, { token: link.split("#token=")[1] ?? "" });
  return cookie.split(";")[0] ?? "";
}

/** One worker for work and emails: a test wants both done. */
function together({ jobs, emails }: Pick<Assembly, "jobs" | "emails">): Jobs {
  return {
    ...jobs,
    runNext: async () => (await jobs.runNext()) || emails.runNext(),
  };
}

/** Accounts of each kind, signed in. */
async function meet(
  { auth }: Pick<Assembly, "auth">,
  database: Database,
): Promise<Pick<Company, "cookies" | "userIds">> {
  const { accounts } = auth;
  const create = async (name: string, role: "owner" | "operator") => {
    const email = `${name}@example.org`;
    return (await accounts.find(email))?.id ?? accounts.create({ email, name, role });
  };
  const userIds = {
    owner: await create("owner", "owner"),
    "other owner": await create("other", "owner"),
    operator: await create("operator", "operator"),
  };
  await giveOwnerPassword(auth, database, userIds.owner);
  return {
    userIds,
    cookies: {
      stranger: "",
      owner: await signedInCookie(auth, userIds.owner),
      "other owner": await signedInCookie(auth, userIds["other owner"]),
      operator: await signedInCookie(auth, userIds.operator),
    },
  };
}

/** Makes a world of one server, or one more for a company that is there; `close` throws it away. */
export async function createOneWorld(
  options: WorldOptions = {},
  company?: Company,
): Promise<World> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "vitrine-world-")));
  const env = readEnv({ DATA_DIR: dataDir, ...options.env });
  if (!options.database && !existsSync(join(dataDir, sqliteName))) await putSqliteTables(dataDir);
  const database = options.database ?? (await openDatabase({ dataDir }));
  await migrate(database);
  const mails = company?.mails ?? [];
  const logLines = company?.logLines ?? [];
  const clock = options.clock ?? systemClock;
  const log = createLog({ write: (line) => void logLines.push(line) }, "debug");
  const storage = (await openNearStorage(env, { log, clock })) ?? (await openStorage(env));
  const assembly = await assemble({
    env,
    database,
    storage,
    clock,
    log,
    appFiles: options.appFiles ?? builtApp,
    workshop: { ...workshop, close: async () => undefined },
    ...(options.outgoing ? { outgoing: options.outgoing } : {}),
    ...(options.askCertificate ? { askCertificate: options.askCertificate } : {}),
    ...(options.dns ? { dns: options.dns } : {}),
    examineApart: options.examineApart ?? (async () => undefined),
    ...(options.moreRoutes ? { moreRoutes: options.moreRoutes } : {}),
    startersFolder: join(import.meta.dirname, "../src/starters"),
    deliver:
      options.delivers === false
        ? undefined
        : (options.deliver ?? (async (message) => void mails.push(message))),
  });
  const { userIds, cookies } = company ?? (await meet(assembly, database));
  await assembly.app.ready();
  return {
    ...assembly,
    jobs: together(assembly),
    env,
    database,
    storage,
    userIds,
    mails,
    logLines,
    cookies,
    async close() {
      await assembly.app.close();
      if (!options.database) await database.close();
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

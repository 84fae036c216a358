import { mkdirSync, symlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#/server/db/open-database.ts";
import { type Balancer, frontBalancer } from "./cluster/balancer.ts";
import { type OwnPostgres, startOwnPostgres } from "./own-postgres.ts";
import {
  type Answer,
  type PublishedSite,
  type Run,
  ask,
  buildServer,
  endRuns,
  freePort,
  ownerEnv,
  publishSite,
  run,
  said,
  signIn,
} from "./server-program.ts";
import { settle } from "./settle.ts";
import { sampleOf } from "./sweep.ts";
import { until } from "./until.ts";

/** Three processes on one PostgreSQL behind Debian's HAProxy, with the file that we hand out. */
let folder: string;
let database: OwnPostgres;
let front: string;
let balancer: Balancer | undefined;
let site: PublishedSite;
let headers: Record<string, string>;
const servers: { port: string; server: Run }[] = [];

beforeAll(buildServer);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-haproxy-"));
  mkdirSync(join(folder, "storage"));
  database = startOwnPostgres();
  await settle("", database.url);
  front = await freePort();
  for (const name of ["one", "two", "three"]) {
    mkdirSync(join(folder, name));
    symlinkSync(join(folder, "storage"), join(folder, name, "storage"));
    const port = await freePort();
    servers.push({ port, server: startOn(name, port) });
  }
  for (const { server } of servers) await said(server, "is ready at");
  balancer = frontBalancer(
    Number(front),
    servers.map(({ port }) => Number(port)),
  );
  await balancer.start();
  await until(isHeard);
  site = await publishSite(front);
  headers = await signIn(front);
});
afterAll(async () => {
  await balancer?.remove();
  await endRuns();
  database?.remove();
  if (folder) await rm(folder, { recursive: true, force: true });
});

function startOn(name: string, port: string): Run {
  return run("main", {
    PORT: port,
    DATA_DIR: join(folder, name),
    DATABASE_URL: database.url,
    APP_ORIGIN: `http://localhost:${front}`,
    FORMS_PER_MINUTE: "100000",
    TRUST_PROXY: "1",
    ...ownerEnv,
  });
}

const isHeard = (): Promise<boolean> =>
  ask(front, `localhost:${front}`, { path: "/healthz", isAlone: true }).then(
    ({ status }) => status === 200,
    () => false,
  );

let sent = 0;
/** A hundred views in a second and one at any time: more would only take the machine from servers that start. */
const betweenMs = 10;
const statusOf = (asked: Promise<Answer>): Promise<number> =>
  asked.then(
    ({ status }) => status,
    () => 0,
  );

/** Visitors who never stop, and one who sends forms: another try where it isn't taken, as their browser makes it. */
function load() {
  const pages: number[] = [];
  const taken: string[] = [];
  const ending = new AbortController();
  async function visit(): Promise<void> {
    while (!ending.signal.aborted) {
      pages.push(await statusOf(ask(front, site.host, { isAlone: true })));
      await pause(betweenMs);
    }
  }
  async function send(): Promise<void> {
    while (!ending.signal.aborted) {
      const email = `ann${(sent += 1)}@example.org`;
      const body = { ...site.form.body, email };
      if ((await statusOf(ask(front, site.host, { ...site.form, body, isAlone: true }))) === 204)
        taken.push(email);
      await pause(betweenMs);
    }
  }
  const working = [visit(), visit(), send()];
  return {
    pages,
    taken,
    async stop() {
      ending.abort();
      await Promise.all(working);
    },
  };
}

/** Waits until so many more pages were seen. */
async function morePages(pages: readonly number[], count: number): Promise<void> {
  const before = pages.length;
  await expect.poll(() => pages.length).toBeGreaterThan(before + count);
}

async function kept(): Promise<Set<string>> {
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: database.url });
  const rows = await db.selectFrom("submissions").select("email").execute();
  await close();
  return new Set(rows.map(({ email }) => email ?? ""));
}

/** An edit by whichever process is asked; again under the same id until it is taken (I5). */
async function edit(number: number): Promise<void> {
  const operations = [
    { id: `edit-${number}`, name: "site.rename", args: { name: `Lamp ${number}` } },
  ];
  const path = `/api/v1/sites/${site.id}/operations`;
  const body = { operations };
  await expect
    .poll(() => statusOf(ask(front, `localhost:${front}`, { path, headers, body, isAlone: true })))
    .toBe(200);
}

test.each(["SIGKILL", "SIGTERM"] as const)(
  "MANY-06: visitors see pages, forms that were taken are kept and edits go on while each process in turn ends by %s and comes back",
  async (signal) => {
    const { pages, taken, stop } = load();
    for (const [place, name] of sampleOf([...["one", "two", "three"].entries()], 2)) {
      const own = servers[place];
      if (!own) throw new Error("no server");
      await morePages(pages, 20);
      own.server.child.kill(signal);
      await own.server.exit;
      await edit(place + (signal === "SIGKILL" ? 0 : 10));
      await morePages(pages, 20);
      own.server = startOn(name, own.port);
      await said(own.server, "is ready at");
    }
    await stop();
    expect(new Set(pages)).toEqual(new Set([200]));
    expect(taken.length).toBeGreaterThan(10);
    const rows = await kept();
    expect(taken.filter((email) => !rows.has(email))).toEqual([]);
  },
);

test("CLUSTER-03 (I3): while none of them is ready visitors see pages, and whoever sends a form is told to wait", async () => {
  await database.kill();
  const isReady = ({ port }: { port: string }) =>
    ask(port, "localhost", { path: "/readyz", isAlone: true }).then(({ status }) => status === 200);
  const { pages, taken, stop } = load();
  await expect.poll(() => Promise.all(servers.map(isReady))).toEqual([false, false, false]);
  await morePages(pages, 50);
  const form = await ask(front, site.host, { ...site.form, isAlone: true });
  expect([form.status, form.headers["retry-after"]]).toEqual([503, "5"]);
  await stop();
  expect(new Set(pages)).toEqual(new Set([200]));
  expect(taken).toEqual([]);
});

import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#/server/db/open-database.ts";
import { dayOf, readViews } from "#/server/traffic/traffic-rows.ts";
import { filesOpenOf, processesBeside, whileStanding } from "./processes-beside.ts";
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

/** One server whose sites are hosted by three processes. */
let dataDir: string;
let port: string;
let metricsPort: string;
let server: Run;
let site: PublishedSite;

beforeAll(buildServer);
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "vitrine-hosting-"));
  await settle(dataDir);
  port = await freePort();
  metricsPort = await freePort();
  const processes = { HOSTING_PROCESSES: "3", METRICS_PORT: metricsPort };
  const env = { PORT: port, DATA_DIR: dataDir, ...processes, FORMS_PER_MINUTE: "2" };
  server = run("main", { ...env, ...ownerEnv });
  await said(server, "is ready at");
  site = await publishSite(port);
});
afterAll(async () => {
  await endRuns();
  await rm(dataDir, { recursive: true, force: true });
});

const main = (): number => server.child.pid ?? 0;

const beside = (): number[] => processesBeside(main(), port);

/** Pages of connections of their own, by whichever process takes them. */
const visits = (count: number): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, () => ask(port, site.host, { isAlone: true })));

interface Odd {
  readonly path?: string;
  readonly method?: string;
  readonly version?: "1.0" | "1.1";
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks in words that Node's own client would not write; answers with the head, empty where the connection was cut. */
async function askOddly(host: string, asked: Odd): Promise<string> {
  const { path = "/healthz", method = "GET", version = "1.1", headers = {} } = asked;
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const end = headers["transfer-encoding"] ? "0\r\nx-sum: 1\r\n\r\n" : "";
  const socket = connect(Number(port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`${method} ${path} HTTP/${version}\r\n${lines.join("\r\n")}\r\n\r\n${end}`);
  return new Promise((resolve) => {
    socket.once("close", () => resolve(""));
    socket.once("data", (told) => {
      resolve(told.toString("latin1"));
      socket.destroy();
    });
  });
}

/** What the database of a server that has ended says of a site. */
async function viewsOf(siteId: number): Promise<number> {
  const database = await openDatabase({ dataDir });
  try {
    return await readViews(database.db, siteId, dayOf(Date.now()));
  } finally {
    await database.close();
  }
}

const whileMainStands = (): Promise<Answer> =>
  whileStanding(main(), () => ask(port, site.host, { isAlone: true }));

test("HOSTS-01: pages are shown while the main process is busy, and with the same bytes", async () => {
  await expect.poll(() => beside().length).toBe(2);
  const answer = await whileMainStands();
  expect(answer.status).toBe(200);
  expect(answer.text).toBe(site.page.text);
  expect(answer.headers["x-release"]).toBe(site.page.headers["x-release"]);
});

test("HOSTS-08: the figures of each process are served beside those of the main one", async () => {
  await expect.poll(() => beside().length).toBe(2);
  const figure = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return [...text.matchAll(new RegExp(`^${name}\\{process="(\\d)"\\} (\\S+)$`, "gm"))].map(
      ([, place, value]) => [Number(place), Number(value)] as const,
    );
  };
  await expect.poll(async () => (await figure("vitrine_hosting_memory_bytes")).length).toBe(2);
  const memory = await figure("vitrine_hosting_memory_bytes");
  expect(memory.map(([place]) => place)).toEqual([2, 3]);
  for (const [, bytes] of memory) expect(bytes).toBeGreaterThan(10_000_000);
});

test("HOSTS-02: what is published, locked or taken off is so in every process once it is answered", async () => {
  const headers = await signIn(port);
  const app = `localhost:${port}`;
  const path = `/api/v1/sites/${site.id}`;
  const operations = [
    { id: "rename-it", name: "theme.set", args: { theme: { brand: "#123456" } } },
  ];
  await ask(port, app, { path: `${path}/operations`, headers, body: { operations } });
  const made = await ask(port, app, { path: `${path}/releases`, headers, body: {} });
  expect(made.status).toBe(201);
  const seen = new Set((await visits(40)).map((answer) => answer.headers["x-release"]));
  expect(seen.size).toBe(1);
  expect(seen).not.toContain(site.page.headers["x-release"]);
  const visibility = { path: `${path}/visibility/-`, method: "PUT", headers };
  for (const [isPublished, status] of [
    [false, 404],
    [true, 200],
  ] as const) {
    await ask(port, app, { ...visibility, body: { isPublished } });
    expect(new Set((await visits(40)).map((answer) => answer.status))).toEqual(new Set([status]));
  }
});

test("HOSTS-03: the editor and forms are answered by the main process, whichever takes the call, and it knows whose it is", async () => {
  const headers = await signIn(port);
  const calls = Array.from({ length: 30 }, () =>
    ask(port, `localhost:${port}`, {
      path: "/api/v1/sites",
      headers,
      isAlone: true,
    }),
  );
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
  // nobody says who they are but the process that has their connection
  const send = (place: number) =>
    ask(port, site.host, {
      ...site.form,
      body: { ...site.form.body, email: `ann${place}@example.org` },
      isAlone: true,
      headers: { "x-vitrine-peer": `203.0.113.${place}` },
    });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, place) => send(place)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    204,
    204,
    ...Array.from({ length: 10 }, () => 429),
  ]);
});

test("HOSTS-03: events come as they are told, also through another process, and end with whoever hears them", async () => {
  const headers = await signIn(port);
  const streams = await Promise.all(
    Array.from({ length: 6 }, async () => {
      let told = "";
      const asked = request({
        port,
        host: "127.0.0.1",
        path: `/api/v1/sites/${site.id}/events`,
        headers: { ...headers, host: `localhost:${port}` },
        agent: false,
      });
      asked.on("error", () => undefined);
      asked.on("response", (answer) =>
        answer.setEncoding("utf8").on("data", (text) => (told += text)),
      );
      asked.end();
      await expect.poll(() => told).toContain("event: access");
      return { asked, told: () => told };
    }),
  );
  const operations = [{ id: "told-it", name: "site.rename", args: { name: "Lamps" } }];
  await ask(port, `localhost:${port}`, {
    path: `/api/v1/sites/${site.id}/operations`,
    headers,
    body: { operations },
  });
  for (const { asked, told } of streams) {
    await expect.poll(told).toContain("told-it");
    asked.destroy();
  }
});

test("HOSTS-03: whoever speaks HTTP/1.0 is sent no pieces, whichever process takes the call", async () => {
  const { cookie = "" } = await signIn(port);
  const events = { path: `/api/v1/sites/${site.id}/events`, headers: { cookie } };
  const asked = Array.from({ length: 20 }, () =>
    askOddly(`localhost:${port}`, { ...events, version: "1.0" }),
  );
  for (const head of await Promise.all(asked)) {
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(head.toLowerCase()).not.toContain("transfer-encoding");
  }
});

test("HOSTS-04: one that is killed is replaced, and visitors are answered meanwhile", async () => {
  const [first = 0, second = 0] = beside();
  process.kill(first, "SIGKILL");
  const answers = await visits(40);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await expect
    .poll(() => beside().filter((pid) => pid !== second && pid !== first))
    .toHaveLength(1);
  process.kill(second, "SIGKILL");
  await expect.poll(() => beside().filter((pid) => pid !== second)).toHaveLength(2);
  expect((await whileMainStands()).status).toBe(200);
});

test("HOSTS-04: nothing that strangers send ends one", async () => {
  await expect.poll(() => beside()).toHaveLength(2);
  const before = beside();
  const app = `localhost:${port}`;
  const odd: Odd[] = [
    { headers: { trailer: "x-sum", "transfer-encoding": "chunked" } },
    { headers: { trailer: "x-sum" } },
    { headers: { te: "trailers", upgrade: "h2c", connection: "upgrade, host", "keep-alive": "x" } },
    { headers: { "x-long": "a".repeat(15_000) } },
    { path: "*", method: "OPTIONS" },
    { method: "TRACE" },
  ];
  const told = odd.flatMap((asked) => Array.from({ length: 16 }, () => askOddly(app, asked)));
  for (const head of await Promise.all(told)) expect(head).toMatch(/^HTTP\/1\.1 [24]\d\d /);
  expect(beside()).toEqual(before);
});

test("HOSTS-05, TRAFFIC-04: they end with the main process: in order when it is stopped, and what they counted is kept", async () => {
  const all = beside();
  const counted = await publishSite(port, "counted");
  const seen = () => ask(port, counted.host, { isAlone: true });
  await Promise.all(Array.from({ length: 40 }, seen));
  await whileStanding(main(), seen);
  server.child.kill("SIGTERM");
  expect(await server.exit).toBe(0);
  expect(all.flatMap(filesOpenOf)).toEqual([]);
  // its publication has looked at it, too
  expect(await viewsOf(counted.id)).toBe(42);
});

test("HOSTS-05: they end with the main process: at once when it is killed, so that its port is free", async () => {
  const env = { PORT: port, DATA_DIR: dataDir, HOSTING_PROCESSES: "2" };
  const killed = run("main", { ...env, ...ownerEnv });
  await said(killed, "is ready at");
  killed.child.kill("SIGKILL");
  await killed.exit;
  const next = run("main", { ...env, ...ownerEnv });
  await said(next, "is ready at");
  next.child.kill("SIGTERM");
  expect(await next.exit).toBe(0);
});

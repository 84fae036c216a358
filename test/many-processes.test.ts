import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { wholeSite } from "#/api/page-locks.ts";
import { solveChallenge } from "#/islands/proof/solve-challenge.ts";
import { createJobs } from "#/server/jobs/jobs.ts";
import { type Process, type Processes, openProcesses } from "./processes.ts";

/** Servers that share a PostgreSQL and stored files: what one does the others show, and what they allow they allow together. */
const formsPerMinute = 4;
let processes: Processes;
let all: [Process, Process, Process];
let site: { id: number; siteHash: string; revision: number };
const host = "lamp.localhost";

beforeAll(async () => {
  processes = await openProcesses({ FORMS_PER_MINUTE: String(formsPerMinute) });
  const { start } = processes;
  all = [await start(), await start(), await start()];
  const created = await all[0].call("owner", "POST", "sites", { name: "Lamp" });
  site = created.json();
  await publish(all[0]);
});
afterAll(() => processes.close());

async function publish(by: Process): Promise<void> {
  const { revision } = (await by.call("owner", "GET", `sites/${site.id}`)).json();
  const made = await by.call("owner", "POST", `sites/${site.id}/releases`, { revision });
  expect(made.statusCode).toBe(201);
}

/** Waits until all processes answer the same about the site. */
async function expectAll(status: number, at = host): Promise<void> {
  for (const one of all)
    await expect.poll(async () => (await one.visit(at)).statusCode).toBe(status);
}

/** The connections that processes listen on end; they come back after a while. */
const cutListeners = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ~ '^(listen|select 1$)' and pid <> pg_backend_pid()`.execute(
    all[0].database.db,
  );

test("MANY-01: what any process publishes, locks, takes off, takes down or moves all of them show", async () => {
  const [one, two, three] = all;
  await expectAll(200);
  const lock = `sites/${site.id}/locks/${wholeSite}`;
  await two.call("owner", "PUT", lock, { password: "a lamp that is lit", days: 1 });
  await expectAll(401);
  await three.call("owner", "DELETE", lock);
  await expectAll(200);
  const visibility = `sites/${site.id}/visibility/${wholeSite}`;
  await one.call("owner", "PUT", visibility, { isPublished: false });
  await expectAll(404);
  await two.call("owner", "PUT", visibility, { isPublished: true });
  await expectAll(200);
  const path = `operator/sites/${site.id}`;
  await three.call("operator", "PATCH", path, { takedown: { reason: "Phishing" } });
  await expectAll(451);
  await one.call("operator", "PATCH", path, { takedown: null });
  await expectAll(200);
  const { db } = two.database;
  const about = { siteId: site.id, host: "lamp.example.test", key: "k", addedAt: 1 };
  await db
    .insertInto("domains")
    .values({ ...about, servedAt: 1 })
    .execute();
  await expectAll(301, "lamp.example.test");
  await db.deleteFrom("domains").where("siteId", "=", site.id).execute();
  await expectAll(421, "lamp.example.test");
});

/** An operator's row changes, and nobody says so but the database. */
async function takeDownByRow(): Promise<void> {
  const rows = all[1].database.db.updateTable("sites").where("id", "=", site.id);
  await rows.set({ takenDownAt: 1 }).execute();
  await expectAll(451);
  await rows.set({ takenDownAt: null }).execute();
  await expectAll(200);
}

test("MANY-01: what a process that died told nobody of is told by the database", takeDownByRow);

test("MANY-02: what visitors see of sites that changed while nobody listened is looked for", async () => {
  await cutListeners();
  await takeDownByRow();
});

test("MANY-03: a process with an empty folder shows all sites, and knows where recompressed files are", async () => {
  const [one, two] = all;
  await one.database.db.updateTable("jobs").set({ runAt: 0 }).execute();
  while (await one.jobs.runNext());
  const [index = ""] = one.hosting.pointerOf(site.id)?.recompressed ?? [];
  expect(index).not.toBe("");
  await expect.poll(() => two.hosting.pointerOf(site.id)?.recompressed).toEqual([index]);
  const late = await processes.start();
  expect(late.hosting.pointerOf(site.id)).toEqual(one.hosting.pointerOf(site.id));
  expect((await late.visit(host)).statusCode).toBe(200);
});

let sent = 0;

/** A message to the site, of another person each time. */
function send(by: Process, from: string, headers: Record<string, string> = {}) {
  return by.app.inject({
    method: "POST",
    url: `/api/v1/sites/form/contact/${site.id}/`,
    remoteAddress: from,
    headers: { host: `${host}:3000`, origin: `http://${host}:3000`, ...headers },
    payload: { siteHash: site.siteHash, name: "Ann", email: `ann${(sent += 1)}@example.org` },
  });
}

test("MANY-04: of the forms that a network sends to several processes at once, as many are taken as one would take", async () => {
  const answers = await Promise.all(
    Array.from({ length: 3 * formsPerMinute }, (_, place) =>
      send(all[place % 3 === 0 ? 0 : place % 3 === 1 ? 1 : 2], "192.0.2.7"),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([
    ...Array.from({ length: formsPerMinute }, () => 204),
    ...Array.from({ length: 2 * formsPerMinute }, () => 429),
  ]);
});

test("MANY-04: proof is asked for by all processes once a site is hammered at any, and a challenge that was used at one is used at the others", async () => {
  const [one, two, three] = all;
  // those of the test before count, too
  let asked = await send(two, "203.0.113.1");
  for (let count = 2; asked.statusCode === 204; count += 1)
    asked = await send(count % 2 === 0 ? one : two, `10.${count}.0.1`);
  const third = await send(three, "10.200.0.1");
  expect([asked.statusCode, third.statusCode]).toEqual([428, 428]);
  const { challenge } = third.json().details;
  const headers = { "x-proof": await solveChallenge(challenge) };
  const answers = await Promise.all(
    all.map((by, place) => send(by, `10.20${place + 1}.0.1`, headers)),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 428, 428]);
});

test("MANY-04: passwords are guessed at all processes together as often as at one", async () => {
  const guess = (place: number) =>
    all[place % 2 === 0 ? 0 : 1].app.inject({
      method: "POST",
      url: "/api/v1/auth/sign-in",
      remoteAddress: "192.0.2.9",
      headers: { host: "localhost:3000", origin: "http://localhost:3000" },
      payload: { email: "nobody@example.org", password: "not this one" },
    });
  const answers = await Promise.all(Array.from({ length: 16 }, (_, place) => guess(place)));
  const checked = answers.filter(({ statusCode }) => statusCode === 401);
  expect(checked).toHaveLength(10);
  expect((await guess(1)).statusCode).toBe(429);
});

test("MANY-04: a visitor tries passwords of a page at all processes together as often as at one", async () => {
  const [one] = all;
  const lock = `sites/${site.id}/locks/${wholeSite}`;
  const password = "a lamp that is lit";
  await one.call("owner", "PUT", lock, { password, days: 1 });
  await expectAll(401);
  const enter = async (by: Process, tried: string, from: string) => {
    const answer = await by.app.inject({
      method: "POST",
      url: "/",
      remoteAddress: from,
      headers: { host: `${host}:3000`, "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ password: tried }).toString(),
    });
    return answer.statusCode;
  };
  const guesses = Array.from({ length: 4 }, () =>
    all.map((by) => enter(by, "wrong", "192.0.2.40")),
  );
  const statuses = await Promise.all(guesses.flat());
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  for (const by of all) {
    expect(await enter(by, password, "192.0.2.40")).toBe(429);
    expect(await enter(by, password, "192.0.2.41")).toBe(303);
  }
  await one.call("owner", "DELETE", lock);
  await expectAll(200);
});

test("MANY-05: each of many jobs is done once, whichever process takes it", async () => {
  const done: string[] = [];
  const workers = all.map(({ database }, place) =>
    createJobs({
      database,
      clock: { now: () => Date.now(), sleep: async () => undefined },
      handlers: { count: async (payload) => void done.push(`${String(payload)} ${place}`) },
      onError: (error) => expect.unreachable(String(error)),
    }),
  );
  const [first] = workers;
  for (let number = 0; number < 40; number += 1)
    await first?.add({ kind: "count", payload: number });
  await Promise.all(
    workers.map(async (worker) => {
      while (await worker.runNext());
    }),
  );
  const numbers = done.map((one) => Number(one.split(" ")[0])).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, number) => number));
});

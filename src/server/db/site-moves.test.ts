import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { startOwnPostgres } from "../../../test/own-postgres.ts";
import { createPostgresDatabase } from "../../../test/postgres.ts";
import { publishTestSite } from "../../../test/fixtures/published-site.ts";
import { createWorld } from "../../../test/world.ts";
import { systemClock } from "../clock.ts";
import { openDatabase } from "./open-database.ts";
import {
  followMoves,
  notifyOfContact,
  notifyOfMove,
  notifyOfNews,
  notifyOfPresence,
} from "./site-moves.ts";
import { defaultTimeouts } from "./timeouts.ts";

test("MOVE-01, PRES-04, NEWS-01, WHOM-01: what one process takes down, moves or publishes another one shows within 5 s, and hears what it says", async () => {
  const { url, drop } = await createPostgresDatabase();
  const open = () => openDatabase({ dataDir: "", databaseUrl: url });
  const [one, two] = [await open(), await open()];
  const first = await createWorld({ database: one });
  const stopping = new AbortController();
  const { id } = await publishTestSite(first);
  const heard: number[] = [];
  const [said, news]: [string[], string[]] = [[], []];
  let isListening = false;
  let contacts = 0;
  const following = followMoves({
    databaseUrl: url,
    timeouts: defaultTimeouts,
    clock: systemClock,
    signal: stopping.signal,
    onMove: async (siteId) => void heard.push(siteId),
    onPresence: (message) => void said.push(message),
    onNews: (message) => void news.push(message),
    onContact: async () => void (contacts += 1),
    onListening: async () => void (isListening = true),
    onError: (error) => expect.unreachable(String(error)),
  });
  onTestFinished(async () => {
    stopping.abort();
    await following;
    await first.close();
    await Promise.all([one.close(), two.close()]);
    await drop();
  });
  await expect.poll(() => isListening).toBe(true);
  await first.publishing.live.moved(id);
  await expect.poll(() => heard).toEqual([id]);
  await notifyOfMove(two, 7);
  await expect.poll(() => heard).toEqual([id, 7]);
  // as long as messages of presence get
  const messages = ["12", "я".repeat(3_950)];
  await notifyOfPresence(two, messages);
  await expect.poll(() => said.toSorted()).toEqual(messages.toSorted());
  expect(heard).toEqual([id, 7]);
  await notifyOfNews(two, ["1", "2"]);
  await expect.poll(() => news).toEqual(["1", "2"]);
  expect(said).toHaveLength(2);
  await two.db.transaction().execute((transaction) => notifyOfContact(transaction, "postgres"));
  await expect.poll(() => contacts).toBe(1);
});

test("MOVE-01: an interruption is survived, and what was missed is looked for", async () => {
  const { url, drop } = await createPostgresDatabase();
  const database = await openDatabase({ dataDir: "", databaseUrl: url });
  const stopping = new AbortController();
  let times = 0;
  const following = followMoves({
    databaseUrl: url,
    timeouts: defaultTimeouts,
    clock: { ...systemClock, sleep: () => systemClock.sleep(1) },
    signal: stopping.signal,
    onMove: async () => undefined,
    onPresence: () => undefined,
    onNews: () => undefined,
    onContact: async () => undefined,
    onListening: async () => void (times += 1),
    onError: () => undefined,
  });
  onTestFinished(async () => {
    stopping.abort();
    await following;
    await database.close();
    await drop();
  });
  await expect.poll(() => times).toBe(1);

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
  await expect.poll(() => times).toBe(2);
});

test("MOVE-01: a site that couldn't be followed is looked for again", async () => {
  const { url, drop } = await createPostgresDatabase();
  const database = await openDatabase({ dataDir: "", databaseUrl: url });
  const stopping = new AbortController();
  const errors: unknown[] = [];
  let times = 0;
  const following = followMoves({
    databaseUrl: url,
    timeouts: defaultTimeouts,
    clock: { ...systemClock, sleep: (_, signal) => systemClock.sleep(20, signal) },
    signal: stopping.signal,
    onMove: async () => {
      throw new Error("the pool broke");
    },
    onPresence: () => undefined,
    onNews: () => undefined,
    onContact: async () => undefined,
    onListening: async () => void (times += 1),
    onError: (error) => errors.push(error),
  });
  onTestFinished(async () => {
    stopping.abort();
    await following;
    await database.close();
    await drop();
  });
  await expect.poll(() => times).toBe(1);
  await notifyOfMove(database, 7);
  await expect.poll(() => times).toBe(2);
  expect(String(errors)).toBe("Error: the pool broke");
});

test.each(["killed", "frozen"] as const)(
  "MOVE-01: after a server that was %s, what was missed is looked for and news are heard again",
  async (fault) => {
    const postgres = startOwnPostgres();
    const stopping = new AbortController();
    const [heard, errors]: [number[], unknown[]] = [[], []];
    let times = 0;
    const following = followMoves({
      databaseUrl: postgres.url,
      // short for a server that is frozen, long for one that is slow
      timeouts: { connect: 2_000, statement: 1_000 },
      clock: { ...systemClock, sleep: (_, signal) => systemClock.sleep(20, signal) },
      signal: stopping.signal,
      onMove: async (siteId) => void heard.push(siteId),
      onPresence: () => undefined,
      onNews: () => undefined,
      onContact: async () => undefined,
      onListening: async () => void (times += 1),
      onError: (error) => errors.push(error),
    });
    onTestFinished(async () => {
      stopping.abort();
      await following;
      postgres.remove();
    });
    await expect.poll(() => times).toBe(1);
    await (fault === "killed" ? postgres.kill() : postgres.freeze());
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    expect(times).toBe(1);
    await (fault === "killed" ? postgres.start() : postgres.thaw());
    await expect.poll(() => times).toBeGreaterThan(1);
    const database = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
    await notifyOfMove(database, 7);
    await database.close();
    await expect.poll(() => heard).toEqual([7]);
  },
);

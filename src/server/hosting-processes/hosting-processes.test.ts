import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { startHostingProcesses } from "./hosting-processes.ts";
import { reportSchema } from "./messages.ts";

type Show = (site: number, pointer: undefined) => Promise<void>;
type Counted = Parameters<SiteHosting["addCounts"]>[0];

/** Processes that run these words beside a server; what they report as lost is what they tell the test. */
async function prepare(words: string, isPatient = false) {
  let waits = isPatient;
  const folder = await mkdtemp(join(tmpdir(), "vitrine-beside-"));
  const program = join(folder, "beside.mjs");
  await writeFile(program, words);
  const told: number[] = [];
  const errors: string[] = [];
  const sleeps: number[] = [];
  const counted: Counted[number][] = [];
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  let show: Show = () => Promise.reject(new Error("Nobody watches"));
  let name: Parameters<SiteHosting["watchContact"]>[0] = () => Promise.reject();
  let count = () => Promise.reject<void>(new Error("Nobody watches"));
  let close = () => Promise.resolve();
  onTestFinished(async () => {
    await close();
    server.close();
    await rm(folder, { recursive: true });
  });
  const start = async (processes = 1) => {
    const beside = await startHostingProcesses({
      program,
      count: processes,
      hosting: {
        sites: () => [],
        pointerOf: () => undefined,
        watchPointers: (watch) => (show = watch),
        reportLoss: (site) => void told.push(site),
        watchCounts: (watch) => void (count = watch),
        addCounts: (more) => void counted.push(...more),
        contact: () => "1",
        watchContact: (watch) => (name = watch),
      },
      door: { server, closeWith: (end) => void (close = end) },
      timeouts: {},
      clock: {
        now: () => 0,
        sleep: async (milliseconds) => {
          sleeps.push(milliseconds);
          await (waits ? setTimeout(milliseconds, undefined, { ref: false }) : setImmediate());
        },
      },
      log: { error: (_about: unknown, text?: unknown) => void errors.push(String(text)) },
    });
    return beside;
  };
  return {
    start,
    told,
    errors,
    sleeps,
    counted,
    name: (contact: string | undefined) => name(contact),
    count: () => count(),
    close: () => close(),
    show: (site: number) => show(site, undefined),
    /** From now on what is waited for is over at once. */
    hurry: () => void (waits = false),
  };
}

test("HOSTS-04: one that can’t be started is started later, and nothing ends with it", async () => {
  const { start, told, errors, sleeps } = await prepare(`
    process.on("message", ({ name }) => {
      if (name === "close") process.exit(0);
      process.send({ name: "lost", site: 7 });
    });`);
  const { execPath } = process;
  process.execPath = join(tmpdir(), "no-such-program");
  try {
    await start();
    await expect.poll(() => sleeps.length).toBeGreaterThan(0);
  } finally {
    process.execPath = execPath;
  }
  await expect.poll(() => told).toContain(7);
  expect(new Set(errors)).toEqual(new Set(["a process that hosts sites couldn’t be started"]));
});

test("HOSTS-02: a process that starts answers nobody before what was changed meanwhile holds in it", async () => {
  // it does the first change with the second one, and tells whether the socket came before
  const { start, told, show } = await prepare(`
    const turns = [];
    process.on("message", ({ name, turn }) => {
      if (name === "close") process.exit(0);
      if (name === "listen") process.send({ name: "lost", site: turns.length });
      if (name !== "hide") return;
      turns.push(turn);
      if (turns.length === 1) process.send({ name: "ready" });
      if (turns.length === 1) process.send({ name: "lost", site: 0 });
      if (turns.length === 2) for (const turn of turns) process.send({ name: "done", turn });
    });`);
  await start();
  await show(3);
  await expect.poll(() => told).toEqual([0]);
  await show(4);
  await expect.poll(() => told).toEqual([0, 2]);
});

test("WHOM-01: a process that starts knows whom people write to, and hears who it is later", async () => {
  const { start, told, name } = await prepare(`
    process.on("message", ({ name, turn, contact }) => {
      if (name === "close") process.exit(0);
      if (name !== "start" && name !== "contact") return;
      process.send({ name: "lost", site: Number(contact ?? 0) });
      if (turn) process.send({ name: "done", turn });
    });`);
  await start();
  await expect.poll(() => told).toEqual([1]);
  await name("2");
  await expect.poll(() => told).toEqual([1, 2]);
  await name(undefined);
  await expect.poll(() => told).toEqual([1, 2, 0]);
});

const countingProgram = `
  const words = (views) => ({ name: "counted", counted: [{ site: 3, views, bytes: 10 }] });
  process.send({ name: "lost", site: 0 });
  process.on("message", ({ name, turn }) => {
    if (name === "count") {
      process.send(words(1));
      process.send({ name: "done", turn });
    }
    if (name === "close") process.send(words(2), undefined, {}, () => process.exit(0));
  });`;

test("TRAFFIC-04: what a process has counted is there when it was asked, and what it says as it ends", async () => {
  const { start, told, counted, count, close } = await prepare(countingProgram);
  await start();
  await expect.poll(() => told).toEqual([0]);
  await count();
  await close();
  expect(counted.map(({ views }) => views)).toEqual([1, 2]);
});

test("TRAFFIC-04: a process that counts what is no count adds nothing", async () => {
  const report = (views: unknown) =>
    reportSchema.safeParse({ name: "counted", counted: [{ site: 3, views, bytes: 0 }] }).success;
  expect([0, 1, Number.MAX_SAFE_INTEGER].map(report)).toEqual([true, true, true]);
  expect([-1, 0.5, Number.MAX_SAFE_INTEGER + 1, "1", null].map(report)).not.toContain(true);
});

/** Tells how it stands so many times. */
const measuredProgram = (times: number): string => `
  let left = ${times};
  process.send({ name: "ready" });
  process.on("message", ({ name, turn }) => {
    if (name === "close") process.exit(0);
    if (name === "listen") process.send({ name: "lost", site: 1 });
    if (name !== "measure" || left-- === 0) return;
    const metrics = { memory: 1000, heap: 500, delay: 0.02, uptime: 3 };
    process.send({ name: "measured", metrics });
    process.send({ name: "done", turn });
  });`;

test("HOSTS-08: metrics have the metrics of each process beside the main one, by its place", async () => {
  const { start, told } = await prepare(measuredProgram(1), true);
  const beside = await start(2);
  await expect.poll(() => told).toEqual([1, 1]);
  const [text, same] = await Promise.all([beside.text(), beside.text()]);
  expect(text).toBe(same);
  for (const line of [
    "# TYPE vitrine_hosting_memory_bytes gauge",
    'vitrine_hosting_memory_bytes{process="2"} 1000',
    'vitrine_hosting_memory_bytes{process="3"} 1000',
    'vitrine_hosting_heap_bytes{process="2"} 500',
    'vitrine_hosting_eventloop_delay_seconds{process="3"} 0.02',
    'vitrine_hosting_uptime_seconds{process="3"} 3',
  ])
    expect(text.split("\n")).toContain(line);
  expect(text.endsWith("\n")).toBe(true);
});

test("HOSTS-08: a process that doesn’t tell isn’t told of, and what it says wrong is no metric", async () => {
  const { start, told, hurry } = await prepare(measuredProgram(1), true);
  const beside = await start();
  await expect.poll(() => told).toEqual([1]);
  expect(await beside.text()).toContain("vitrine_hosting_memory_bytes");
  // it hangs: what it said before isn't said again
  hurry();
  expect(await beside.text()).toBe("");
  const metrics = { memory: 1, heap: 1, delay: 1, uptime: 1 };
  const isRead = (wrong: object) =>
    reportSchema.safeParse({ name: "measured", metrics: { ...metrics, ...wrong } }).success;
  expect(isRead({})).toBe(true);
  for (const wrong of [{ memory: -1 }, { heap: "1" }, { delay: Number.NaN }, { uptime: undefined }])
    expect(isRead(wrong)).toBe(false);
});

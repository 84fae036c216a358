import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Report } from "../../scripts/bench.ts";
import { startProduct } from "../e2e/harness/product.ts";
import type { Product } from "../e2e/harness/product.ts";
import { megabytes, milliseconds } from "./measuring/units.ts";
import { childrenOf, residentBytes } from "./measuring/process-metrics.ts";
import { root, withProgram } from "./measuring/program.ts";
import { median } from "./measuring/statistics.ts";
import type { FirstSite } from "./programs/fill-hosts.ts";

const hosts = 10_000;
const restBudget = 150 * 1_048_576;
const hostsBudget = 512 * 1_048_576;
const startBudget = 2000;
const startRounds = 3;
/** How long a server is left alone before it is at rest: threads that had work end after ten seconds without. */
const restMs = 20_000;

/** The server that this process started last. */
function residentOfServer(): number {
  return residentBytes(childrenOf(process.pid).at(-1) ?? 0) ?? Number.NaN;
}

async function startAgain(product: Product): Promise<number> {
  await product.stop();
  const began = performance.now();
  await product.start();
  return performance.now() - began;
}

async function timeStarts(product: Product): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < startRounds; round += 1) times.push(await startAgain(product));
  return median(times);
}

async function measureRest(report: Report): Promise<void> {
  const product = await startProduct();
  try {
    const start = await timeStarts(product);
    report({
      what: "second start ready, demo shop",
      value: milliseconds(start),
      budget: `≤ ${milliseconds(startBudget)}`,
      isMet: start <= startBudget,
    });
    await wait(restMs);
    const bytes = residentOfServer();
    report({
      what: "server at rest, in RAM",
      value: megabytes(bytes),
      budget: `≤ ${megabytes(restBudget)}`,
      isMet: bytes <= restBudget,
    });
  } finally {
    await product.remove();
  }
}

function visit(agent: Agent, port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, "accept-encoding": "br" };
    get({ agent, host: "127.0.0.1", port, path: "/", headers }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    }).once("error", reject);
  });
}

/** Asks every host for its page, a few at a time. */
async function visitAll(port: number, first: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const names = Array.from({ length: hosts - 1 }, (_, index) => `copy-${first + index + 1}`);
  async function visitSome(): Promise<void> {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const status = await visit(agent, port, `${name}.localhost`);
      if (status !== 200) throw new Error(`${name} answered ${status}`);
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitSome));
  agent.destroy();
}

async function measureHosts(report: Report, seed: string, first: number): Promise<void> {
  const product = await startProduct({ seed });
  try {
    const start = await timeStarts(product);
    report({
      what: `second start ready, ${hosts} published hosts`,
      value: milliseconds(start),
      budget: `≤ ${milliseconds(startBudget)}`,
      isMet: start <= startBudget,
    });
    await wait(restMs);
    const rested = residentOfServer();
    await visitAll(product.port, first);
    await wait(restMs);
    const visited = residentOfServer();
    report({
      what: `${hosts} published hosts, each visited, in RAM`,
      value: `${megabytes(visited)} (${megabytes(rested)} before the visits)`,
      budget: `≤ ${megabytes(hostsBudget)}`,
      isMet: Math.max(rested, visited) <= hostsBudget,
    });
  } finally {
    await product.remove();
  }
}

/** What the server takes when nobody asks anything of it, and with many sites. */
export async function bench(report: Report): Promise<void> {
  await measureRest(report);
  const folder = await mkdtemp(join(tmpdir(), "vitrine-hosts-"));
  try {
    const { siteId } = await withProgram("fill-hosts", (program) =>
      program.run<FirstSite>([folder, join(root, "dist/fonts"), String(hosts)]),
    );
    await measureHosts(report, folder, siteId);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

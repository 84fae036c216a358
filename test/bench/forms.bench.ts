import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SqliteFile from "better-sqlite3";
import type { Report } from "../../scripts/bench.ts";
import { startProduct } from "../e2e/harness/product.ts";
import type { Product } from "../e2e/harness/product.ts";
import { milliseconds } from "./measuring/units.ts";
import { childrenOf, processorSeconds } from "./measuring/process-metrics.ts";
import { root, withProgram } from "./measuring/program.ts";
import { percentile } from "./measuring/statistics.ts";
import type { FirstSite } from "./programs/fill-hosts.ts";

/** Of the site that `fill-hosts` publishes. */
const slug = "first";
const formsPerSecond = 100;
const seconds = 60;
const pagesPerSecond = 20;
const pageBudget = 100;
/** Of one network in a minute, where nobody chose another limit. */
const defaultLimit = 30;
const secondsOfExcess = 3;

interface Target extends FirstSite {
  readonly port: number;
  readonly host: string;
  /** Connections of those who send forms, and of those who read pages. */
  readonly senders: Agent;
  readonly readers: Agent;
}

interface Answered {
  readonly status: number;
  readonly time: number;
}

/** Answers the status; 0 where none came back. */
function ask(
  { port, host, senders, readers }: Target,
  { target, body }: { target: string; body?: string },
): Promise<Answered> {
  const began = performance.now();
  const origin = `http://${host}`;
  const headers = { host, ...(body && { origin, "content-type": "application/json" }) };
  const method = body ? "POST" : "GET";
  const agent = body ? senders : readers;
  const about = { agent, port, host: "127.0.0.1", path: target, method, headers };
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, time: performance.now() - began });
    request(about, (response) => {
      response.resume().once("end", () => end(response.statusCode ?? 0));
    })
      .once("error", () => end(0))
      .end(body);
  });
}

/** Messages and subscriptions in turn, every one of another sender. */
function sendForm(target: Target, number: number): Promise<Answered> {
  const form = number % 2 === 0 ? "contact" : "email";
  const email = `visitor-${number}@example.org`;
  const body = JSON.stringify({
    siteHash: target.siteHash,
    email,
    ...(form === "contact" && { name: `Visitor ${number}`, message: "How long does it take?" }),
  });
  return ask(target, { target: `/api/v1/sites/form/${form}/${target.siteId}/`, body });
}

/** Begins so many a second whether or not earlier ones are answered, as strangers do. */
async function keepAsking(
  perSecond: number,
  { during, send }: { during: number; send: (number: number) => Promise<Answered> },
): Promise<Answered[]> {
  const asked: Promise<Answered>[] = [];
  const began = performance.now();
  while (asked.length < perSecond * during) {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond) + 1;
    while (asked.length < Math.min(due, perSecond * during)) asked.push(send(asked.length));
    await wait(2);
  }
  return Promise.all(asked);
}

function countRows({ dataFolder }: Product): { rows: number; senders: number } {
  const file = new SqliteFile(path.join(dataFolder, "vitrine.sqlite"), { readonly: true });
  try {
    const count = "select count(*) as rows, count(distinct email) as senders from submissions";
    return (
      file.prepare<[], { rows: number; senders: number }>(count).get() ?? { rows: 0, senders: 0 }
    );
  } finally {
    file.close();
  }
}

async function withSite(
  { seed, site, env = {} }: { seed: string; site: FirstSite; env?: Record<string, string> },
  work: (product: Product, target: Target) => Promise<void>,
): Promise<void> {
  const product = await startProduct({ seed, env });
  const senders = new Agent({ keepAlive: true, maxSockets: 256 });
  const readers = new Agent({ keepAlive: true, maxSockets: 256 });
  try {
    const host = new URL(product.siteAddress(slug)).host;
    const { port } = product;
    await work(product, { port, host, senders, readers, ...site });
  } finally {
    senders.destroy();
    readers.destroy();
    await product.remove();
  }
}

function withStatus(answers: readonly Answered[], status: number): number {
  return answers.filter((one) => one.status === status).length;
}

async function measureLoad(report: Report, product: Product, target: Target): Promise<void> {
  const server = childrenOf(process.pid).at(-1) ?? 0;
  const before = processorSeconds(server);
  const [forms, pages] = await Promise.all([
    keepAsking(formsPerSecond, { during: seconds, send: (number) => sendForm(target, number) }),
    keepAsking(pagesPerSecond, { during: seconds, send: () => ask(target, { target: "/" }) }),
  ]);
  const taken = withStatus(forms, 204);
  const { rows, senders } = countRows(product);
  const all = formsPerSecond * seconds;
  report({
    what: `${formsPerSecond} forms a second for ${seconds} s, limits raised: taken`,
    value: `${taken} of ${all}`,
    budget: "all",
    isMet: taken === all,
  });
  report({
    what: "rows for them",
    value: `${rows}, of ${senders} senders`,
    budget: "one for each success",
    isMet: rows === taken && senders === taken,
  });
  const used = (processorSeconds(server) ?? Number.NaN) - (before ?? Number.NaN);
  report({
    what: "processor time of the server for all that",
    value: `${used.toFixed(1)} s, ${milliseconds((used / all) * 1_000)} a form`,
  });
  const times = forms.map(({ time }) => time);
  const shown = withStatus(pages, 200);
  const slowest = percentile(
    pages.map(({ time }) => time),
    0.99,
  );
  report({
    what: "time for a form, durable",
    value: `${milliseconds(percentile(times, 0.5))} (p99 ${milliseconds(percentile(times, 0.99))})`,
  });
  report({
    what: `pages meanwhile, ${pagesPerSecond} a second`,
    value: `${shown} of ${pages.length}, p99 ${milliseconds(slowest)}`,
    budget: `all, p99 ≤ ${milliseconds(pageBudget)}`,
    isMet: shown === pages.length && slowest <= pageBudget,
  });
}

async function measureExcess(report: Report, product: Product, target: Target): Promise<void> {
  const send = (number: number) => sendForm(target, number);
  const forms = await keepAsking(formsPerSecond, { during: secondsOfExcess, send });
  const taken = withStatus(forms, 204);
  const refused = withStatus(forms, 429);
  const { rows } = countRows(product);
  report({
    what: `the same for ${secondsOfExcess} s with the default limits`,
    value: `${taken} taken, ${refused} refused with 429, ${rows} rows`,
    budget: `${defaultLimit} taken, the rest 429 and no row`,
    isMet: taken === defaultLimit && rows === taken && taken + refused === forms.length,
  });
}

/** Forms of visitors in numbers: every success is exactly one row, and pages keep being served. */
export async function bench(report: Report): Promise<void> {
  const seed = await mkdtemp(path.join(tmpdir(), "vitrine-forms-"));
  try {
    const site = await withProgram("fill-hosts", (program) =>
      program.run<FirstSite>([seed, path.join(root, "dist/fonts"), "1"]),
    );
    await withSite({ seed, site, env: { FORMS_PER_MINUTE: "1000000" } }, (product, target) =>
      measureLoad(report, product, target),
    );
    await withSite({ seed, site }, (product, target) => measureExcess(report, product, target));
  } finally {
    await rm(seed, { recursive: true, force: true });
  }
}

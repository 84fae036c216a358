import { execFile } from "node:child_process";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import type { Report } from "../../scripts/bench.ts";
import { kilobytes } from "./measuring/units.ts";
import { startNginx } from "./measuring/nginx.ts";
import { processorSeconds } from "./measuring/process-metrics.ts";
import { root, withProgram } from "./measuring/program.ts";
import { startProgram } from "./measuring/running-program.ts";
import { median, medianRatio, takeTurns } from "./measuring/statistics.ts";
import { bringTool } from "./measuring/tools.ts";

const execute = promisify(execFile);
const ourPort = 4255;
const nginxPort = 4256;
const rounds = 9;
const seconds = 2;
const connections = 64;
const budget = 1;

interface Answer {
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

function fetchGzip(port: number, host: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, "accept-encoding": "gzip" };
    get({ port, host: "127.0.0.1", path: "/", headers }, (response) => {
      buffer(response).then(
        (body) => resolve({ headers: response.headers as Record<string, string>, body }),
        reject,
      );
    }).on("error", reject);
  });
}

/** Headers that nginx sends by itself. */
const ownOfNginx = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
]);

interface Contestant {
  readonly port: number;
  readonly pid: number;
  /** Of each round: requests for a second of the process's own processor time. */
  readonly perProcessorSecond: number[];
}

interface Load {
  readonly wrk: string;
  readonly host: string;
}

/** Requests for a second, by as many connections as one thread keeps busy. */
async function requestRate({ wrk, host }: Load, contestant: Contestant): Promise<number> {
  const { port, pid, perProcessorSecond } = contestant;
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "-H", `Host: ${host}`];
  args.push("-H", "Accept-Encoding: gzip", `http://127.0.0.1:${port}/`);
  const before = processorSeconds(pid);
  const { stdout } = await execute(wrk, args);
  const after = processorSeconds(pid);
  if (/Non-2xx|Socket errors: .*[1-9]/.test(stdout)) throw new Error(stdout);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (before !== undefined && after !== undefined)
    perProcessorSecond.push(requests / (after - before));
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function race(report: Report, load: Load, ours: Contestant, theirs: Contestant) {
  await requestRate(load, { ...ours, perProcessorSecond: [] });
  await requestRate(load, { ...theirs, perProcessorSecond: [] });
  const rates = await takeTurns(rounds, {
    ours: () => requestRate(load, ours),
    theirs: () => requestRate(load, theirs),
  });
  const ratio = medianRatio(rates.ours, rates.theirs);
  report({
    what: `requests a second, ${connections} connections`,
    value: median(rates.ours).toFixed(0),
    against: `nginx, one worker: ${median(rates.theirs).toFixed(0)}`,
    ratio,
  });
  const [own, other] = [ours, theirs].map((one) => median(one.perProcessorSecond));
  if (own === undefined || other === undefined || Number.isNaN(own / other)) return;
  report({
    what: "requests for a second of the worker's processor time",
    value: own.toFixed(0),
    against: `nginx: ${other.toFixed(0)}`,
    ratio: own / other,
    budget: `≥ ${budget.toFixed(1)} ×`,
    isMet: own / other >= budget,
  });
}

async function compare(report: Report, load: Load, nginx: string, pid: number): Promise<void> {
  const { host } = load;
  const { body, headers } = await fetchGzip(ourPort, host);
  const others = Object.entries(headers).filter(([name]) => !ownOfNginx.has(name));
  const page = { port: nginxPort, gzipped: body, headers: Object.fromEntries(others) };
  const server = await startNginx(nginx, page);
  try {
    const same = await fetchGzip(nginxPort, host);
    if (!same.body.equals(body)) throw new Error("nginx sends other bytes");
    const size = kilobytes(gunzipSync(body).length);
    report({ what: "the page", value: `${size}, ${kilobytes(body.length)} compressed` });
    const ours = { port: ourPort, pid, perProcessorSecond: [] };
    const theirs = { port: nginxPort, pid: server.pid, perProcessorSecond: [] };
    await race(report, load, ours, theirs);
  } finally {
    await server.stop();
  }
}

/** The whole server against nginx with a compressed file: same bytes, same headers, same connections. */
export async function bench(report: Report): Promise<void> {
  const [wrk, nginx] = [await bringTool("wrk"), await bringTool("nginx")];
  if (wrk === undefined || nginx === undefined) {
    const missing = [wrk ?? "wrk", nginx ?? "nginx"].filter((name) => !name.startsWith("/"));
    report({ what: "serving", value: `skipped: ${missing.join(" and ")} is not on this machine` });
    return;
  }
  await withProgram("serve-page", async ({ file }) => {
    const args = [file, String(ourPort), `${root}/dist/fonts`];
    const server = await startProgram(process.execPath, args);
    try {
      const { host }: { host: string } = JSON.parse(server.firstLine);
      await compare(report, { wrk, host }, nginx, server.pid);
    } finally {
      await server.stop();
    }
  });
}

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { balancedVariable } from "../../test/balanced/is-balanced-variable.ts";
import {
  asMarkdown,
  filesOf,
  holds,
  outcomesOf,
  patternOf,
  readSecurityRows,
} from "../../test/balanced/security-rows.ts";
import { type Tried, triedByStories, triedByUnits } from "../../test/balanced/tried.ts";
import { openRun } from "../../test/faults/open-run.ts";
import { ensureBuilt } from "../build/run-built.ts";
import { run } from "../check/run.ts";
import { ensureChromium } from "../test/chromium.ts";
import { ensurePostgres } from "../test/postgres.ts";
import { ensureServers } from "../test/servers.ts";

const reports = {
  units: "test-results/security.json",
  stories: "test-results/security-stories.json",
};

/** Each request waits until three servers have heard of the one before. */
const patienceMs = 600_000;

interface Wanted {
  readonly pattern: string;
  readonly files: ReturnType<typeof filesOf>;
  readonly env: NodeJS.ProcessEnv;
}

/** Reads a report; where there is none, the run says why. */
async function readAfter<Result>(
  running: ReturnType<typeof run>,
  read: () => Result,
): Promise<Result> {
  const { output } = await running;
  try {
    return read();
  } catch (error) {
    console.log(output.trim());
    throw error;
  }
}

const parsed = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** What asks servers or none, without a browser. */
function tryUnits({ pattern, files, env }: Wanted): Promise<Tried[]> {
  const { asking, others } = files;
  const how = [
    "--testNamePattern",
    pattern,
    "--reporter=json",
    `--outputFile=${reports.units}`,
    `--testTimeout=${patienceMs}`,
    `--hookTimeout=${patienceMs}`,
  ];
  const running = run("vitest", ["run", ...asking, ...others, ...how], env);
  return readAfter(running, () =>
    triedByUnits(parsed(reports.units), { root: process.cwd(), asking }),
  );
}

/** What browsers are asked of, on an installation of three processes. */
async function tryStories({ pattern, files, env }: Wanted): Promise<Tried[]> {
  const chromium = await ensureChromium();
  openRun();
  const own = { CHROMIUM_PATH: chromium, CHROME_PATH: chromium };
  // one installation for all of them
  const how = ["--project=stories", "--no-deps", "--workers=1", "--reporter=json"];
  const running = run("playwright", ["test", ...files.stories, ...how, "--grep", pattern], {
    ...env,
    ...own,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reports.stories,
  });
  return readAfter(running, () => triedByStories(parsed(reports.stories)));
}

/** Tries the rows of docs/security.md behind a balancer; says whether each was tried, and all held. */
export async function runSecurity(): Promise<boolean> {
  ensureBuilt();
  const began = performance.now();
  const rows = readSecurityRows();
  const env = {
    ...(await ensureServers()),
    PG_BIN: await ensurePostgres(),
    [balancedVariable]: "1",
  };
  mkdirSync("test-results", { recursive: true });
  const wanted = { pattern: patternOf(rows), files: filesOf(rows), env };
  const tried = [...(await tryUnits(wanted)), ...(await tryStories(wanted))];
  const outcomes = outcomesOf(rows, tried);
  const seconds = (performance.now() - began) / 1_000;
  const [load = 0] = loadavg();
  const machine = `${availableParallelism()} processors, load ${load.toFixed(1)}, Node.js ${process.version}, ${seconds.toFixed(0)} s`;
  const table = asMarkdown(outcomes);
  writeFileSync("test-results/security.md", `${machine}\n\n${table}`);
  console.log(`${table}\n${machine}; also in test-results/security.md`);
  return outcomes.every(holds);
}

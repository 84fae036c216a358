import { mkdirSync, rmSync } from "node:fs";
import { bringTool } from "../test/bench/measuring/tools.ts";
import { runChecks, type Counts } from "./check/checks.ts";
import { report, run } from "./check/run.ts";
import { makeSeed, runBrowserTests } from "./test/browser-tests.ts";
import { ensureChromium } from "./test/chromium.ts";
import { ensureJava } from "./test/java.ts";
import { ensurePostgres } from "./test/postgres.ts";
import { ensureServers } from "./test/servers.ts";
import { endingBy } from "./test/time-limit.ts";
import { runUnitTests } from "./test/unit-tests.ts";

/** Minutes from the start until no more unit tests are begun, and no more stories: CI ends a run some minutes later. */
const limits = { unit: 8, stories: 14 };
const started = Date.now();
const isWhole = process.argv.includes("--all");

const limited = (part: keyof typeof limits) =>
  isWhole ? {} : endingBy(started + limits[part] * 60_000);

/**
 * Everything runs even when something before it failed; the last line says how it went. The build and the first
 * start that stories begin from use one core, so that checks and unit tests run beside them.
 */
async function runAll(): Promise<Required<Counts>> {
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results", { recursive: true });
  const checks = runChecks(1);
  const [{ env, counts: missing }, built] = await Promise.all([prepare(), build()]);
  const [unit, seed] = await Promise.all([
    runUnitTests({ ...env, ...limited("unit") }),
    counted("the installation that stories start from", () => makeSeed(env)),
  ]);
  const stories = await runBrowserTests({ ...env, ...limited("stories") });
  return sumOf([...missing, built, await checks, unit, seed, stories]);
}

/** Brings the programs that the tests need, one after the other: installing locks the machine's packages. */
async function prepare(): Promise<{ env: NodeJS.ProcessEnv; counts: Counts[] }> {
  const env: NodeJS.ProcessEnv = {};
  const counts = [
    await counted("a Chromium for the tests", async () => {
      env["CHROMIUM_PATH"] = await ensureChromium();
      env["CHROME_PATH"] = env["CHROMIUM_PATH"];
    }),
    await counted("a PostgreSQL for the tests", async () => {
      env["PG_BIN"] = await ensurePostgres();
    }),
    await counted("servers of other projects for the tests", async () => {
      Object.assign(env, await ensureServers());
    }),
    await counted("a Java for the tests", async () => {
      env["JAVA_PATH"] = await ensureJava();
    }),
    await counted("a strace for the tests", async () => {
      await bringTool("strace");
    }),
  ];
  return { env, counts };
}

/** What the tests need counts only when it is missing. */
async function counted(name: string, prepare: () => Promise<void>): Promise<Counts> {
  try {
    await prepare();
    return { passed: 0, failed: 0, skipped: 0 };
  } catch (error) {
    console.log(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function build(): Promise<Counts> {
  const result = await run("node", ["scripts/build.ts"]);
  report("build", result);
  return { passed: result.isPassed ? 1 : 0, failed: result.isPassed ? 0 : 1, skipped: 0 };
}

function sumOf(all: Counts[]): Required<Counts> {
  const total = { passed: 0, failed: 0, skipped: 0, late: 0 };
  for (const counts of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    total.late += counts.late ?? 0;
  }
  return total;
}

const { passed, failed, skipped, late } = await runAll();
if (late > 0)
  console.log(
    "Not all was tried: this machine is slow. `npm test -- --all` takes the time it needs.",
  );
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

import { mkdirSync, rmSync } from "node:fs";
import { bringTool } from "../test/bench/measuring/tools.ts";
import { runChecks, type Counts } from "./check/checks.ts";
import { report, run } from "./check/run.ts";
import { makeSeed, runBrowserTests } from "./test/browser-tests.ts";
import { ensureChromium } from "./test/chromium.ts";
import { ensureJava } from "./test/java.ts";
import { ensurePostgres } from "./test/postgres.ts";
import { ensureServers } from "./test/servers.ts";
import { runUnitTests } from "./test/unit-tests.ts";

/**
 * Everything runs even when something before it failed; the last line says how it went. The build and the first
 * start that stories begin from use one core, so that checks and unit tests run beside them.
 */
async function runAll(): Promise<Counts> {
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results", { recursive: true });
  const checks = runChecks(1);
  const [{ env, counts: missing }, built] = await Promise.all([prepare(), build()]);
  const [unit, seed] = await Promise.all([
    runUnitTests(env),
    counted("the installation that stories start from", () => makeSeed(env)),
  ]);
  return sumOf([...missing, built, await checks, unit, seed, await runBrowserTests(env)]);
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

function sumOf(all: Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}

const { passed, failed, skipped } = await runAll();
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

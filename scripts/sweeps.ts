import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { sweepsVariable } from "../test/sweep.ts";
import { ensureBuilt } from "./build/run-built.ts";
import { ensureChromium } from "./test/chromium.ts";
import { ensurePostgres } from "./test/postgres.ts";
import { ensureServers } from "./test/servers.ts";

/** Milliseconds for a test that tries all, on a machine that does much else. */
const patience = 600_000;

/** Files whose tests take a sample in `npm test`; of these, those with a name in their path where names are given. */
function sweepingIn(pattern: string, names: readonly string[]): string[] {
  return globSync(pattern).filter(
    (file) =>
      readFileSync(file, "utf8").includes('/sweep.ts"') &&
      (names.length === 0 || names.some((name) => file.includes(name))),
  );
}

function passes(program: string, args: readonly string[], env: NodeJS.ProcessEnv): boolean {
  return spawnSync(program, args, { env, stdio: "inherit" }).status === 0;
}

/** The sweeps of which `npm test` takes samples, whole: `npm run sweeps`, or `npm run sweeps starters haproxy`. */
const names = process.argv.slice(2);
const unit = sweepingIn("{src,test,scripts}/**/*.test.{ts,tsx}", names);
const stories = sweepingIn("test/e2e/*.spec.ts", names);
if (unit.length + stories.length === 0)
  throw Object.assign(new Error(`No sweep has one of these in its path: ${names.join(", ")}`), {
    isExpected: true,
  });
ensureBuilt();
const chromium = await ensureChromium();
const env = {
  ...process.env,
  ...(await ensureServers()),
  CHROMIUM_PATH: chromium,
  CHROME_PATH: chromium,
  PG_BIN: await ensurePostgres(),
  [sweepsVariable]: "whole",
};
const arePassed = [
  unit.length === 0 || passes("vitest", ["run", `--testTimeout=${patience}`, ...unit], env),
  stories.length === 0 || passes("playwright", ["test", `--timeout=${patience}`, ...stories], env),
];
if (arePassed.includes(false)) process.exitCode = 1;

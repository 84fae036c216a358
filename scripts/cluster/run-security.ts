import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { balancedVariable } from "../../test/balanced/is-balanced-variable.ts";
import {
  asMarkdown,
  filesOf,
  outcomesOf,
  patternOf,
  readSecurityRows,
} from "../../test/balanced/security-rows.ts";
import { run } from "../check/run.ts";
import { ensurePostgres } from "../test/postgres.ts";
import { ensureServers } from "../test/servers.ts";

const report = "test-results/security.json";

/** Tries the rows of docs/security.md behind a balancer; says whether all held. */
export async function runSecurity(): Promise<boolean> {
  const rows = readSecurityRows();
  const env = {
    ...(await ensureServers()),
    PG_BIN: await ensurePostgres(),
    [balancedVariable]: "1",
  };
  mkdirSync("test-results", { recursive: true });
  const chosen = [
    "--testNamePattern",
    patternOf(rows),
    "--reporter=json",
    `--outputFile=${report}`,
  ];
  const { output, seconds } = await run("vitest", ["run", ...filesOf(rows), ...chosen], env);
  let outcomes;
  try {
    outcomes = outcomesOf(rows, JSON.parse(readFileSync(report, "utf8")));
  } catch (error) {
    console.log(output.trim());
    throw error;
  }
  const table = asMarkdown(outcomes);
  writeFileSync("test-results/security.md", table);
  console.log(`${table}\n${seconds.toFixed(0)} s; also in test-results/security.md`);
  const unasked = outcomes.filter(({ passed }) => passed === 0).map(({ number }) => number);
  if (unasked.length > 0)
    console.log(
      `Rows that no server is asked of, but browsers or functions: ${unasked.join(", ")}`,
    );
  return outcomes.every(({ failed }) => failed.length === 0);
}

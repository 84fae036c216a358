import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { openRun } from "../test/faults/open-run.ts";
import { loadRows } from "../test/load/registry.ts";
import { type Ran, asLines, asPage } from "../test/load/report.ts";
import type { LoadRow, LoadWanted } from "../test/load/row.ts";
import { ensureBuilt } from "./build/run-built.ts";
import { ensurePostgres } from "./test/postgres.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: "string", default: "sqlite" },
    seconds: { type: "string", default: "60" },
    hosts: { type: "string", default: "10000" },
  },
});

function machine(): string {
  const [load = 0] = loadavg();
  return `${availableParallelism()} processors, which the generator shares, load ${load.toFixed(1)}, Node.js ${process.version}`;
}

async function runRow(row: LoadRow, wanted: LoadWanted): Promise<Ran> {
  try {
    return { row, result: await row.run(wanted) };
  } catch (error) {
    return { row, result: undefined, why: String(error) };
  }
}

async function runAll(): Promise<Ran[]> {
  const on = values.on === "postgres" ? "postgres" : "sqlite";
  if (on === "postgres") process.env["PG_BIN"] = await ensurePostgres();
  const wanted: LoadWanted = {
    program: path.resolve("dist/server/main.js"),
    on,
    seconds: Number(values.seconds),
    hosts: Number(values.hosts),
  };
  const chosen = loadRows.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  );
  const ran: Ran[] = [];
  for (const row of chosen) {
    console.log(`${row.what} (${machine()})`);
    const one = await runRow(row, wanted);
    console.log(`  ${asLines([one])}`);
    ran.push(one);
  }
  return ran;
}

ensureBuilt();
openRun();
const ran = await runAll();
const folder = path.join("test-results", "load");
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, "index.html"), asPage(ran, machine()));
console.log(`\n${asLines(ran)}\n${machine()}; plots in ${folder}/index.html`);
process.exit(ran.length > 0 && ran.every(({ result }) => result?.isMet) ? 0 : 1);

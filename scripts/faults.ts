import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { DatabaseKind, Point, StoreKind, Wanted } from "../test/faults/fault.ts";
import { openRun } from "../test/faults/open-run.ts";
import { faults } from "../test/faults/registry.ts";
import { runFault } from "../test/faults/run-faults.ts";
import { type Row, asMarkdown, backendOf, holdsUp } from "../test/faults/summary.ts";
import { ensureBuilt } from "./build/run-built.ts";
import { ensurePostgres } from "./test/postgres.ts";

/** How many points of a sweep are tried unless all are asked for. */
const usualSample = 8;
const kinds: readonly DatabaseKind[] = ["sqlite", "postgres"];
/** As most would have them: one machine with its disk, or several with a store. */
const usualStores: Record<DatabaseKind, StoreKind> = { sqlite: "folder", postgres: "s3" };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: "string" },
    store: { type: "string" },
    all: { type: "boolean", default: false },
    sample: { type: "string", default: String(usualSample) },
  },
});

function say({ name, acknowledged, lost, broken, readySeconds }: Point): void {
  const ready = readySeconds === undefined ? "" : `, ready after ${readySeconds.toFixed(1)} s`;
  const findings = [...lost.map((one) => `LOST ${one}`), ...broken.map((one) => `BROKEN ${one}`)];
  console.log(`  ${name}: ${acknowledged} looked for${ready}`);
  for (const finding of findings) console.log(`    ${finding}`);
}

function storeOf(on: DatabaseKind): StoreKind {
  const { store } = values;
  if (store === undefined) return usualStores[on];
  if (store === "folder" || store === "s3") return store;
  throw new Error("--store is folder or s3.");
}

async function runAll(): Promise<Row[]> {
  const known = faults.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
  const program = path.resolve("dist/server/main.js");
  const rows: Row[] = [];
  for (const on of kinds.filter((kind) => values.on === undefined || values.on === kind)) {
    if (on === "postgres") process.env["PG_BIN"] = await ensurePostgres();
    const wanted: Wanted = {
      program,
      on,
      store: storeOf(on),
      isWhole: values.all,
      sample: Number(values.sample),
    };
    for (const fault of known) {
      console.log(`${fault.id} on ${backendOf(wanted)}: ${fault.what}`);
      const row = await runFault(fault, { wanted, tell: say });
      if (row.skipped !== undefined) console.log(`  not run: ${row.skipped}`);
      rows.push(row);
    }
  }
  return rows;
}

ensureBuilt();
openRun();
const rows = await runAll();
const [load = 0] = loadavg();
const machine = `${availableParallelism()} processors, load ${load.toFixed(1)}, Node.js ${process.version}`;
const table = asMarkdown(rows);
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/faults.json", JSON.stringify({ machine, rows }, null, 2));
writeFileSync("test-results/faults.md", `${machine}\n\n${table}`);
console.log(`\n${table}\n${machine}; also in test-results/faults.md and faults.json`);
process.exit(rows.length > 0 && rows.every(holdsUp) ? 0 : 1);

import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { openCluster } from "../test/cluster/cluster.ts";
import { endStore } from "../test/cluster/object-server.ts";
import { parts } from "../test/cluster/parts.ts";
import { runPart } from "../test/cluster/run-part.ts";
import { type Row, asMarkdown, holdsUp } from "../test/cluster/summary.ts";
import { openRun } from "../test/faults/open-run.ts";
import { ensureBuilt } from "./build/run-built.ts";
import { runSecurity } from "./cluster/run-security.ts";
import { ensurePostgres } from "./test/postgres.ts";

async function runAll(): Promise<Row[]> {
  const rows: Row[] = [];
  const cluster = await openCluster(path.resolve("dist/server/main.js"));
  try {
    for (const part of parts) {
      console.log(`${part.name}: ${part.how}`);
      rows.push(await runPart(cluster, part));
    }
  } finally {
    await cluster.remove();
  }
  return rows;
}

/** Ends the parts of a cluster one after the other. */
async function runParts(): Promise<boolean> {
  ensureBuilt();
  process.env["PG_BIN"] = await ensurePostgres();
  openRun();
  // what the store keeps is removed after it
  process.prependOnceListener("exit", endStore);
  const rows = await runAll();
  const [load = 0] = loadavg();
  const machine = `${availableParallelism()} processors, load ${load.toFixed(1)}, Node.js ${process.version}`;
  const table = asMarkdown(rows);
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/cluster.md", `${machine}\n\n${table}`);
  console.log(`\n${table}\n${machine}; also in test-results/cluster.md`);
  return rows.length === parts.length && rows.every(holdsUp);
}

const isSecurity = process.argv[2] === "security";
process.exit((await (isSecurity ? runSecurity() : runParts())) ? 0 : 1);

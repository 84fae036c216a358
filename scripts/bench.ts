import { globSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build/run-built.ts";

/** One measured thing: what it is measured against, and whether its budget is met where it has one. */
export interface BenchRow {
  what: string;
  value: string;
  /** What it was measured against, e.g. "Hugo 0.131: 1.9 s". */
  against?: string;
  /** Ours through theirs: below 1 is better for times, above 1 for rates. */
  ratio?: number;
  budget?: string;
  isMet?: boolean;
}

export type Report = (row: BenchRow) => void;

/** Prints a row as soon as it is measured. */
function print({ what, value, against, ratio, budget, isMet }: BenchRow): void {
  const parts = [
    value,
    against === undefined ? "" : `against ${against}`,
    ratio === undefined ? "" : `ratio ${ratio.toFixed(2)}`,
    budget === undefined
      ? ""
      : `budget ${budget}${isMet === undefined ? "" : isMet ? ": ok" : ": MISSED"}`,
  ];
  console.log(`  ${what.padEnd(58)} ${parts.filter(Boolean).join(" · ")}`);
}

/** Says where absolute times mean little: what else runs here takes its share of them. */
function warnOfLoad(): void {
  const [load = 0] = loadavg();
  const processors = availableParallelism();
  if (load < processors / 2) return;
  console.log(
    `  This machine is busy (load ${load.toFixed(1)} on ${processors} processors): rely on ratios, not on times.`,
  );
}

/** All benches of test/bench, or those whose names are given: `npm run bench publish serving`. */
async function runBenches(names: string[]): Promise<void> {
  ensureBuilt();
  const budgets = { met: 0, missed: 0 };
  let failed = 0;
  const report: Report = (row) => {
    print(row);
    if (row.isMet !== undefined) budgets[row.isMet ? "met" : "missed"] += 1;
  };
  for (const file of globSync("test/bench/*.bench.ts").toSorted()) {
    const name = path.basename(file, ".bench.ts");
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(name);
    warnOfLoad();
    try {
      const { bench }: { bench: (report: Report) => Promise<void> } = await import(
        pathToFileURL(file).href
      );
      await bench(report);
    } catch (error) {
      failed += 1;
      console.log(`  could not be measured: ${error instanceof Error ? error.message : error}`);
    }
  }
  console.log(`Budgets: ${budgets.met} met, ${budgets.missed} missed.`);
  if (failed > 0) process.exitCode = 1;
}

await runBenches(process.argv.slice(2));

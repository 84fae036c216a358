import { globSync } from "node:fs";
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
      : `budget ${budget}${isMet === undefined ? "" : isMet ? ": met" : ": MISSED"}`,
  ];
  console.log(`  ${what.padEnd(48)} ${parts.filter(Boolean).join(" · ")}`);
}

/** All benches of test/bench, or those whose names are given: `npm run bench publish serving`. */
async function runBenches(names: string[]): Promise<void> {
  ensureBuilt();
  for (const file of globSync("test/bench/*.bench.ts").toSorted()) {
    const name = path.basename(file, ".bench.ts");
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(name);
    const { bench }: { bench: (report: Report) => Promise<void> } = await import(
      pathToFileURL(file).href
    );
    await bench(print);
  }
}

await runBenches(process.argv.slice(2));

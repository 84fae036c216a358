import type { Report } from "../../scripts/bench.ts";
import { milliseconds } from "./measuring/units.ts";
import { withProgram } from "./measuring/program.ts";
import { median, percentile } from "./measuring/statistics.ts";
import type { HistoryFigures } from "./programs/read-history.ts";

const counts = { few: 2_000, many: 100_000 } as const;
const budgets = { ratio: 4, megabytes: 200 } as const;

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Years of editing: what 100,000 operations weigh, and how long any point of them takes to read. */
export async function bench(report: Report): Promise<void> {
  const [few, many] = await withProgram("read-history", async (program) => [
    await program.run<HistoryFigures>([`${counts.few}`]),
    await program.run<HistoryFigures>([`${counts.many}`]),
  ]);
  if (!few || !many) return;
  report({
    what: "the database after 100,000 operations on twelve pages",
    value: `${megabytes(many.fileBytes)}: log ${megabytes(many.logBytes)}, snapshots ${megabytes(many.snapshotBytes)}, ${many.marks} marks`,
    budget: `≤ ${budgets.megabytes} MB`,
    isMet: many.fileBytes <= budgets.megabytes * 1_000_000,
  });
  for (const [kind, what] of [
    ["point", "the whole site at any point of them"],
    ["page", "one page at any point"],
    ["differences", "what has changed since any point"],
    ["timelineStart", "the first part of the timeline"],
    ["timelineAnywhere", "any part of the timeline"],
  ] as const) {
    const ratio = median(many[kind]) / median(few[kind]);
    report({
      what,
      value: `${milliseconds(median(many[kind]))} (p95 ${milliseconds(percentile(many[kind], 0.95))})`,
      against: `2,000 operations: ${milliseconds(median(few[kind]))}`,
      ratio,
      ...(kind.startsWith("timeline") && {
        budget: `≤ ${budgets.ratio} ×`,
        isMet: ratio <= budgets.ratio,
      }),
    });
  }
}

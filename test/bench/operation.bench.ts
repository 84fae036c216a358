import type { Report } from "../../scripts/bench.ts";
import { milliseconds } from "./measuring/units.ts";
import { withProgram } from "./measuring/program.ts";
import { median, percentile } from "./measuring/statistics.ts";
import type { OperationTimes } from "./programs/write-operations.ts";

const budget = 2;

/** An operation costs what it touches, not what the site holds. */
export async function bench(report: Report): Promise<void> {
  const { text, rename } = await withProgram("write-operations", (program) =>
    program.run<OperationTimes>(),
  );
  const ratio = median(text.many) / median(text.one);
  report({
    what: "a text changed in a site of 1,000 pages, durable",
    value: `${milliseconds(median(text.many))} (p95 ${milliseconds(percentile(text.many, 0.95))})`,
    against: `a site of one page: ${milliseconds(median(text.one))}`,
    ratio,
    budget: `≤ ${budget} ×`,
    isMet: ratio <= budget,
  });
  report({
    what: "a page renamed there: it writes the index of all pages",
    value: `${milliseconds(median(rename.many))} (p95 ${milliseconds(percentile(rename.many, 0.95))})`,
    against: `a site of one page: ${milliseconds(median(rename.one))}`,
    ratio: median(rename.many) / median(rename.one),
  });
}

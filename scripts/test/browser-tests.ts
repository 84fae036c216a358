import { globSync } from "node:fs";
import { z } from "zod";
import type { Counts } from "../check/checks.ts";
import { run } from "../check/run.ts";
import { readReport } from "./read-report.ts";

const reportSchema = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Playwright has a variable of its own for colours and warns about two. */
const quiet = { NO_COLOR: undefined, FORCE_COLOR: "0" };

/** Makes what stories start from, which needs no browser. */
export async function makeSeed(env: NodeJS.ProcessEnv): Promise<void> {
  const args = ["test", "--project=seed", "--reporter=dot"];
  const { isPassed, output } = await run("playwright", args, { ...env, ...quiet });
  if (!isPassed) throw new Error(output.trim());
}

/** Runs the end-to-end stories against the build, in a real Chromium. */
export async function runBrowserTests(env: NodeJS.ProcessEnv): Promise<Counts> {
  if (globSync("test/e2e/**/*.spec.ts").length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const file = "test-results/browser.json";
  const result = await run("playwright", ["test", "--reporter=dot,json"], {
    ...env,
    ...quiet,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const counts = countsOf(readReport(file, reportSchema), result.isPassed);
  const summary = `${counts.passed} passed, ${counts.failed} failed (${result.seconds.toFixed(0)} s)`;
  console.log(`${counts.failed === 0 ? "✓" : "✗"} end-to-end tests: ${summary}`);
  if (counts.failed > 0) console.log(result.output.trim());
  return counts;
}

/** A file that could not be loaded counts as one failed test, and so does a crash without a report. */
function countsOf(report: z.infer<typeof reportSchema> | undefined, isPassed: boolean): Counts {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return { passed: expected, failed: failed === 0 && !isPassed ? 1 : failed, skipped };
}

import { globSync } from "node:fs";
import { z } from "zod";
import type { Counts } from "../check/checks.ts";
import { run } from "../check/run.ts";
import { readReport } from "./read-report.ts";
import { noTimeLeft } from "./time-limit.ts";

interface Suite {
  specs: { tests: { annotations: { description?: string | undefined }[] }[] }[];
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(
      z.object({
        tests: z.array(
          z.object({ annotations: z.array(z.object({ description: z.string().optional() })) }),
        ),
      }),
    ),
    suites: z.array(suiteSchema).optional(),
  }),
);

const reportSchema = z.object({
  suites: z.array(suiteSchema),
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
  const { passed, failed, late } = counts;
  const summary = `${passed} passed, ${failed} failed (${result.seconds.toFixed(0)} s)`;
  console.log(`${counts.failed === 0 ? "✓" : "✗"} end-to-end tests: ${summary}`);
  if (late !== undefined && late > 0) console.log(`  ${late} weren’t begun`);
  if (counts.failed > 0) console.log(result.output.trim());
  return counts;
}

/** A file that could not be loaded counts as one failed test, and so does a crash without a report. */
function countsOf(report: z.infer<typeof reportSchema> | undefined, isPassed: boolean): Counts {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const late = report.suites.reduce((sum, suite) => sum + lateIn(suite), 0);
  const failed = unexpected + flaky + report.errors.length;
  return {
    passed: expected,
    failed: failed === 0 && !isPassed ? 1 : failed,
    skipped: skipped - late,
    late,
  };
}

/** How many stories were left out because the time was up. */
function lateIn({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests);
  const late = own.filter(({ annotations }) =>
    annotations.some(({ description }) => description === noTimeLeft),
  );
  return late.length + suites.reduce((sum, suite) => sum + lateIn(suite), 0);
}

import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Counts } from "../check/checks.ts";
import { run } from "../check/run.ts";
import { readReport } from "./read-report.ts";

const reportSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Runs the tests that stand beside the code and the scenarios. */
export async function runUnitTests(env: NodeJS.ProcessEnv): Promise<Counts> {
  const file = "test-results/unit.json";
  const args = [
    "run",
    "--passWithNoTests",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  const result = await run("vitest", args, env);
  const counts = countsOf(readReport(file, reportSchema), result.isPassed);
  const summary = `${counts.passed} passed, ${counts.failed} failed (${result.seconds.toFixed(0)} s)`;
  console.log(`${counts.failed === 0 ? "✓" : "✗"} unit tests and scenarios: ${summary}`);
  if (counts.failed > 0) console.log(result.output.trim());
  printWeights();
  return counts;
}

/** What the pages of the starters weigh, as a test found. */
function printWeights(): void {
  const file = "test-results/starter-weights.txt";
  if (!existsSync(file)) return;
  console.log("  pages of the starters, HTML and CSS in KB:");
  console.log(readFileSync(file, "utf8").trimEnd().replaceAll(/^/gm, "  "));
}

/** A file that could not be loaded counts as one failed test, and so does a crash without a report. */
function countsOf(report: z.infer<typeof reportSchema> | undefined, isPassed: boolean): Counts {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + broken.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !isPassed ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

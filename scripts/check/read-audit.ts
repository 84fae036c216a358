import { z } from "zod";

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string() })),
});

/** What an audit came to: packages with known weaknesses, or why nobody could say. */
export type Audit = { found: readonly string[] } | { unanswered: string };

/** Reads what `npm audit --json` printed. Weaknesses below "high" are left to whoever brings packages up to date. */
export function readAudit(output: string): Audit {
  let parsed: unknown;
  try {
    parsed = JSON.parse(output.slice(Math.max(0, output.indexOf("{"))));
  } catch {
    return { unanswered: "npm audit printed no report" };
  }
  const report = reportSchema.safeParse(parsed);
  if (!report.success) return { unanswered: "the registry doesn’t answer audits" };
  const found = Object.values(report.data.vulnerabilities)
    .filter(({ severity }) => severity === "high" || severity === "critical")
    .map(({ name, severity }) => `${name} (${severity})`);
  return { found };
}

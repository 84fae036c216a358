import { healthChecksEn } from "#/api/health-words.data.ts";
import type { Check, CheckContext, Finding } from "./check.ts";
import { problem, warning } from "./check.ts";
import { type CheckName, findingText } from "./finding-text.ts";

/** Makes a check within its time; whatever goes wrong in it is a finding. */
export async function runCheck(check: Check, context: CheckContext): Promise<Finding[]> {
  if (check.needsDatabase && !context.database) return [warning("notChecked")];
  const stop = new AbortController();
  const { promise: late, resolve } = Promise.withResolvers<Finding[]>();
  const timer = setTimeout(() => {
    stop.abort();
    resolve([problem("late", { seconds: Math.round(check.longestMs / 1_000) })]);
  }, check.longestMs);
  try {
    return await Promise.race([check.run(context, stop.signal), late]);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [problem("failed", { why })];
  } finally {
    clearTimeout(timer);
  }
}

const signs = { good: "✓", warning: "!", problem: "✗" } as const;

/** A line for each finding, in English, with the name of their check. */
export function describeFindings(name: CheckName, findings: readonly Finding[]): string {
  const lineOf = ({ state, code, values }: Finding) =>
    `${signs[state]} ${healthChecksEn[name]}: ${findingText(code, values).replaceAll(/\s*\n\s*/g, " ")}\n`;
  return findings.map(lineOf).join("");
}

/** What all of it comes to, in a sentence. */
export function summarize(findings: readonly Finding[]): string {
  const countOf = (wanted: Finding["state"]) =>
    findings.filter(({ state }) => state === wanted).length;
  const words = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;
  const [problems, warnings] = [countOf("problem"), countOf("warning")];
  if (problems + warnings === 0) return "Everything is fine.\n";
  return `${words(problems, "problem")}, ${words(warnings, "warning")}.\n`;
}

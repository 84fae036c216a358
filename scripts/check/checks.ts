import { report, run } from "./run.ts";

interface Check {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
  /** What it prints is shown when it passes, too. */
  isTold?: boolean;
}

/**
 * The check of types. Its threads each learn the same types anew, and what it keeps is kept to its end: with one, and
 * little collected, it takes two fifths of the processor time.
 */
export const typesCheck = {
  command: ["tsc", "--noEmit", "--singleThreaded"],
  env: { GOGC: "400" },
};

/** Longest first, so that two at a time end together. */
const checks: Check[] = [
  { name: "types", ...typesCheck },
  { name: "unused code", command: ["knip", "--no-progress", "--no-config-hints"] },
  {
    name: "imports",
    command: ["depcruise", "--config", ".dependency-cruiser.mjs", "src", "scripts", "test"],
  },
  { name: "lint", command: ["oxlint", "--deny-warnings", "--report-unused-disable-directives"] },
  { name: "format", command: ["oxfmt", "--check", "."] },
  { name: "sizes", command: ["node", "scripts/check-sizes.ts"] },
  { name: "lock file", command: ["node", "scripts/check-lock.ts"] },
  { name: "audit", command: ["node", "scripts/check-audit.ts"], isTold: true },
  { name: "words", command: ["node", "scripts/check-words.ts"], isTold: true },
];

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Runs all checks, `width` at a time, and prints one line for each. A check counts as one test. */
export async function runChecks(width: number): Promise<Counts> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const waiting = [...checks];
  async function work(): Promise<void> {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [program = "", ...args] = check.command;
      const result = await run(program, args, check.env);
      report(check.name, result, check.isTold);
      counts[result.isPassed ? "passed" : "failed"]++;
    }
  }
  await Promise.all(Array.from({ length: width }, work));
  return counts;
}

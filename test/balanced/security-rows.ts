import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const root = join(import.meta.dirname, "../..");

/** A row of the first table of docs/security.md. */
export interface SecurityRow {
  readonly number: number;
  readonly what: string;
  /** Ids of docs/rules.md, which tests are named after. */
  readonly rules: readonly string[];
}

/** What became of the tests of a row. */
export interface RowOutcome extends SecurityRow {
  readonly passed: number;
  readonly failed: readonly string[];
  /** Of what can be told of one server alone. */
  readonly ofOne: number;
}

export function readSecurityRows(
  text = readFileSync(join(root, "docs/security.md"), "utf8"),
): SecurityRow[] {
  return [...text.matchAll(/^\| (\d+) \| (.+?) \| ([A-Z0-9, -]+) \|$/gm)].map(
    ([, number, what = "", rules = ""]) => ({
      number: Number(number),
      what,
      rules: rules.split(", "),
    }),
  );
}

/** Names of tests of these rows, as a pattern. */
export function patternOf(rows: readonly SecurityRow[]): string {
  const ids = new Set(rows.flatMap(({ rules }) => rules));
  return `(?:${[...ids].join("|")})\\b`;
}

/** Files with tests of these rows that ask a whole server; the scenarios' tables are read by one file. */
export function filesOf(rows: readonly SecurityRow[]): string[] {
  const pattern = new RegExp(patternOf(rows));
  const asking = globSync(["src/**/*.test.{ts,tsx}", "test/*.test.ts"], { cwd: root }).filter(
    (file) => {
      const text = readFileSync(join(root, file), "utf8");
      return /\bcreateWorld\(/.test(text) && pattern.test(text);
    },
  );
  return [...new Set([...asking, "test/scenarios.test.ts"])].toSorted();
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

/** The tests of a run by the rows that their names belong to. Throws where a file couldn't be loaded. */
export function outcomesOf(rows: readonly SecurityRow[], report: unknown): RowOutcome[] {
  const { testResults }: Report = reportSchema.parse(report);
  const broken = testResults.find(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  if (broken) throw new Error(`${broken.name}: ${broken.message ?? "no tests"}`);
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return rows.map((row) => {
    const pattern = new RegExp(patternOf([row]));
    const own = all.filter(({ fullName }) => pattern.test(fullName));
    const named = (wanted: string) => own.filter(({ status }) => status === wanted);
    return {
      ...row,
      passed: named("passed").length,
      failed: named("failed").map(({ fullName }) => fullName),
      ofOne: own.filter(({ status }) => status !== "passed" && status !== "failed").length,
    };
  });
}

/** The table as Markdown, with the names of what failed below it. */
export function asMarkdown(outcomes: readonly RowOutcome[]): string {
  const lines = outcomes.map(({ number, what, passed, failed, ofOne }) =>
    [number, what, passed, failed.length, ofOne].join(" | "),
  );
  const head = ["# | what | passed | failed | of one server", "--- | --- | --- | --- | ---"];
  const failures = outcomes.flatMap(({ failed }) => failed.map((name) => `- ${name}`));
  const table = [...head, ...lines].map((line) => `| ${line} |`);
  return `${[...table, ...(failures.length > 0 ? ["", ...failures] : [])].join("\n")}\n`;
}

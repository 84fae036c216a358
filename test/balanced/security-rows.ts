import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Asked, Tried } from "./tried.ts";

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
  /** How many passed, by whom they asked. */
  readonly passed: Readonly<Record<Asked, number>>;
  readonly failed: readonly string[];
  /** Of what can be told of one server alone. */
  readonly ofOne: number;
}

/** The first table: a number, words, and rules by their ids. */
const rowPattern = /^\| (\d+) \| (.+?) \| ([A-Z]+-\d+(?:, [A-Z]+-\d+)*) \|$/gm;

export function readSecurityRows(
  text = readFileSync(join(root, "docs/security.md"), "utf8"),
): SecurityRow[] {
  return [...text.matchAll(rowPattern)].map(([, number, what = "", rules = ""]) => ({
    number: Number(number),
    what,
    rules: rules.split(", "),
  }));
}

/** Names of tests of these rows, as a pattern. */
export function patternOf(rows: readonly SecurityRow[]): string {
  const ids = new Set(rows.flatMap(({ rules }) => rules));
  return `(?:${[...ids].join("|")})\\b`;
}

interface Files {
  /** Those that ask a whole server; the scenarios' tables are read by one of them. */
  readonly asking: readonly string[];
  /** Of functions and of the build. */
  readonly others: readonly string[];
  /** Those of browsers that share an installation. */
  readonly stories: readonly string[];
}

/** Files with tests of these rows, by whom they ask. */
export function filesOf(rows: readonly SecurityRow[]): Files {
  const pattern = new RegExp(patternOf(rows));
  const textOf = (file: string) => readFileSync(join(root, file), "utf8");
  const withRules = (files: string[]) =>
    globSync(files, { cwd: root })
      .filter((file) => pattern.test(textOf(file)))
      .toSorted();
  const units = withRules(["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "test/*.test.ts"]);
  const asks = (file: string) => /\bcreateWorld\(/.test(textOf(file));
  const asking = [...units.filter(asks), "test/scenarios.test.ts"];
  return {
    asking,
    others: units.filter((file) => !asking.includes(file)),
    stories: withRules(["test/e2e/*.spec.ts"]).filter((file) =>
      /\bshareProduct\(/.test(textOf(file)),
    ),
  };
}

/** All that was tried by the rows that its names belong to. */
export function outcomesOf(rows: readonly SecurityRow[], all: readonly Tried[]): RowOutcome[] {
  return rows.map((row) => {
    const pattern = new RegExp(patternOf([row]));
    const own = all.filter(({ name }) => pattern.test(name));
    const passedOf = (wanted: Asked) =>
      own.filter(({ asked, outcome }) => asked === wanted && outcome === "passed").length;
    return {
      ...row,
      passed: {
        servers: passedOf("servers"),
        browser: passedOf("browser"),
        none: passedOf("none"),
      },
      failed: own.filter(({ outcome }) => outcome === "failed").map(({ name }) => name),
      ofOne: own.filter(({ outcome }) => outcome === "skipped").length,
    };
  });
}

/** Whether a row was tried, and nothing of it failed. */
export function holds({ passed, failed }: RowOutcome): boolean {
  return failed.length === 0 && passed.servers + passed.browser + passed.none > 0;
}

/** The table as Markdown, with the names of what failed below it. */
export function asMarkdown(outcomes: readonly RowOutcome[]): string {
  const lines = outcomes.map(({ number, what, passed, failed, ofOne }) => {
    const { servers, browser, none } = passed;
    return [number, what, servers, browser, none, ofOne, failed.length].join(" | ");
  });
  const head = [
    "# | what | behind the balancer | in a browser behind it | of no server | of one server alone, left out | failed",
    "--- | --- | --- | --- | --- | --- | ---",
  ];
  const failures = outcomes.flatMap(({ failed }) => failed.map((name) => `- ${name}`));
  const table = [...head, ...lines].map((line) => `| ${line} |`);
  return `${[...table, ...(failures.length > 0 ? ["", ...failures] : [])].join("\n")}\n`;
}

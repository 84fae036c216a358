import { expect, test } from "vitest";
import {
  asMarkdown,
  filesOf,
  outcomesOf,
  patternOf,
  readSecurityRows,
} from "./balanced/security-rows.ts";

const rows = readSecurityRows();

test("CLUSTER-06: all 23 rows of what a stranger will try are read, with the files that ask a server of them", () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 23 }, (_, at) => at + 1));
  expect(rows[4]?.rules).toEqual(["SEC-05"]);
  const files = filesOf(rows);
  for (const file of ["test/border.test.ts", "test/scenarios.test.ts", "src/server/app.test.ts"])
    expect(files).toContain(file);
  expect(files).not.toContain("src/site/link.test.ts");
});

test("CLUSTER-06: tests are counted for the row that names their rule, and a file that can’t be loaded is no success", () => {
  const some = rows.slice(0, 2);
  const tests = [
    ["scripts SEC-01: runs nowhere", "passed"],
    ["SEC-02: a link", "failed"],
    ["SEC-02: another link", "skipped"],
    ["SEC-021: something else", "failed"],
  ].map(([fullName, status]) => ({ fullName, status }));
  const file = { name: "a.test.ts", status: "failed", assertionResults: tests };
  const outcomes = outcomesOf(some, { testResults: [file] });
  expect(outcomes).toMatchObject([
    { number: 1, passed: 1, failed: [], ofOne: 0 },
    { number: 2, passed: 0, failed: ["SEC-02: a link"], ofOne: 1 },
  ]);
  expect(asMarkdown(outcomes)).toContain("| 0 | 1 | 1 |\n\n- SEC-02: a link\n");
  expect(new RegExp(patternOf(some)).test("SEC-021: something else")).toBe(false);
  const broken = { name: "b.test.ts", status: "failed", message: "no", assertionResults: [] };
  expect(() => outcomesOf(some, { testResults: [broken] })).toThrow("b.test.ts: no");
});

import { join } from "node:path";
import { expect, test } from "vitest";
import {
  asMarkdown,
  filesOf,
  holds,
  outcomesOf,
  patternOf,
  readSecurityRows,
} from "./balanced/security-rows.ts";
import { triedByStories, triedByUnits } from "./balanced/tried.ts";

const rows = readSecurityRows();
const root = "/project";

/** A report of one file's tests. */
function unitReport(file: string, tests: readonly (readonly [string, string])[]) {
  const assertionResults = tests.map(([fullName, status]) => ({ fullName, status }));
  return {
    testResults: [{ name: join(root, file), status: "failed", message: "no", assertionResults }],
  };
}

test("CLUSTER-06: all 23 rows of what a stranger will try are read, with the files that try them, by whom those ask", () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 23 }, (_, at) => at + 1));
  expect(rows[4]?.rules).toEqual(["SEC-05"]);
  const { asking, others, stories } = filesOf(rows);
  for (const file of ["test/border.test.ts", "test/scenarios.test.ts", "src/server/app.test.ts"])
    expect(asking).toContain(file);
  expect(others).toContain("src/site/link.test.ts");
  expect(others).toContain("scripts/check/read-audit.test.ts");
  for (const name of ["hostile-text", "borders", "consent"])
    expect(stories).toContain(`test/e2e/${name}.spec.ts`);
});

test("CLUSTER-06: tests are counted for the row that names their rule, by whom they asked", () => {
  const some = rows.slice(0, 2);
  const report = unitReport("a.test.ts", [
    ["SEC-02: a link", "failed"],
    ["SEC-02: another link", "skipped"],
    ["SEC-02: a third", "passed"],
    ["SEC-0211: something else", "failed"],
  ]);
  const suites = [
    {
      title: "stories",
      specs: [{ title: "SEC-01: runs nowhere", ok: true }],
      suites: [{ title: "SEC-02: links", specs: [{ title: "in disguise", ok: false }] }],
    },
  ];
  const tried = [
    ...triedByUnits(report, { root, asking: ["a.test.ts"] }),
    ...triedByUnits(unitReport("b.test.ts", [["SEC-02: a function", "passed"]]), {
      root,
      asking: [],
    }),
    ...triedByStories({ errors: [], suites }),
  ];
  const outcomes = outcomesOf(some, tried);
  expect(outcomes).toMatchObject([
    { number: 1, passed: { servers: 0, browser: 1, none: 0 }, failed: [], ofOne: 0 },
    {
      number: 2,
      passed: { servers: 1, browser: 0, none: 1 },
      failed: ["SEC-02: a link", "stories SEC-02: links in disguise"],
      ofOne: 1,
    },
  ]);
  expect(asMarkdown(outcomes)).toContain("| 1 | 0 | 1 | 1 | 2 |\n\n- SEC-02: a link\n- stories");
  expect(outcomes.map(holds)).toEqual([true, false]);
});

test("CLUSTER-06: a row that nothing was tried of, a file that can’t be loaded and stories that can’t be run are no success", () => {
  expect(outcomesOf(rows, []).some(holds)).toBe(false);
  expect(new RegExp(patternOf(rows.slice(0, 2))).test("SEC-0211: something else")).toBe(false);
  expect(() => triedByUnits(unitReport("b.test.ts", []), { root, asking: [] })).toThrow(
    "b.test.ts: no",
  );
  const broken = { errors: [{ message: "no browser" }], suites: [] };
  expect(() => triedByStories(broken)).toThrow("no browser");
});

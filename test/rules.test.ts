import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Rule {
  id: string;
  code: string[];
  tests: string[];
}

function readRules(markdown: string): Rule[] {
  return markdown
    .split("\n")
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter(([, id = ""]) => /^([A-Z][A-Z0-9]*-\d{2,3}|I\d)$/.test(id))
    .map(([, id = "", , code = "", tests = ""]) => ({
      id,
      code: code.split(", "),
      tests: tests.split(", "),
    }));
}

const testFiles = globSync([
  "src/**/*.test.{ts,tsx}",
  "scripts/**/*.test.ts",
  "test/*.test.ts",
  "test/scenarios/*.ts",
  "test/e2e/*.spec.ts",
]);

/** The ids that a test's name begins with: "FORM-03: …", "I1, I8: …", "MSG-02 (R8): …". */
const namesIds =
  /(?<=["'`])((?:[A-Z][A-Z0-9]*-\d{2,3}|I\d)(?:, (?:[A-Z][A-Z0-9]*-\d{2,3}|I\d))*)(?: \([^)]*\))?:/g;

/** By id, the files whose tests name it. */
function readNamedIds(): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const file of testFiles) {
    if (file === "test/rules.test.ts") continue;
    const ids = [...readFileSync(file, "utf8").matchAll(namesIds)].flatMap(([, list = ""]) =>
      list.split(", "),
    );
    for (const id of new Set(ids)) named.set(id, [...(named.get(id) ?? []), file]);
  }
  return named;
}

const rules = readRules(readFileSync("docs/rules.md", "utf8"));
const named = readNamedIds();

describe("docs/rules.md", () => {
  it("has every rule once", () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it("has a row for every id that a test names", () => {
    const known = new Set(rules.map(({ id }) => id));
    const missing = [...named].filter(([id]) => !known.has(id));
    expect(missing.map(([id, files]) => `${id} in ${files.join(", ")}`)).toEqual([]);
  });

  it("leads from every rule to tests that name it", () => {
    const wrong = rules.flatMap(({ id, tests }) =>
      tests.filter((file) => !named.get(id)?.includes(file)).map((file) => `${id}: ${file}`),
    );
    expect(wrong).toEqual([]);
  });

  it("leads to code that is there", () => {
    const gone = rules.flatMap(({ id, code }) =>
      code.filter((path) => !existsSync(path)).map((path) => `${id}: ${path}`),
    );
    expect(gone).toEqual([]);
  });
});

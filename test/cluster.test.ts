import { expect, test } from "vitest";
import { parts } from "./cluster/parts.ts";
import { type Row, asMarkdown, holdsUp } from "./cluster/summary.ts";

const row: Row = {
  part: "process 1",
  how: "kill -9",
  pages: 120,
  failedPages: 0,
  cutPages: 0,
  failures: new Set(),
  slowestPageMs: 1_240,
  edits: 7,
  forms: 9,
  publications: 3,
  lost: [],
  broken: [],
  seconds: 0.31,
};

test("CLUSTER-01: what ends is named once, and is summed up with what people did meanwhile", () => {
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  expect(holdsUp(row)).toBe(true);
  expect(asMarkdown([row])).toContain(
    "| process 1 | kill -9 | 120 | 0 | 1.2 s | 7 | 9 | 3 | 0 | 0.3 s |",
  );
});

test("CLUSTER-01: pages that nobody could ask for are counted by themselves", () => {
  const cut = { ...row, cutPages: 3 };
  expect(holdsUp(cut)).toBe(true);
  expect(asMarkdown([cut])).toContain("| 0, 3 while it was gone |");
});

test.each<[string, Partial<Row>, string]>([
  ["a page failed", { failedPages: 2, failures: new Set([0, 503]) }, "| 2 (0, 503) |"],
  ["something was lost", { lost: ["the form of ann"] }, "- process 1: lost: the form of ann"],
  ["something didn’t hold", { broken: ["the log has a gap"] }, "- process 1: the log has a gap"],
  ["nobody saw a page", { pages: 0 }, "| 0 |"],
  ["nobody edited", { edits: 0 }, "| 0 |"],
  ["nobody sent a form", { forms: 0 }, "| 0 |"],
])("CLUSTER-01: it fails where %s, and says so", (_what, change, words) => {
  const changed = { ...row, ...change };
  expect(holdsUp(changed)).toBe(false);
  expect(asMarkdown([changed])).toContain(words);
});

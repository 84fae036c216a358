import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Fault, Point, Wanted } from "./faults/fault.ts";
import { faults } from "./faults/registry.ts";
import { runFault } from "./faults/run-faults.ts";
import { spread } from "./faults/spread.ts";
import { asMarkdown, holdsUp } from "./faults/summary.ts";
import { missingTool } from "./faults/tools.ts";
import { buildServer } from "./server-program.ts";

const program = join(import.meta.dirname, "../dist/test-server/main.js");
const wanted: Wanted = { program, on: "sqlite", store: "folder", isWhole: false, sample: 2 };
const canTrace = (await missingTool(["strace"])) === undefined;

/** What `npm run faults` does, at a few points. */
async function run(id: string, store: Wanted["store"] = "folder"): Promise<void> {
  const fault = faults.find((one) => one.id === id) ?? expect.unreachable(`no fault ${id}`);
  const row = await runFault(fault, { wanted: { ...wanted, store }, tell: () => undefined });
  expect(row.findings).toEqual([]);
  expect(row.points).toBeGreaterThanOrEqual(wanted.sample);
  expect(row.acknowledged).toBeGreaterThan(0);
}

describe.runIf(canTrace)("a sample of the faults", () => {
  beforeAll(buildServer);

  test("I1, I5, I8: whoever saves and sends while the process is killed finds all that was answered", () =>
    run("F1"));
  test("I2: a process that is killed while it publishes shows the old release or the new one, whole", () =>
    run("F2"));
  test("FAULT-02 (I2): it does with files in a store too", () => run("F2", "s3"));
});

describe("FAULT-01: what the faults came to", () => {
  const fault = (sweep: Fault["sweep"], more: Partial<Fault> = {}): Fault => ({
    id: "F1",
    what: "nothing happens",
    holds: ["I1"],
    sweep,
    ...more,
  });
  const point: Point = { name: "write 1", acknowledged: 3, lost: [], broken: [], readySeconds: 2 };
  const rowOf = (one: Fault) => runFault(one, { wanted, tell: () => undefined });
  const telling = (...points: Point[]) =>
    rowOf(fault(async (_, tell) => points.forEach((one) => tell(one))));

  test("is summed up by fault, with the slowest start", async () => {
    const row = await telling(point, { ...point, readySeconds: 4, name: "write 2" });
    expect(row).toMatchObject({ points: 2, acknowledged: 6, lost: 0, broken: 0, readySeconds: 4 });
    expect(holdsUp(row)).toBe(true);
    expect(asMarkdown([row])).toContain(
      "| F1 | sqlite+folder | 2 | 6 | 0 | 0 | 4.0 s | nothing happens |",
    );
  });

  test.each([
    ["something was lost", { ...point, lost: ["the form of ann@example.org"] }],
    ["something didn’t hold", { ...point, broken: ["the form of ann@example.org"] }],
  ])("fails where %s, and says at which point", async (_, one) => {
    const row = await telling(point, one);
    expect(holdsUp(row)).toBe(false);
    expect(asMarkdown([row])).toContain("- F1 sqlite+folder: write 1: the form of ann@example.org");
  });

  test("fails where no point was tried, or the run broke off", async () => {
    expect(holdsUp(await telling())).toBe(false);
    const broken = await rowOf(fault(() => Promise.reject(new Error("no strace"))));
    expect(holdsUp(broken)).toBe(false);
    expect(broken.findings[0]).toContain("no strace");
  });

  test("says what wasn’t run, and why", async () => {
    const row = await rowOf(fault(() => expect.unreachable(), { skip: () => "it is a folder" }));
    expect(holdsUp(row)).toBe(true);
    expect(asMarkdown([row])).toContain("nothing happens; not run: it is a folder");
  });

  test.each([
    [[], 3, []],
    [[1, 2, 3], 3, [1, 2, 3]],
    [[1, 2, 3, 4], 3, [1, 3, 4]],
    [[1, 2, 3, 4], 1, [1]],
    [[1, 2, 3, 4], 0, []],
  ])("of %j a sample of %i is %j", (all, count, some) => {
    expect(spread(all, count)).toEqual(some);
  });

  test("the faults are known by their numbers", () => {
    const numbers = faults.map(({ id }) => Number(id.slice(1)));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });
});

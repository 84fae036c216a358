import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../check/run.ts";
import { endingBy } from "./time-limit.ts";

test("SWEEP-301: a run whose time is up begins nothing, and hasn't failed by that", async () => {
  const report = join(await mkdtemp(join(tmpdir(), "vitrine-report-")), "unit.json");
  const told = ["--reporter=json", `--outputFile.json=${report}`];
  const args = ["run", "src/site/text-mark.test.ts", ...told];

  const { isPassed } = await run("vitest", args, endingBy(Date.now()));

  expect(isPassed).toBe(true);
  expect(JSON.parse(await readFile(report, "utf8"))).toMatchObject({
    numPassedTests: 0,
    numFailedTests: 0,
  });
});

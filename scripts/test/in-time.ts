import { TestRunner } from "vitest";
import type { RunnerTestCase, RunnerTestSuite } from "vitest";
import { isTimeUp } from "./time-limit.ts";

/** Runs tests until the time is up: what is under way is finished, and all that follows is skipped with what it would set up. */
export default class InTime extends TestRunner {
  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    if (isTimeUp()) suite.mode = "skip";
    await super.onBeforeRunSuite(suite);
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (isTimeUp()) test.mode = "skip";
    await super.onBeforeRunTask(test);
  }
}

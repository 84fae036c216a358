import type { SerializedError } from "vitest";
import type { Reporter, TestModule, TestRunEndReason, Vitest } from "vitest/node";
import { timeLeft } from "./time-limit.ts";

/** Ends a run of unit tests when its time is up: what is under way is finished, and nothing fails because of it. */
export default class EndInTime implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(): void {
    const left = timeLeft();
    if (left === Infinity) return;
    const end = () => void this.#vitest?.cancelCurrentRun("keyboard-input");
    setTimeout(end, Math.max(left, 0)).unref();
  }

  /** To Vitest a run that was cut short has failed by that alone. */
  onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    const isFailed = errors.length > 0 || modules.some((module) => !module.ok());
    if (reason === "interrupted" && !isFailed) process.exitCode = 0;
  }
}

import { Worker } from "node:worker_threads";
import type { HealthCheck } from "#/api/operator-health.ts";
import { checks } from "./registry.ts";

/** Tells what each check found, as soon as it did; resolves after the last one, and when the signal aborts. Rejects where it failed as a whole. */
export type ExamineApart = (
  tell: (check: HealthCheck) => void,
  signal: AbortSignal,
) => Promise<void>;

const workerFile = import.meta.url.endsWith(".ts") ? "./health-worker.ts" : "./health-worker.js";

/** Checks end by themselves; a thread that hangs in its disk doesn't. */
const longestMs = checks.reduce((sum, check) => sum + check.longestMs, 60_000);
/** A report of all of it is small: what takes more has gone wrong. */
const mostMegabytes = 512;

/** Makes the checks of `npm run doctor` on a thread: reading a large database or many files holds nobody up. */
export function createExamineApart(
  source: Readonly<Record<string, string | undefined>>,
): ExamineApart {
  return async (tell, signal) => {
    const worker = new Worker(new URL(workerFile, import.meta.url), {
      workerData: { source: { ...source } },
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new Error("It took too long.")), longestMs).unref();
    const stop = () => resolve();
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    worker.on("message", (check: HealthCheck | null) => (check ? tell(check) : resolve()));
    worker.on("error", reject);
    worker.on("exit", () => reject(new Error("The thread that checks ended.")));
    worker.unref();
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      // a check that was given up may still hold a connection; nobody waits for a thread that hangs
      void worker.terminate();
    }
  };
}

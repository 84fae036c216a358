import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import type { HealthCheck } from "#/api/operator-health.ts";
import { examine } from "./examine.ts";
import { findingText } from "./finding-text.ts";
import { checks } from "./registry.ts";

const workSchema = z.object({ source: z.record(z.string(), z.string().optional()) });

/** Looks at the installation on a thread of its own, and sends what each check found; null when that was all. */
const { source } = workSchema.parse(workerData);
await examine({
  source,
  checks,
  now: Date.now,
  tell(name, found) {
    const findings = found.map(({ state, code, values }) => ({
      state,
      code,
      values,
      text: findingText(code, values),
    }));
    parentPort?.postMessage({ name, findings } satisfies HealthCheck, []);
  },
});
parentPort?.postMessage(null, []);

import * as z from "zod/mini";

/** What a check found: words of the catalogue `healthFindingsEn`, by their name, with the values in them. */
const healthFindingSchema = z.object({
  state: z.enum(["good", "warning", "problem"]),
  /** Not all of them are known to this version, where another one has checked. */
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** In English. */
  text: z.string(),
});
export type HealthFinding = z.infer<typeof healthFindingSchema>;

/** The findings of a check, in the order of the checks. */
export const healthCheckSchema = z.object({
  /** A name of `healthChecksEn`. */
  name: z.string(),
  findings: z.array(healthFindingSchema),
});
export type HealthCheck = z.infer<typeof healthCheckSchema>;

/** The answer of `GET operator/health` and `POST operator/health/check`. Times are ISO 8601 in UTC. */
export const healthReportSchema = z.object({
  /** `cut`: it began, and whatever made it ended before. */
  state: z.enum(["none", "running", "done", "cut"]),
  startedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** The machine that was checked, by its name. */
  host: z.string(),
  checks: z.array(healthCheckSchema),
});
export type HealthReport = z.infer<typeof healthReportSchema>;

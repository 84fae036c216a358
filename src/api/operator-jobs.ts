import * as z from "zod/mini";
import { listQuerySchema } from "./sites.ts";

/** `failed`: given up after all attempts; `retrying`: failed before, and tried again by itself. */
const jobStateSchema = z.enum(["failed", "running", "retrying", "waiting"]);
export type JobState = z.infer<typeof jobStateSchema>;

/** `GET operator/jobs`: work in the background, by how it stands. */
export const jobsQuerySchema = z.extend(listQuerySchema, {
  state: z._default(z.enum(["all", ...jobStateSchema.options]), "all"),
});
export type JobsQuery = z.infer<typeof jobsQuerySchema>;

/** A job of `GET operator/jobs`: what it is about stays in the database. Times are ISO 8601 in UTC. */
export const listedJobSchema = z.object({
  id: z.int(),
  kind: z.string(),
  state: jobStateSchema,
  attempts: z.int(),
  /** What the last attempt failed with. */
  error: z.nullable(z.string()),
  /** When it is begun, at the earliest. */
  runAt: z.string(),
  createdAt: z.string(),
});
export type ListedJob = z.infer<typeof listedJobSchema>;

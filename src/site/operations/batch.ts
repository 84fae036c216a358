import * as z from "zod/mini";
import { idSchema } from "../id.ts";

/** Most operations of one batch. */
export const operationsPerBatch = 200;

/** Most bytes of one batch, as JSON: with what is around them they fit into one call. */
export const bytesPerBatch = 4_000_000;

/**
 * Operations that follow each other and stand or fall together: all of them are applied, or none. One thing that
 * somebody did, undone as one, and one entry of the history.
 */
export const batchSchema = z.strictObject({
  id: idSchema,
  /** What was done, e.g. the name of its first operation. */
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** How many operations belong to it: one that came in part isn't applied. */
  size: z.int().check(z.gte(1), z.lte(operationsPerBatch)),
});

/** By what means a client changes a site. */
export const clientMeansSchema = z.enum(["editor", "paste", "undo", "redo", "restore", "api"]);
export type ClientMeans = z.infer<typeof clientMeansSchema>;

/** By what means an operation came into the log. */
export type Means = ClientMeans | "import" | "starter";

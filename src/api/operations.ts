import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import { operationsPerBatch } from "#/site/operations/batch.ts";
import { operationSchema } from "#/site/operations/operation.ts";
import { peopleEventSchema } from "./presence.ts";
import { publishEventSchema } from "./publish-event.ts";
import { siteRoleSchema } from "./roles.ts";

/** Most operations that one call may bring. */
const operationsPerCall = operationsPerBatch;

/** The body of `POST sites/{id}/operations`. They are applied one after the other: a batch as a whole, all others each for itself. */
export const operationsBodySchema = z.object({
  operations: z.array(operationSchema).check(z.minLength(1), z.maxLength(operationsPerCall)),
});

const appliedSchema = z.object({
  id: idSchema,
  status: z.literal("applied"),
  revision: z.int(),
  /** The arguments as they took effect, where a merge changed them. */
  args: z.unknown(),
});

const refusedSchema = z.object({
  id: idSchema,
  status: z.literal("refused"),
  rule: z.string(),
  message: z.string(),
  path: z.readonly(z.array(z.union([z.string(), z.number()]))),
});

const conflictSchema = z.object({
  id: idSchema,
  status: z.literal("conflict"),
  current: z.string(),
  mine: z.string(),
});

/** What became of one operation. */
const operationResultSchema = z.discriminatedUnion("status", [
  appliedSchema,
  refusedSchema,
  conflictSchema,
]);
export type OperationResult = z.infer<typeof operationResultSchema>;

/**
 * The answer of `POST sites/{id}/operations` where all were applied. Where one was not, the
 * answer is an error, `operation-refused` or `operation-conflict`, with this as its details.
 */
export const operationsAnswerSchema = z.object({
  revision: z.int(),
  results: z.array(operationResultSchema),
});
export type OperationsAnswer = z.infer<typeof operationsAnswerSchema>;

/** An operation of the log, as `GET sites/{id}/operations` and `GET sites/{id}/events` tell of it. */
export const loggedOperationSchema = z.object({
  revision: z.int(),
  id: z.string(),
  name: z.string(),
  args: z.unknown(),
  author: z.string(),
  /** By what means: `editor`, `undo`, `redo`, `restore`, `api`, `import` or `starter`. */
  via: z.string(),
  /** Operations of one batch are one entry of the history. */
  batch: z.nullable(z.object({ id: z.string(), name: z.string() })),
  time: z.string(),
});
export type LoggedOperation = z.infer<typeof loggedOperationSchema>;

/** The caller's role has changed. */
export const accessEventSchema = z.object({ role: siteRoleSchema });

/**
 * What `GET sites/{id}/events` sends, as server-sent events: the data of `operation` as the log has
 * it, of `publish` how far publishing is, of `people` who has the site open, of `comments` nothing: some are new, of `access` what the
 * caller may do from now on, of `end` nothing: access is lost.
 */
export const siteEventsSchema = z.union([
  loggedOperationSchema,
  publishEventSchema,
  peopleEventSchema,
  accessEventSchema,
  z.object({}),
]);

/** `GET sites/{id}/events?since=&tab=`: what the caller has seen already, and which tab it is that others see. */
export const eventsQuerySchema = z.object({
  since: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  tab: z.optional(idSchema),
});

import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import type { RecordChanges, RecordKey, Records } from "../records.ts";
import type { Templates } from "../section.ts";
import { batchSchema, clientMeansSchema } from "./batch.ts";

/** What an operation needs besides records and arguments. */
export interface OperationContext {
  readonly templates: Templates;
}

/** An operation as it travels and as the log keeps it. The id is the client's; a repeated one has one effect (I5). */
export const operationSchema = z.strictObject({
  id: idSchema,
  name: z.string().check(z.maxLength(40)),
  args: z.unknown(),
  batch: z.optional(batchSchema),
  via: z.optional(clientMeansSchema),
});
export type Operation = z.infer<typeof operationSchema>;

/** An operation that hasn't got an id yet, e.g. the inverse of one that was done. */
export interface Step {
  readonly name: string;
  readonly args: unknown;
}

export interface Outcome {
  readonly changes: RecordChanges;
  /** The arguments as they took effect, where a merge changed them; these go into the log. */
  readonly args?: unknown;
}

/**
 * One kind of change: a pure function from the records it touches and its arguments to their new state. The editor
 * runs it at once; the server runs the same function on its own copy.
 */
export interface OperationDefinition<Args = unknown, Name extends string = string> {
  readonly name: Name;
  readonly args: z.ZodMiniType<Args>;
  /** The records that are read or written. */
  records(args: Args): readonly RecordKey[];
  /** @throws OperationRefusal, OperationConflict */
  apply(records: Records, args: Args, context: OperationContext): Outcome;
  /** Steps, in their order, that give back exactly what was there. `args` are those that took effect. */
  invert(before: Records, args: Args, context: OperationContext): readonly Step[];
}

/** Declares an operation; its arguments' type comes from its schema. */
export function defineOperation<Args, const Name extends string>(
  definition: OperationDefinition<Args, Name>,
): OperationDefinition<Args, Name> {
  return definition;
}

/** Why an operation is not allowed. `rule` is permanent; `path` leads to the spot. */
export class OperationRefusal extends Error {
  override readonly name = "OperationRefusal";
  readonly rule: string;
  readonly path: readonly (string | number)[];
  /** What exactly doesn't fit, in English. */
  readonly detail: string | undefined;

  constructor(rule: string, path: readonly (string | number)[] = [], detail?: string) {
    super(detail === undefined ? rule : `${rule}: ${detail}`);
    this.rule = rule;
    this.path = path;
    this.detail = detail;
  }
}

/** Two people changed the same words: the later writer is asked, and has both texts (I4). */
export class OperationConflict extends Error {
  override readonly name = "OperationConflict";
  readonly current: string;
  readonly mine: string;

  constructor(texts: { current: string; mine: string }) {
    super("Somebody else changed the same words");
    this.current = texts.current;
    this.mine = texts.mine;
  }
}

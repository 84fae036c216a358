import type { Records } from "../records.ts";
import { catalogue } from "./catalogue.ts";
import type { Operation, OperationContext, Outcome, Step } from "./operation.ts";
import { makeReady } from "./ready-operation.ts";
import type { FindOperation, ReadyOperation } from "./ready-operation.ts";

/** Any operation of the catalogue. */
export const findOperation: FindOperation = (name) => catalogue.get(name);

/** `makeReady` for any operation of the catalogue. */
export function readOperation(operation: Pick<Operation, "name" | "args">): ReadyOperation {
  return makeReady(operation, findOperation);
}

/** The effect of an operation on records. @throws OperationRefusal, OperationConflict */
export function applyOperation(
  records: Records,
  operation: Pick<Operation, "name" | "args">,
  context: OperationContext,
): Outcome {
  const { definition, args } = readOperation(operation);
  return definition.apply(records, args, context);
}

/** The steps that undo an operation; `before` is what it was applied to, `args` those that took effect. */
export function invertOperation(
  before: Records,
  operation: Pick<Operation, "name" | "args">,
  context: OperationContext,
): readonly Step[] {
  const { definition, args } = readOperation(operation);
  return definition.invert(before, args, context);
}

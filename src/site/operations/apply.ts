import { withCleanTexts } from "#/lib/clean-text.ts";
import type { RecordKey, Records } from "../records.ts";
import { catalogue } from "./catalogue.ts";
import type {
  Operation,
  OperationContext,
  OperationDefinition,
  Outcome,
  Step,
} from "./operation.ts";
import { refusal } from "./refusals.ts";

/** An operation whose name is known and whose arguments were parsed. */
export interface ReadyOperation {
  readonly definition: OperationDefinition;
  readonly args: unknown;
  readonly keys: readonly RecordKey[];
}

/** Looks the operation up, cleans its texts of control characters and parses its arguments. @throws OperationRefusal operation-unknown, arguments */
export function readOperation(operation: Pick<Operation, "name" | "args">): ReadyOperation {
  const definition = catalogue.get(operation.name);
  if (!definition) throw refusal("operation-unknown", [], operation.name);
  const parsed = definition.args.safeParse(withCleanTexts(operation.args));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw refusal(
      "arguments",
      issue?.path.map((part) => (typeof part === "symbol" ? String(part) : part)),
      issue?.message,
    );
  }
  return { definition, args: parsed.data, keys: definition.records(parsed.data) };
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

import { withCleanTexts } from "#/lib/clean-text.ts";
import type { RecordKey } from "../records.ts";
import type { Operation, OperationContext, OperationDefinition } from "./operation.ts";
import { refusal } from "./refusals.ts";

/** An operation whose name is known and whose arguments were parsed. */
export interface ReadyOperation {
  readonly definition: OperationDefinition;
  readonly args: unknown;
  readonly keys: readonly RecordKey[];
}

/** Finds an operation by its name. */
export type FindOperation = (name: string) => OperationDefinition | undefined;

/** For those that don't know every operation from the start. */
export interface RunContext extends OperationContext {
  readonly operations: FindOperation;
}

/** Looks the operation up, cleans its texts of control characters and parses its arguments. @throws OperationRefusal operation-unknown, arguments */
export function makeReady(
  operation: Pick<Operation, "name" | "args">,
  find: FindOperation,
): ReadyOperation {
  const definition = find(operation.name);
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

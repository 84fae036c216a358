import type { OperationDefinition } from "./operation.ts";
import { textSet } from "./text-set.ts";

const all: readonly OperationDefinition<never>[] = [textSet];

/** Every operation by its name. */
export const catalogue: ReadonlyMap<string, OperationDefinition> = new Map(
  all.map((definition) => [definition.name, definition as unknown as OperationDefinition]),
);

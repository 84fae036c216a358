import { typingOperations, operationsByName } from "#/site/operations/typing-operations.ts";
import type { FindOperation } from "#/site/operations/ready-operation.ts";

let known = operationsByName(typingOperations);

/** An operation that this editor knows by now. */
export const findKnown: FindOperation = (name) => known.get(name);

/** Makes all operations known: whatever does more than typing, undoes it or hears of it waits for this. */
export async function loadOperations(): Promise<void> {
  known = (await import("#/site/operations/catalogue.ts")).catalogue;
}

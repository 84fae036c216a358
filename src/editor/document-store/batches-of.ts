import { operationsPerBatch } from "#/site/operations/batch.ts";
import type { Operation, Step } from "#/site/operations/operation.ts";

/** Says of steps that are one thing which batch each belongs to; where they are more than fit into one, into several. */
export function batchesOf(
  steps: readonly Step[],
  createId: () => string,
): (Operation["batch"] | undefined)[] {
  const batches: (Operation["batch"] | undefined)[] = [];
  const name = steps[0]?.name ?? "";
  while (batches.length < steps.length) {
    const size = Math.min(operationsPerBatch, steps.length - batches.length);
    const batch = steps.length === 1 ? undefined : { id: createId(), name, size };
    batches.push(...Array.from({ length: size }, () => batch));
  }
  return batches;
}

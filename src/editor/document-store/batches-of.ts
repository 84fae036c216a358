import { bytesPerBatch, operationsPerBatch } from "#/site/operations/batch.ts";
import type { Operation, Step } from "#/site/operations/operation.ts";

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Of steps that are one thing, how many of the first fit into one batch: at least one. */
export function fittingInBatch(steps: readonly Step[]): number {
  let bytes = 0;
  const end = steps.findIndex((step, place) => {
    bytes += bytesOf(step);
    return place > 0 && (place >= operationsPerBatch || bytes > bytesPerBatch);
  });
  return end === -1 ? steps.length : end;
}

/** Says of steps that are one thing which batch each belongs to; where they are more than fit into one, into several. */
export function batchesOf(
  steps: readonly Step[],
  createId: () => string,
): (Operation["batch"] | undefined)[] {
  const batches: (Operation["batch"] | undefined)[] = [];
  const name = steps[0]?.name ?? "";
  while (batches.length < steps.length) {
    const size = steps.length === 1 ? 1 : fittingInBatch(steps.slice(batches.length));
    const batch = steps.length === 1 ? undefined : { id: createId(), name, size };
    batches.push(...Array.from({ length: size }, () => batch));
  }
  return batches;
}

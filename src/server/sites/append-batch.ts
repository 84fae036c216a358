import type { OperationResult } from "#/api/operations.ts";
import type { Operation, OperationContext } from "#/site/operations/operation.ts";
import { refusal } from "#/site/operations/refusals.ts";
import type { RefusalRule } from "#/site/operations/refusals.ts";
import { type Appending, appendOne } from "./appending.ts";

/** Operations in their order, those of one batch together; an operation without one is for itself. */
export function inBatches(operations: readonly Operation[]): (readonly Operation[])[] {
  const groups: Operation[][] = [];
  let current: string | undefined;
  for (const operation of operations) {
    const id = operation.batch?.id;
    const group = groups.at(-1);
    if (group && id !== undefined && id === current) group.push(operation);
    else groups.push([operation]);
    current = id;
  }
  return groups;
}

function refused(id: string, rule: RefusalRule): OperationResult {
  const { message, path } = refusal(rule);
  return { id, status: "refused", rule, message, path };
}

/** Remembers how far the call is; the answer takes everything since then back. */
function markOf(state: Appending): () => void {
  const { revision } = state;
  const rows = state.rows.length;
  const known = new Map(state.known);
  const restoreDraft = state.draft.mark();
  return () => {
    state.revision = revision;
    state.rows.length = rows;
    state.known = known;
    restoreDraft();
  };
}

/** What is wrong with a batch, whatever its operations do. One that comes again as it was is only answered. */
function faultOf(
  { batches, known }: Appending,
  operations: readonly Operation[],
): RefusalRule | undefined {
  const first = operations[0]?.batch;
  if (!first) return undefined;
  const isOne = operations.every(
    ({ batch }) => batch?.size === first.size && batch.name === first.name,
  );
  if (!isOne) return "batch-differs";
  if (first.size !== operations.length) return "batch-incomplete";
  const isKnown = operations.every(({ id }) => known.has(id));
  return batches.has(first.id) && !isKnown ? "batch-exists" : undefined;
}

interface BatchContext extends OperationContext {
  /** Called before each operation. */
  readonly breathe: () => Promise<void>;
}

/** Applies the operations of a batch, or none of them. */
export async function appendBatch(
  state: Appending,
  operations: readonly Operation[],
  context: BatchContext,
): Promise<OperationResult[]> {
  const fault = faultOf(state, operations);
  if (fault) return operations.map(({ id }) => refused(id, fault));
  const takeBack = markOf(state);
  const results: OperationResult[] = [];
  for (const operation of operations) {
    await context.breathe();
    const result = await appendOne(state, operation, context);
    if (result.status !== "applied") {
      takeBack();
      return operations.map(({ id }) => (id === result.id ? result : refused(id, "batch-refused")));
    }
    results.push(result);
  }
  const batch = operations[0]?.batch;
  if (batch) state.batches.add(batch.id);
  return results;
}

import { OperationConflict, OperationRefusal } from "./operations/operation.ts";
import type { Operation, Step } from "./operations/operation.ts";
import { makeReady } from "./operations/ready-operation.ts";
import type { RunContext } from "./operations/ready-operation.ts";
import type { Page } from "./page.ts";
import { pageKey, recordsOf, withChanges } from "./records.ts";
import type { RecordChanges, Records } from "./records.ts";

/** An operation with its place in the server's log. */
export interface PlacedOperation extends Pick<Operation, "id" | "name" | "args"> {
  readonly revision: number;
}

/** An operation that the server hasn't told back yet. */
export interface PendingOperation extends Operation {
  /** Its arguments as they take effect here, as JSON; undefined where it can't be applied at the moment. */
  readonly effect: string | undefined;
  /** Confirmed records with the operations up to this one. */
  readonly after: Records;
}

/**
 * One editor's copy of a site: what the server has confirmed, and on top of it what it hasn't. A value: every function
 * gives a new one. Pages that were not loaded are absent.
 */
export interface Replica {
  readonly confirmed: Records;
  /** Revision of the last operation in `confirmed`. */
  readonly revision: number;
  readonly pending: readonly PendingOperation[];
  /** What the editor shows. */
  readonly view: Records;
  /** Operations of the log that came before one that is missing. */
  readonly early: readonly PlacedOperation[];
  /** Pages that were loaded at a later revision than `revision`. */
  readonly ahead: Readonly<Record<string, number>>;
}

/** The copy and the log don't fit together any more: load the document again. What is pending can be submitted anew. */
export class ReplicaDiverged extends Error {
  override readonly name = "ReplicaDiverged";
}

export function createReplica({
  records,
  revision,
}: {
  records: Records;
  revision: number;
}): Replica {
  return { confirmed: records, revision, pending: [], view: records, early: [], ahead: {} };
}

function isUnwanted(error: unknown): boolean {
  return error instanceof OperationRefusal || error instanceof OperationConflict;
}

function applied(before: Records, operation: Operation, context: RunContext): PendingOperation {
  const ready = makeReady(operation, context.operations);
  const outcome = ready.definition.apply(before, ready.args, context);
  return {
    ...operation,
    effect: JSON.stringify(outcome.args ?? ready.args),
    after: withChanges(before, outcome.changes),
  };
}

/** An operation on top of what is pending. One that can't be applied now stays pending: the server has the last word. */
function stacked(before: Records, operation: Operation, context: RunContext): PendingOperation {
  try {
    return applied(before, operation, context);
  } catch (error) {
    if (!isUnwanted(error)) throw error;
    return { ...operation, effect: undefined, after: before };
  }
}

function withPending(
  replica: Replica,
  operations: readonly Operation[],
  context: RunContext,
): Replica {
  const pending: PendingOperation[] = [];
  let view = replica.confirmed;
  for (const operation of operations) {
    const next = stacked(view, operation, context);
    pending.push(next);
    view = next.after;
  }
  return { ...replica, pending, view };
}

/**
 * Does an operation here at once; `inverse` undoes it. To be sent to the server in the order of submitting.
 * @throws OperationRefusal, OperationConflict: nothing is done then
 */
export function submit(
  replica: Replica,
  operation: Operation,
  context: RunContext,
): { replica: Replica; inverse: readonly Step[] } {
  const pending = applied(replica.view, operation, context);
  const args: unknown = JSON.parse(pending.effect ?? "null");
  const ready = makeReady({ name: operation.name, args }, context.operations);
  const inverse = ready.definition.invert(replica.view, ready.args, context);
  return {
    replica: { ...replica, pending: [...replica.pending, pending], view: pending.after },
    inverse,
  };
}

/** Takes up an operation that another tab or an earlier session left unsent, whether or not it can be applied now. */
export function resume(replica: Replica, operation: Operation, context: RunContext): Replica {
  return withPending(replica, [...replica.pending, operation], context);
}

/** What an operation of the log changes of the loaded records. @throws ReplicaDiverged */
function confirmedChanges(
  replica: Replica,
  operation: PlacedOperation,
  context: RunContext,
): RecordChanges {
  const { definition, args, keys } = makeReady(operation, context.operations);
  const isAhead = (key: string) => (replica.ahead[key] ?? 0) >= operation.revision;
  const known = recordsOf(
    keys.filter((key) => !isAhead(key)).map((key) => [key, replica.confirmed[key]]),
  );
  try {
    const { changes } = definition.apply(known, args, context);
    return Object.fromEntries(Object.entries(changes).filter(([key]) => !isAhead(key)));
  } catch (error) {
    if (!isUnwanted(error)) throw error;
    // on a page that isn't loaded there is nothing to change
    if (keys.some((key) => known[key] === undefined)) return {};
    throw new ReplicaDiverged(`Operation ${operation.revision} of the log can't be applied`, {
      cause: error,
    });
  }
}

function confirm(replica: Replica, operation: PlacedOperation, context: RunContext): Replica {
  const [first, ...others] = replica.pending;
  const { revision } = operation;
  const later = Object.entries(replica.ahead).filter(([, loaded]) => loaded > revision);
  const next = { ...replica, revision, ahead: Object.fromEntries(later) };
  // the usual case: the server did what was done here, and the view stays the very same
  const isAsDone = first?.id === operation.id && first.effect === JSON.stringify(operation.args);
  if (isAsDone && Object.keys(replica.ahead).length === 0)
    return { ...next, confirmed: first.after, pending: others };
  const confirmed = withChanges(replica.confirmed, confirmedChanges(replica, operation, context));
  return withPending(
    { ...next, confirmed },
    replica.pending.filter((one) => one.id !== operation.id),
    context,
  );
}

/**
 * Takes in an operation of the log, own or another's, with the arguments that took effect. Repeated ones change nothing;
 * one that comes too early waits for those before it. @throws ReplicaDiverged
 */
export function receive(
  replica: Replica,
  operation: PlacedOperation,
  context: RunContext,
): Replica {
  if (
    operation.revision <= replica.revision ||
    replica.early.some((one) => one.revision === operation.revision)
  )
    return replica;
  let next: Replica = { ...replica, early: [...replica.early, operation] };
  for (;;) {
    const due = next.early.find((one) => one.revision === next.revision + 1);
    if (!due) return next;
    next = confirm({ ...next, early: next.early.filter((one) => one !== due) }, due, context);
  }
}

/** The server has taken a pending operation, with these arguments. Unknown where it was received before. @throws ReplicaDiverged */
export function acknowledge(
  replica: Replica,
  answer: { id: string; revision: number; args: unknown },
  context: RunContext,
): Replica {
  const own = replica.pending.find((one) => one.id === answer.id);
  if (!own) return replica;
  const others = replica.pending.filter((one) => one !== own);
  // the records that were loaded had it already
  if (answer.revision <= replica.revision) return withPending(replica, others, context);
  return receive(replica, { ...answer, name: own.name }, context);
}

/** The server has refused a pending operation. `rejected` is the operation with what was written in it (I4). */
export function reject(
  replica: Replica,
  id: string,
  context: RunContext,
): { replica: Replica; rejected: Operation | undefined } {
  const rejected = replica.pending.find((one) => one.id === id);
  const others = replica.pending.filter((one) => one.id !== id);
  return { replica: rejected ? withPending(replica, others, context) : replica, rejected };
}

/** The first revision that is missing while later ones are there; undefined where nothing is. */
export function missingRevision(replica: Replica): number | undefined {
  return replica.early.length > 0 ? replica.revision + 1 : undefined;
}

/** What the server has confirmed up to a revision; pages that were loaded at a later one are left out. */
export function confirmedRecords({ confirmed, revision, ahead }: Replica): {
  records: Records;
  revision: number;
} {
  const keys = Object.keys(ahead);
  if (keys.length === 0) return { records: confirmed, revision };
  const records = Object.fromEntries(
    Object.entries(confirmed).filter(([key]) => !keys.includes(key)),
  );
  return { records, revision };
}

/** What is pending and isn't part of the document as it is at a revision, as far as the log has told. */
export function unsentBeyond(replica: Replica, revision: number): readonly PendingOperation[] {
  const taken = replica.early.filter((one) => one.revision <= revision);
  return replica.pending.filter(({ id }) => taken.every((one) => one.id !== id));
}

/** Adds a page that was loaded as it was at a revision. Undefined where it's older than the copy: load it again. */
export function withLoadedPage(
  replica: Replica,
  loaded: { page: Page; revision: number },
  context: RunContext,
): Replica | undefined {
  const { page, revision } = loaded;
  if (revision < replica.revision) return undefined;
  const key = pageKey(page.id);
  const ahead = revision > replica.revision ? { ...replica.ahead, [key]: revision } : replica.ahead;
  return withPending(
    { ...replica, confirmed: { ...replica.confirmed, [key]: page }, ahead },
    replica.pending,
    context,
  );
}

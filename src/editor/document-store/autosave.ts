import type { Operation } from "#/site/operations/operation.ts";
import { ApiError, isPassing } from "../api/api-error.ts";
import type { OperationResult, OperationsAnswer } from "#/api/operations.ts";
import { retryDelay } from "../reach/retry-delay.ts";
import type { Signal } from "../signals/signal.ts";
import { createSignal } from "../signals/signal.ts";
import type { Outbox } from "./outbox.ts";
import { fittingInBatch } from "./batches-of.ts";
import type { SavePhase, SaveState } from "./save-state.ts";
import { saveTimings } from "./save-state.ts";
import type { Timers } from "../signals/timers.ts";

/** Sends operations to the server, one request at a time, until it has answered each of them. */
export interface Autosave {
  readonly state: Signal<SaveState>;
  /** Keeps new operations on this device, then sends them. */
  add(operations: readonly Operation[]): void;
  /** Sends operations that are kept already. */
  resume(operations: readonly Operation[]): void;
  /** Tries again at once instead of waiting. */
  retryNow(): void;
  stop(): void;
}

interface AutosaveOptions {
  readonly send: (operations: readonly Operation[]) => Promise<OperationsAnswer>;
  readonly outbox: Pick<Outbox, "keep" | "forget">;
  readonly timers: Timers;
  readonly random?: () => number;
  /** What became of operations, in their order. Called before "Saved" shows. */
  readonly onResults: (
    results: readonly OperationResult[],
    operations: readonly Operation[],
  ) => void;
}

/** Most operations of one request. */
const batchSize = 50;

/** How many of the first operations belong to one batch; one that has none is for itself. */
function firstBatch(operations: readonly Operation[], start = 0): number {
  const id = operations[start]?.batch?.id;
  if (id === undefined) return 1;
  const end = operations.findIndex((one, place) => place > start && one.batch?.id !== id);
  return (end === -1 ? operations.length : end) - start;
}

/** The first operations, about as many as wanted: batches are sent as a whole. */
function nextSent(operations: readonly Operation[], wanted: number): readonly Operation[] {
  // together they go into one call, as each batch does
  const most = fittingInBatch(operations.slice(0, wanted));
  let count = firstBatch(operations);
  while (count < operations.length) {
    const more = firstBatch(operations, count);
    if (count + more > most) break;
    count += more;
  }
  return operations.slice(0, count);
}

interface Queue {
  readonly options: AutosaveOptions;
  readonly state: Signal<SaveState>;
  waiting: Operation[];
  /** Resolves when everything that waits was given to this device to keep. */
  kept: Promise<void>;
  /** Ids of what waits and is not, or not yet, kept on this device. */
  readonly unkept: Set<string>;
  batch: number;
  isSending: boolean;
  /** Somebody asked for another try during the request that is on its way. */
  isRetryWanted: boolean;
  isStopped: boolean;
  attempt: number;
  cancelRetry: (() => void) | undefined;
  cancelPhase: () => void;
}

function setPhase(queue: Queue, phase: SavePhase): void {
  const isKept = queue.unkept.size === 0;
  queue.state.set({ ...queue.state.get(), phase, unsent: queue.waiting.length, isKept });
}

/** Keeps operations on this device. Where it can't, they are sent all the same, and the state says so. */
async function keep(queue: Queue, operations: readonly Operation[]): Promise<void> {
  for (const { id } of operations) queue.unkept.add(id);
  const isKept = await queue.options.outbox.keep(operations).catch(() => false);
  if (!isKept) return;
  for (const { id } of operations) queue.unkept.delete(id);
  if (queue.unkept.size === 0 && !queue.state.get().isKept)
    setPhase(queue, queue.state.get().phase);
}

function showSending(queue: Queue): void {
  const { phase } = queue.state.get();
  if (phase === "offline" || phase === "signed-out" || phase === "saving" || phase === "sending") {
    setPhase(queue, phase);
    return;
  }
  queue.cancelPhase();
  setPhase(queue, "sending");
  queue.cancelPhase = queue.options.timers.after(saveTimings.savingShows, () =>
    setPhase(queue, "saving"),
  );
}

function showSaved(queue: Queue): void {
  queue.cancelPhase();
  const { timers } = queue.options;
  queue.state.set({ phase: "saved", unsent: 0, isKept: true, savedAt: timers.now() });
  queue.cancelPhase = timers.after(saveTimings.savedStays, () => setPhase(queue, "resting"));
}

function settle(
  queue: Queue,
  sent: readonly Operation[],
  results: readonly OperationResult[],
): void {
  queue.waiting = queue.waiting.slice(sent.length);
  for (const { id } of sent) queue.unkept.delete(id);
  queue.attempt = 0;
  queue.options.onResults(results, sent);
  void queue.options.outbox.forget(sent.map((operation) => operation.id)).catch(() => undefined);
  if (queue.waiting.length === 0) showSaved(queue);
  else if (queue.state.get().phase === "offline") setPhase(queue, "saving");
  else setPhase(queue, queue.state.get().phase);
}

function waitAndRetry(queue: Queue): void {
  const { timers, random } = queue.options;
  queue.cancelPhase();
  queue.attempt += 1;
  setPhase(queue, "offline");
  queue.cancelRetry = timers.after(retryDelay(queue.attempt, random), () => {
    queue.cancelRetry = undefined;
    void pump(queue);
  });
}

function refusedBy(error: ApiError, operations: readonly Operation[]): OperationResult[] {
  return operations.map(({ id }) => ({
    id,
    status: "refused",
    rule: error.code,
    message: error.message,
    path: [],
  }));
}

function handleFailure(queue: Queue, error: unknown, sent: readonly Operation[]): void {
  if (!(error instanceof ApiError) || isPassing(error)) {
    if (!queue.isRetryWanted) waitAndRetry(queue);
  } else if (error.status === 401 || error.status === 404) {
    queue.cancelPhase();
    setPhase(queue, "signed-out");
    queue.cancelRetry = () => undefined;
  } else if (sent.length > firstBatch(sent)) queue.batch = 1;
  else settle(queue, sent, refusedBy(error, sent));
}

async function pump(queue: Queue): Promise<void> {
  const { options } = queue;
  if (queue.isSending || queue.isStopped || queue.cancelRetry || queue.waiting.length === 0) return;
  queue.isSending = true;
  queue.isRetryWanted = false;
  try {
    // what is added from now on may not be kept yet: it goes with the next request
    const sent = nextSent(queue.waiting, queue.batch);
    await queue.kept;
    const outcome = await options.send(sent).then(
      ({ results }) => ({ results }),
      (error: unknown) => ({ error }),
    );
    if (queue.isStopped) return;
    if ("results" in outcome) {
      queue.batch = batchSize;
      settle(queue, sent, outcome.results);
    } else {
      handleFailure(queue, outcome.error, sent);
    }
  } finally {
    queue.isSending = false;
  }
  await pump(queue);
}

export function createAutosave(options: AutosaveOptions): Autosave {
  const queue: Queue = {
    options,
    state: createSignal<SaveState>({ phase: "resting", unsent: 0, isKept: true, savedAt: null }),
    waiting: [],
    kept: Promise.resolve(),
    unkept: new Set(),
    batch: batchSize,
    isSending: false,
    isRetryWanted: false,
    isStopped: false,
    attempt: 0,
    cancelRetry: undefined,
    cancelPhase: () => undefined,
  };
  const enqueue = (operations: readonly Operation[]): void => {
    queue.waiting.push(...operations);
    showSending(queue);
    void pump(queue);
  };
  return {
    state: queue.state,
    add(operations) {
      queue.kept = Promise.all([queue.kept, keep(queue, operations)]).then(() => undefined);
      enqueue(operations);
    },
    resume(operations) {
      if (operations.length > 0) enqueue(operations);
    },
    retryNow() {
      queue.cancelRetry?.();
      queue.cancelRetry = undefined;
      queue.isRetryWanted = queue.isSending;
      void pump(queue);
    },
    stop() {
      queue.isStopped = true;
      queue.cancelRetry?.();
      queue.cancelPhase();
    },
  };
}

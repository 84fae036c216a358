import type { DocumentAnswer } from "#/api/documents.ts";
import type { OperationResult } from "#/api/operations.ts";
import { bringUpPage } from "#/site/bring-up.ts";
import type { ClientMeans } from "#/site/operations/batch.ts";
import { OperationConflict, OperationRefusal } from "#/site/operations/operation.ts";
import type { Operation, Step } from "#/site/operations/operation.ts";
import { isTargetKnown } from "#/site/operations/settings-target.ts";
import { pageKey } from "#/site/records.ts";
import type { PlacedOperation, Replica } from "#/site/replica.ts";
import {
  acknowledge,
  createReplica,
  missingRevision,
  receive,
  reject,
  ReplicaDiverged,
  resume,
  submit,
  confirmedRecords,
  unsentBeyond,
  withLoadedPage,
} from "#/site/replica.ts";
import type { DocumentStoreOptions } from "./document-store-options.ts";
import { fetchAnew, fetchPage, isGone, loadedRecords } from "./fetch-document.ts";
import { createAutosave } from "./autosave.ts";
import { batchesOf } from "./batches-of.ts";
import type { Autosave } from "./autosave.ts";
import { createSignal } from "../signals/signal.ts";
import type { Signal } from "../signals/signal.ts";
import type {
  DispatchMeans,
  DispatchResult,
  DocumentStore,
  Refusal,
  TextConflict,
  UndoResult,
} from "./document-store-types.ts";
import { afterDoing, afterRedoing, afterUndoing, emptyHistory } from "./history.ts";
import type { History, HistoryEntry } from "./history.ts";
import { valueOfKind } from "./read-field.ts";
import { createSubscriptions } from "./subscriptions.ts";
import type { Subscriptions } from "./subscriptions.ts";
import { keepMineStep, textConflict } from "./text-conflict.ts";
import { anyTopic, changedTopics } from "./topics.ts";
import { joinedTyping } from "./joined-typing.ts";
import { withRefusal } from "./with-refusal.ts";

/** How long the log may have a gap before everything is loaded again, in milliseconds. */
const gapPatience = 2000;

interface Store {
  readonly options: DocumentStoreOptions;
  readonly subscriptions: Subscriptions;
  readonly history: Signal<History>;
  readonly conflicts: Signal<readonly TextConflict[]>;
  readonly refusals: Signal<readonly Refusal[]>;
  autosave: Autosave;
  replica: Replica;
  /** The entry of the history that typing may go on with. */
  typing: HistoryEntry | undefined;
  reloading: Promise<void> | undefined;
  cancelGap: (() => void) | undefined;
}

function setReplica(store: Store, next: Replica): void {
  const before = store.replica;
  store.replica = next;
  if (before.view !== next.view)
    store.subscriptions.notify([anyTopic, ...changedTopics(before.view, next.view)]);
}

function addConflict(store: Store, conflict: TextConflict): void {
  const others = store.conflicts
    .get()
    .filter(({ key, language }) => key !== conflict.key || language !== conflict.language);
  store.conflicts.set([...others, conflict]);
  store.options.conflicts.write(store.conflicts.get());
}

function addRefusal({ refusals }: Store, refusal: Refusal): void {
  refusals.set(withRefusal(refusals.get(), refusal));
}

/** Loads the document anew and puts on top of it what the server doesn't have. */
async function reload(store: Store): Promise<void> {
  const pages = Object.keys(store.replica.confirmed).filter((key) => key.startsWith("page:"));
  const [first = "", ...others] = pages.map((key) => key.slice("page:".length));
  const answer = await fetchAnew(store.options, first);
  store.options.onAssets?.(answer.assets);
  const unsent = unsentBeyond(store.replica, answer.revision);
  let next = createReplica({
    records: loadedRecords(store.options, answer),
    revision: answer.revision,
  });
  for (const { id, name, args } of unsent)
    next = resume(next, { id, name, args }, store.options.context);
  setReplica(store, next);
  for (const page of others)
    await loadPage(store, page).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
}

function reloadOnce(store: Store): void {
  store.reloading ??= reload(store)
    .catch(() => undefined)
    .finally(() => {
      store.reloading = undefined;
      watchGap(store);
    });
}

/** The log reaches the editor in two ways; what one of them lost is waited for, then fetched. */
function watchGap(store: Store): void {
  if (missingRevision(store.replica) === undefined) {
    store.cancelGap?.();
    store.cancelGap = undefined;
    return;
  }
  store.cancelGap ??= store.options.timers.after(gapPatience, () => {
    store.cancelGap = undefined;
    if (missingRevision(store.replica) !== undefined) reloadOnce(store);
  });
}

function follow(store: Store, change: (replica: Replica) => Replica): void {
  try {
    setReplica(store, change(store.replica));
    watchGap(store);
  } catch (error) {
    if (!(error instanceof ReplicaDiverged)) throw error;
    reloadOnce(store);
  }
}

/** Takes in an operation of the log as soon as it is known. Where it can't be, what follows it shows the gap. */
function receiveKnown(store: Store, operation: PlacedOperation): void {
  const { context, loadOperations } = store.options;
  const take = (): void => follow(store, (replica) => receive(replica, operation, context));
  if (context.operations(operation.name) && isTargetKnown(operation.args)) take();
  else void loadOperations().then(take, () => undefined);
}

function handleResult(store: Store, result: OperationResult): void {
  const { context } = store.options;
  if (result.status === "applied") {
    const { id, revision, args } = result;
    follow(store, (replica) => acknowledge(replica, { id, revision, args }, context));
    return;
  }
  const { replica, rejected } = reject(store.replica, result.id, context);
  setReplica(store, replica);
  if (!rejected) return;
  const conflict = result.status === "conflict" ? textConflict(rejected, result) : undefined;
  if (conflict) addConflict(store, conflict);
  else if (result.status === "refused") {
    const { id, rule, message } = result;
    addRefusal(store, { id, rule, message, step: rejected });
  }
}

type Submitted =
  | { readonly outcome: "done"; readonly inverse: readonly Step[] }
  | Exclude<DispatchResult, { outcome: "done" }>;

/** Does steps here at once, all or none of them, and hands them over to be sent, several of them as a batch. */
function submitAll(store: Store, steps: readonly Step[], via: ClientMeans): Submitted {
  const { context, createId } = store.options;
  const batches = batchesOf(steps, createId);
  const operations: Operation[] = [];
  let next = store.replica;
  const inverses: (readonly Step[])[] = [];
  for (const [index, step] of steps.entries()) {
    const { name, args } = step;
    const batch = batches[index];
    const operation = { id: createId(), name, args, via, ...(batch && { batch }) };
    try {
      const done = submit(next, operation, context);
      next = done.replica;
      inverses.unshift(done.inverse);
      operations.push(operation);
    } catch (error) {
      if (error instanceof OperationRefusal)
        return { outcome: "refused", rule: error.rule, message: error.message };
      const conflict = error instanceof OperationConflict ? textConflict(step, error) : undefined;
      if (!conflict) throw error;
      addConflict(store, conflict);
      return { outcome: "conflict", conflict };
    }
  }
  // the writer sees it at once; it is sent, and may be called kept or saved, only after the device keeps it
  store.autosave.add(operations);
  setReplica(store, next);
  return { outcome: "done", inverse: inverses.flat() };
}

function dispatch(
  store: Store,
  steps: readonly Step[],
  via: DispatchMeans = "editor",
): DispatchResult {
  const submitted = submitAll(store, steps, via);
  if (submitted.outcome !== "done") return submitted;
  const [first] = steps;
  if (first && submitted.inverse.length > 0) {
    store.history.set(afterDoing(store.history.get(), { inverse: submitted.inverse, step: first }));
  }
  return { outcome: "done" };
}

/** What goes on with the last thing that was typed becomes one with it; undone in between, it is another. */
function type(store: Store, step: Step, { goesOn }: { readonly goesOn: boolean }): DispatchResult {
  const before = store.history.get().past.at(-1);
  const isMore = goesOn && before !== undefined && before === store.typing;
  const result = dispatch(store, [step]);
  // what it was typed into is gone, perhaps: the words are nowhere else
  if (result.outcome === "refused") {
    const { rule, message } = result;
    addRefusal(store, { id: store.options.createId(), rule, message, step });
  }
  const { past } = store.history.get();
  const last = past.at(-1);
  if (result.outcome !== "done" || !last || last === before) return result;
  store.typing = isMore ? joinedTyping(before, last) : last;
  if (isMore) store.history.set({ past: [...past.slice(0, -2), store.typing], future: [] });
  return result;
}

function goBack(store: Store, from: "past" | "future"): UndoResult {
  const history = store.history.get();
  const entry = history[from].at(-1);
  if (!entry) return { outcome: "nothing" };
  const after = from === "past" ? afterUndoing : afterRedoing;
  const submitted = submitAll(store, entry.inverse, from === "past" ? "undo" : "redo");
  if (submitted.outcome !== "done") {
    store.history.set(after(history, undefined));
    return { outcome: submitted.outcome };
  }
  store.history.set(after(history, { inverse: submitted.inverse, step: entry.step }));
  return { outcome: "done", step: entry.step };
}

const loadAttempts = 5;

async function loadPage(store: Store, page: string): Promise<void> {
  const { context } = store.options;
  for (let attempt = 0; attempt < loadAttempts; attempt += 1) {
    if (store.replica.view[pageKey(page)]) return;
    const answer = await fetchPage(store.options, page);
    const [loaded] = answer.pages;
    if (!loaded) return;
    store.options.onAssets?.(answer.assets);
    const next = withLoadedPage(
      store.replica,
      { page: bringUpPage(loaded, context.templates), revision: answer.revision },
      context,
    );
    if (next) setReplica(store, next);
  }
}

async function takePages(store: Store, answer: DocumentAnswer): Promise<void> {
  const { context, prepare, onAssets } = store.options;
  await prepare(answer);
  const { revision } = answer;
  if (revision !== store.replica.revision) return;
  onAssets?.(answer.assets);
  let next = store.replica;
  for (const page of answer.pages) {
    if (next.view[pageKey(page.id)]) continue;
    const loaded = { page: bringUpPage(page, context.templates), revision };
    next = withLoadedPage(next, loaded, context) ?? next;
  }
  setReplica(store, next);
}

function resolveConflict(store: Store, conflict: TextConflict, choice: "mine" | "theirs"): void {
  const all = store.conflicts.get();
  const left = all.filter((one) => one !== conflict);
  if (left.length === all.length) return;
  store.conflicts.set(left);
  store.options.conflicts.write(store.conflicts.get());
  if (choice === "theirs") return;
  const value = valueOfKind(store.replica.view, { ...conflict, kind: "text" });
  dispatch(store, [keepMineStep(conflict, value?.[conflict.language]?.text ?? "")]);
}

function createStore(options: DocumentStoreOptions): Store {
  const { document, client, outbox, timers, random, unsent = [], context } = options;
  const records = loadedRecords(options, document);
  let replica = createReplica({ records, revision: document.revision });
  for (const operation of unsent) replica = resume(replica, operation, context);
  const store: Store = {
    options,
    subscriptions: createSubscriptions(),
    history: createSignal(emptyHistory),
    conflicts: createSignal(options.conflicts.read()),
    refusals: createSignal<readonly Refusal[]>([]),
    autosave: createAutosave({
      send: client.send,
      outbox,
      timers,
      ...(random && { random }),
      onResults: (results) => results.forEach((result) => handleResult(store, result)),
    }),
    replica,
    typing: undefined,
    reloading: undefined,
    cancelGap: undefined,
  };
  return store;
}

export function createDocumentStore(options: DocumentStoreOptions): DocumentStore {
  const store = createStore(options);
  store.autosave.resume(options.unsent ?? []);
  return {
    records: () => store.replica.view,
    revision: () => store.replica.revision,
    confirmed: () => confirmedRecords(store.replica),
    subscribe: store.subscriptions.subscribe,
    dispatch: (steps, via) => dispatch(store, "name" in steps ? [steps] : steps, via),
    type: (step, more) => type(store, step, more),
    undo: () => goBack(store, "past"),
    redo: () => goBack(store, "future"),
    history: store.history,
    save: store.autosave.state,
    unsent: () => store.replica.pending,
    conflicts: store.conflicts,
    refusals: store.refusals,
    resolveConflict: (conflict, choice) => resolveConflict(store, conflict, choice),
    dismissRefusals: () => store.refusals.set([]),
    retryNow: () => store.autosave.retryNow(),
    loadPage: (page) => loadPage(store, page),
    takePages: (answer) => takePages(store, answer),
    receive: (operation) => receiveKnown(store, operation),
    stop() {
      store.autosave.stop();
      store.cancelGap?.();
    },
  };
}

import { useSyncExternalStore } from "react";

/** One value that others can watch. Setting an equal value (`Object.is`) tells nobody. */
export interface Cell<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createCell<Value>(initial: Value): Cell<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The value of a cell; the component renders again when it changes. */
export function useCell<Value>(cell: Cell<Value>): Value {
  return useSyncExternalStore(cell.subscribe, cell.get);
}

/** What `select` reads of a cell; the component renders again when that changes. It must return a stable value. */
export function useCellPart<Value, Part>(cell: Cell<Value>, select: (value: Value) => Part): Part {
  return useSyncExternalStore(cell.subscribe, () => select(cell.get()));
}

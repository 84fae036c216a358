import { useSyncExternalStore } from "react";

/** One value that others can watch. Setting an equal value (`Object.is`) notifies nobody. */
export interface Signal<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createSignal<Value>(initial: Value): Signal<Value> {
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

/** The value of a signal; the component renders again when it changes. */
export function useSignal<Value>(signal: Pick<Signal<Value>, "get" | "subscribe">): Value {
  return useSyncExternalStore(signal.subscribe, signal.get);
}

/** What `select` reads of a signal; the component renders again when that changes. It must return a stable value. */
export function useSignalPart<Value, Part>(
  signal: Signal<Value>,
  select: (value: Value) => Part,
): Part {
  return useSyncExternalStore(signal.subscribe, () => select(signal.get()));
}

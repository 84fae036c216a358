import type { Topic } from "./topics.ts";

/** Who listens to what. */
export interface Subscriptions {
  subscribe(topic: Topic, listener: () => void): () => void;
  /** Calls the listeners of these topics, each once. */
  notify(topics: Iterable<Topic>): void;
}

export function createSubscriptions(): Subscriptions {
  const listeners = new Map<Topic, Set<() => void>>();
  return {
    subscribe(topic, listener) {
      const those = listeners.get(topic) ?? new Set();
      listeners.set(topic, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0 && listeners.get(topic) === those) listeners.delete(topic);
      };
    },
    notify(topics) {
      const called = new Set<() => void>();
      for (const topic of topics)
        for (const listener of listeners.get(topic) ?? []) called.add(listener);
      for (const listener of called) listener();
    },
  };
}

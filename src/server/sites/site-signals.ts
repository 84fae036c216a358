/** Tells whoever watches a site that its log has grown. */
export interface SiteSignals {
  notify(siteId: number): void;
  /** Calls at every notice; the answer ends it. */
  subscribe(siteId: number, listener: () => void): () => void;
}

export function createSiteSignals(): SiteSignals {
  const listeners = new Map<number, Set<() => void>>();
  return {
    notify(siteId) {
      for (const listener of listeners.get(siteId) ?? []) listener();
    },
    subscribe(siteId, listener) {
      const own = listeners.get(siteId) ?? new Set();
      listeners.set(siteId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(siteId);
      };
    },
  };
}

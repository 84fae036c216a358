import type { PersonHere } from "#/api/presence.ts";
import type { PublishEvent } from "#/api/publish-event.ts";

/** Something that watchers of a site are told at once and that is not kept. */
export type SiteNews =
  | { readonly name: "publish"; readonly data: PublishEvent }
  | { readonly name: "people"; readonly data: { readonly people: readonly PersonHere[] } }
  /** Somebody has said something. */
  | { readonly name: "comments"; readonly data: Readonly<Record<string, never>> };

/** Called without news when the log has grown. */
export type SiteListener = (news?: SiteNews) => void;

/** Tells whoever watches a site that its log has grown, and other news. */
export interface SiteSignals {
  notify(siteId: number): void;
  notifyOf(siteId: number, news: SiteNews): void;
  /** Tells those who watch any site; without news, that its log may have grown. */
  notifyAllOf(news?: SiteNews): void;
  /** Calls at every notice; the answer ends it. */
  subscribe(siteId: number, listener: SiteListener): () => void;
}

export function createSiteSignals(): SiteSignals {
  const listeners = new Map<number, Set<SiteListener>>();
  return {
    notify(siteId) {
      for (const listener of listeners.get(siteId) ?? []) listener();
    },
    notifyOf(siteId, news) {
      for (const listener of listeners.get(siteId) ?? []) listener(news);
    },
    notifyAllOf(news) {
      for (const own of listeners.values()) for (const listener of own) listener(news);
    },
    subscribe(siteId, listener) {
      const own = listeners.get(siteId) ?? new Set<SiteListener>();
      listeners.set(siteId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(siteId);
      };
    },
  };
}

import type { PersonHere } from "#/api/presence.ts";

/** A tab that hasn't said anything for so long isn't shown: its network is gone, or its lid is closed. */
export const silenceMs = 150_000;

export interface Tab extends Omit<PersonHere, "tab"> {
  /** The process that has its stream, where that is another one. */
  readonly process: string | undefined;
  /** When its stream was opened, and later than any of its streams that was known then. */
  readonly since: number;
  heardAt: number;
  /** When other processes were told of it. */
  repeatedAt: number;
  /** The second that is counted, and what came in it. */
  second: number;
  count: number;
}

export type Tabs = Map<string, Tab>;

/** Nobody takes the place of somebody else's tab, unless a process has long been silent about it. */
export function isFree(tab: Tab | undefined, person: string, now: number): boolean {
  if (tab === undefined || tab.person === person) return true;
  return tab.process !== undefined && now - tab.heardAt >= silenceMs;
}

/** Every tab that is known, by site. */
export class KnownTabs {
  readonly #sites = new Map<number, Tabs>();
  #prunedAt = 0;

  get(site: number, tab: string): Tab | undefined {
    return this.#sites.get(site)?.get(tab);
  }

  of(site: number): Tabs {
    return this.#sites.get(site) ?? new Map();
  }

  set(site: number, name: string, tab: Tab): void {
    const tabs = this.#sites.get(site) ?? new Map<string, Tab>();
    this.#sites.set(site, tabs.set(name, tab));
  }

  delete(site: number, name: string): void {
    const tabs = this.#sites.get(site);
    tabs?.delete(name);
    if (tabs?.size === 0) this.#sites.delete(site);
  }

  /** Calls with every tab whose stream is here. */
  eachOwn(call: (site: number, name: string) => void): void {
    for (const [site, tabs] of this.#sites)
      for (const [name, { process }] of tabs) if (process === undefined) call(site, name);
  }

  /** Now and then forgets the tabs of processes that are gone. */
  prune(now: number): void {
    if (now - this.#prunedAt < silenceMs) return;
    this.#prunedAt = now;
    for (const [site, tabs] of this.#sites)
      for (const [name, { process, heardAt }] of tabs)
        if (process !== undefined && now - heardAt >= silenceMs) this.delete(site, name);
  }
}

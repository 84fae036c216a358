import type { PersonHere, PresencePlace } from "#/api/presence.ts";
import { createId } from "#/lib/create-id.ts";
import type { SiteRole } from "#/api/roles.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import type { SiteSignals } from "../sites/site-signals.ts";
import { goTo, hearTab, stateOf } from "./hear-tabs.ts";
import { isFree, KnownTabs, silenceMs } from "./known-tabs.ts";
import type { Tab, Tabs } from "./known-tabs.ts";
import { createTeller } from "./teller.ts";
import type { SendToOthers } from "./teller.ts";
import { readMessage } from "./told-tabs.ts";

/** Who sits before a tab. */
export interface Visitor {
  /** Stable by person: the account, or the link and the browser of a guest. */
  readonly person: string;
  readonly name: string;
  readonly kind: PersonHere["kind"];
  readonly role: SiteRole;
}

/** A tab's stay in a site. */
export interface Stay {
  changeRole(role: SiteRole): void;
  leave(): void;
}

/** Who has which site open, and where they are. Held in memory only, by every process for itself. */
export interface Presence {
  /** Somebody opened a site in a tab. */
  enter(siteId: number, tab: string, visitor: Visitor): Stay;
  /**
   * Somebody went elsewhere, or says that they are still there. Of a tab that doesn't hear the site nothing is noted: its
   * stream has just ended, or comes in a moment. @throws AppError `not-found` where the tab is somebody else's,
   * `too-many-requests`
   */
  move(siteId: number, tab: string, person: string, place: PresencePlace): void;
  /** Takes in what another process says of its tabs. */
  hear(message: string): void;
  /** The others are heard from now on: they are told of every tab here, and asked for theirs. */
  greet(): void;
}

/** So many messages of a tab in each second. */
const movesPerSecond = 10;
/** What happens at about the same time is told at once. */
const gatherMs = 60;
/** So many tabs of a site are told of. */
const mostTold = 100;
/** Other processes hear again as often as this that a tab is still there. */
const repeatMs = 45_000;

function isSamePlace(one: PresencePlace | null, other: PresencePlace): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function toldOf(tabs: Tabs, now: number): PersonHere[] {
  return [...tabs]
    .filter(([, { heardAt }]) => now - heardAt < silenceMs)
    .slice(0, mostTold)
    .map(([tab, { person, name, kind, role, place, movedAt }]) => ({
      tab,
      person,
      name,
      kind,
      role,
      place,
      movedAt,
    }));
}

function countMove(tab: Tab, now: number): void {
  const second = Math.floor(now / 1000);
  if (tab.second !== second) Object.assign(tab, { second, count: 0 });
  tab.count += 1;
  if (tab.count > movesPerSecond) throw new AppError("too-many-requests", { retryAfter: 1 });
}

/** A tab whose stream was opened, later than the one before also where that counts by a clock that is ahead. */
function newTab(visitor: Visitor, before: Tab | undefined, now: number): Tab {
  const { place = null, since = -1 } = before ?? {};
  const times = { movedAt: now, heardAt: now, repeatedAt: now, since: Math.max(now, since + 1) };
  return { ...visitor, place, ...times, process: undefined, second: 0, count: 0 };
}

export interface PresenceOptions {
  readonly clock: Pick<Clock, "now">;
  readonly signals: SiteSignals;
  /** None on a database that only one process has. */
  readonly send?: SendToOthers | undefined;
}

export function createPresence({ clock, signals, send }: PresenceOptions): Presence {
  const known = new KnownTabs();
  const telling = new Set<number>();
  const from = createId();
  const teller = send && createTeller({ from, send }, (site, tab) => stateOf(known.get(site, tab)));
  const say = (site: number, tab: string): void => teller?.say(site, tab);

  function tell(siteId: number): void {
    if (telling.has(siteId)) return;
    telling.add(siteId);
    setTimeout(() => {
      telling.delete(siteId);
      const people = toldOf(known.of(siteId), clock.now());
      signals.notifyOf(siteId, { name: "people", data: { people } });
    }, gatherMs).unref();
  }

  function tellAll(siteId: number, tab: string): void {
    tell(siteId);
    say(siteId, tab);
  }

  return {
    enter(siteId, name, visitor) {
      const before = known.get(siteId, name);
      const now = clock.now();
      const tab = newTab(visitor, before, now);
      if (isFree(before, visitor.person, now)) known.set(siteId, name, tab);
      tellAll(siteId, name);
      const isThere = (): boolean => known.get(siteId, name) === tab;
      return {
        changeRole(role) {
          tab.role = role;
          if (isThere()) tellAll(siteId, name);
        },
        leave() {
          if (!isThere()) return;
          known.delete(siteId, name);
          tellAll(siteId, name);
        },
      };
    },
    move(siteId, name, person, place) {
      const tab = known.get(siteId, name);
      if (!tab) return;
      if (tab.person !== person) throw new AppError("not-found");
      const now = clock.now();
      countMove(tab, now);
      const wasSilent = now - tab.heardAt >= silenceMs;
      tab.heardAt = now;
      if (isSamePlace(tab.place, place) && !wasSilent) {
        if (now - tab.repeatedAt < repeatMs) return;
        tab.repeatedAt = now;
        say(siteId, name);
        return;
      }
      goTo(tab, place, now);
      tellAll(siteId, name);
    },
    hear(text) {
      const message = readMessage(text);
      if (!message || message.from === from) return;
      const now = clock.now();
      known.prune(now);
      const isSaying = (site: number, tab: string) => teller?.isSaying(site, tab) ?? false;
      const means = { known, now, tell, say, isSaying };
      for (const told of message.tabs) hearTab(told, message.from, means);
      if (message.asks) known.eachOwn(say);
    },
    greet() {
      known.eachOwn(say);
      teller?.ask();
    },
  };
}

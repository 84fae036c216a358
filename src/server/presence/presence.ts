import type { PersonHere, PresencePlace } from "#/api/presence.ts";
import type { SiteRole } from "#/api/roles.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import type { SiteSignals } from "../sites/site-signals.ts";

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

/** Who has which site open, and where they are. Held in memory only. */
export interface Presence {
  /** Somebody opened a site in a tab. */
  enter(siteId: number, tab: string, visitor: Visitor): Stay;
  /**
   * Somebody went elsewhere, or says that they are still there. @throws AppError `not-found` where the tab isn't one of
   * theirs that hears the site, `too-many-requests`
   */
  move(siteId: number, tab: string, person: string, place: PresencePlace): void;
}

/** So many messages of a tab in each second. */
const movesPerSecond = 10;
/** A tab that hasn't said anything for so long isn't shown: its network is gone, or its lid is closed. */
const silenceMs = 150_000;
/** What happens at about the same time is told at once. */
const gatherMs = 60;
/** So many tabs of a site are told of. */
const mostTold = 100;

interface Tab extends Omit<PersonHere, "tab"> {
  heardAt: number;
  /** The second that is counted, and what came in it. */
  second: number;
  count: number;
}

type Tabs = Map<string, Tab>;

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

export function createPresence({
  clock,
  signals,
}: {
  clock: Clock;
  signals: SiteSignals;
}): Presence {
  const sites = new Map<number, Tabs>();
  const telling = new Set<number>();

  function tell(siteId: number): void {
    if (telling.has(siteId)) return;
    telling.add(siteId);
    setTimeout(() => {
      telling.delete(siteId);
      const people = toldOf(sites.get(siteId) ?? new Map(), clock.now());
      signals.notifyOf(siteId, { name: "people", data: { people } });
    }, gatherMs).unref();
  }

  return {
    enter(siteId, name, visitor) {
      const tabs = sites.get(siteId) ?? new Map<string, Tab>();
      sites.set(siteId, tabs);
      const before = tabs.get(name);
      const now = clock.now();
      // nobody takes the place of somebody else's tab
      const isFree = before === undefined || before.person === visitor.person;
      const place = before?.place ?? null;
      const tab: Tab = { ...visitor, place, movedAt: now, heardAt: now, second: 0, count: 0 };
      if (isFree) tabs.set(name, tab);
      tell(siteId);
      const isThere = (): boolean => tabs.get(name) === tab;
      return {
        changeRole(role) {
          tab.role = role;
          if (isThere()) tell(siteId);
        },
        leave() {
          if (!isThere()) return;
          tabs.delete(name);
          if (tabs.size === 0) sites.delete(siteId);
          tell(siteId);
        },
      };
    },
    move(siteId, name, person, place) {
      const tab = sites.get(siteId)?.get(name);
      if (!tab || tab.person !== person) throw new AppError("not-found");
      const now = clock.now();
      countMove(tab, now);
      const wasSilent = now - tab.heardAt >= silenceMs;
      tab.heardAt = now;
      if (isSamePlace(tab.place, place) && !wasSilent) return;
      tab.place = place;
      tab.movedAt = now;
      tell(siteId);
    },
  };
}

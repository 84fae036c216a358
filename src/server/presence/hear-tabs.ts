import type { PersonHere } from "#/api/presence.ts";
import { isFree } from "./known-tabs.ts";
import type { KnownTabs, Tab } from "./known-tabs.ts";
import type { Teller } from "./teller.ts";
import type { ToldTab } from "./told-tabs.ts";

/** So many tabs of a site are known by what other processes say. */
const mostKnown = 400;

/** What other processes are told of a tab. */
export function stateOf(tab: Tab | undefined): ToldTab["state"] {
  if (!tab) return { is: "gone" };
  const { person, place, name, kind, role, movedAt, since } = tab;
  if (tab.process !== undefined) return { is: "elsewhere", person, place };
  return { is: "here", person, place, name, kind, role, movedAt, since };
}

type Here = Extract<ToldTab["state"], { is: "here" }>;

interface Means {
  readonly known: KnownTabs;
  readonly now: number;
  /** Tells those who watch a site here, and the other processes of a tab. */
  readonly tell: (site: number) => void;
  readonly say: Teller["say"];
  readonly isSaying: Teller["isSaying"];
}

/**
 * Another process has a tab's stream. Of two that had it, the one that was opened later counts. Where the tab has just
 * said here that it is elsewhere, that is newer.
 */
function hearHere({ site, tab: name }: ToldTab, state: Here & { process: string }, means: Means) {
  const { known, now, tell, isSaying } = means;
  const before = known.get(site, name);
  if (!isFree(before, state.person, now)) return;
  if (before && before.process === undefined && before.since > state.since) return;
  if (!before && known.of(site).size >= mostKnown) return;
  const { is: _, ...person } = state;
  const { second = 0, count = 0 } = before ?? {};
  const { place, movedAt } = before && isSaying(site, name) ? before : state;
  known.set(site, name, {
    ...person,
    place,
    movedAt,
    heardAt: now,
    repeatedAt: now,
    second,
    count,
  });
  tell(site);
}

export function goTo(tab: Tab, place: PersonHere["place"], now: number): void {
  Object.assign(tab, { place, movedAt: now, heardAt: now, repeatedAt: now });
}

/** Takes in what another process says of a tab. */
export function hearTab(told: ToldTab, from: string, means: Means): void {
  const { site, tab: name, state } = told;
  const { known, now, tell, say } = means;
  const before = known.get(site, name);
  if (state.is === "here") hearHere(told, { ...state, process: from }, means);
  else if (state.is === "gone") {
    if (before?.process !== from) return;
    known.delete(site, name);
    tell(site);
  } else if (before && before.process === undefined && before.person === state.person) {
    goTo(before, state.place, now);
    tell(site);
    say(site, name);
  }
}

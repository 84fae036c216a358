import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PersonHere, PresencePlace } from "#/api/presence.ts";
import { createSiteSignals } from "../sites/site-signals.ts";
import { createPresence } from "./presence.ts";
import { readMessage } from "./told-tabs.ts";

const home: PresencePlace = {
  page: "home",
  section: null,
  text: null,
  language: "en",
  device: "desktop",
};
const anna = { person: "anna", name: "Anna", kind: "member", role: "owner" } as const;
const petra = { person: "petra", name: "Petra", kind: "guest", role: "viewer" } as const;

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

function setUp() {
  const signals = createSiteSignals();
  const presence = createPresence({
    clock: { now: () => Date.now() },
    signals,
  });
  const told: PersonHere[][] = [];
  signals.subscribe(1, (news) => {
    if (news?.name === "people") told.push((news.data as { people: PersonHere[] }).people);
  });
  const settle = (): PersonHere[] => {
    vi.advanceTimersByTime(100);
    return told.at(-1) ?? [];
  };
  return { presence, told, settle };
}

describe("presence", () => {
  it("PRES-01: everybody is told who comes, where they are, and who leaves", () => {
    const { presence, told, settle } = setUp();
    const stay = presence.enter(1, "t1", anna);
    presence.enter(1, "t2", petra);
    presence.move(1, "t1", "anna", home);
    expect(settle()).toMatchObject([
      { tab: "t1", name: "Anna", kind: "member", role: "owner", place: home },
      { tab: "t2", name: "Petra", kind: "guest", role: "viewer", place: null },
    ]);
    expect(told).toHaveLength(1);
    stay.changeRole("viewer");
    expect(settle()[0]?.role).toBe("viewer");
    stay.leave();
    expect(settle().map(({ tab }) => tab)).toEqual(["t2"]);
  });

  it("PRES-01: a stream that comes back takes the place of the old one, whose end takes nobody away", () => {
    const { presence, settle } = setUp();
    const before = presence.enter(1, "t1", anna);
    presence.move(1, "t1", "anna", home);
    presence.enter(1, "t1", anna);
    before.leave();
    expect(settle()).toMatchObject([{ tab: "t1", place: home }]);
  });

  it("PRES-01: a tab that says nothing for two and a half minutes isn't shown until it does", () => {
    const { presence, settle } = setUp();
    presence.enter(1, "t1", anna);
    settle();
    vi.advanceTimersByTime(150_000);
    presence.enter(1, "t2", petra);
    expect(settle().map(({ tab }) => tab)).toEqual(["t2"]);
    presence.move(1, "t1", "anna", home);
    expect(settle().map(({ tab }) => tab)).toEqual(["t1", "t2"]);
  });

  it("PRES-02: nobody speaks for somebody else's tab, or takes its name", () => {
    const { presence, settle } = setUp();
    presence.enter(1, "t1", anna);
    expect(() => presence.move(1, "t1", "petra", home)).toThrow();
    presence.enter(1, "t1", petra).leave();
    expect(settle()).toMatchObject([{ tab: "t1", name: "Anna", place: null }]);
  });

  it("PRES-02: a tab that hears no events is nowhere, whatever it says", () => {
    const { presence, settle } = setUp();
    const stay = presence.enter(1, "t1", anna);
    presence.move(1, "t9", "anna", home);
    presence.move(2, "t1", "anna", home);
    expect(settle()).toMatchObject([{ tab: "t1", place: null }]);
    stay.leave();
    presence.move(1, "t1", "anna", home);
    expect(settle()).toEqual([]);
  });

  it("PRES-02: a tab says ten things a second, and no eleventh", () => {
    const { presence } = setUp();
    presence.enter(1, "t1", anna);
    const move = () => presence.move(1, "t1", "anna", home);
    for (let count = 0; count < 10; count += 1) move();
    expect(move).toThrow();
    vi.advanceTimersByTime(1_000);
    expect(move).not.toThrow();
  });
});

/** Processes on one database, whose messages reach all of them, the one that sends them included. */
function startProcesses(count: number) {
  const sent: string[] = [];
  const processes: ReturnType<typeof createPresence>[] = [];
  const start = (behind = 0) => {
    const signals = createSiteSignals();
    let isCut = false;
    const presence = createPresence({
      clock: { now: () => Date.now() - behind },
      signals,
      send: async (messages) => {
        if (isCut) return;
        sent.push(...messages);
        for (const message of messages) for (const one of processes) one.hear(message);
      },
    });
    processes.push(presence);
    let people: PersonHere[] = [];
    signals.subscribe(1, (news) => {
      if (news?.name === "people") ({ people } = news.data as { people: PersonHere[] });
    });
    presence.greet();
    const seen = () => people.map(({ tab, person, place }) => [tab, person, place?.page ?? null]);
    return { presence, seen, cut: () => void (isCut = true) };
  };
  const all = Array.from({ length: count }, () => start());
  const settle = () => vi.advanceTimersByTimeAsync(1_000);
  return { all, start, settle, sent };
}

describe("presence over several processes", () => {
  it("PRES-04: each tells of the tabs of all, where they are, and who leaves", async () => {
    const { all, settle } = startProcesses(2);
    const [one, two] = all;
    one?.presence.enter(1, "t1", anna);
    const stay = two?.presence.enter(1, "t2", petra);
    await settle();
    one?.presence.move(1, "t1", "anna", home);
    await settle();
    for (const each of all)
      expect(each.seen().toSorted()).toEqual([
        ["t1", "anna", "home"],
        ["t2", "petra", null],
      ]);
    stay?.leave();
    await settle();
    for (const each of all) expect(each.seen()).toEqual([["t1", "anna", "home"]]);
  });

  it("PRES-04: one that starts later is told of every tab", async () => {
    const { all, start, settle } = startProcesses(1);
    all[0]?.presence.enter(1, "t1", anna);
    await settle();
    const later = start();
    await settle();
    expect(later.seen()).toEqual([["t1", "anna", null]]);
  });

  it("PRES-04: what a tab says reaches the process with its stream by any other, of its own person alone", async () => {
    const { all, settle } = startProcesses(2);
    const [one, two] = all;
    one?.presence.enter(1, "t1", anna);
    await settle();
    two?.presence.move(1, "t1", "anna", home);
    expect(() => two?.presence.move(1, "t1", "petra", home)).toThrow();
    two?.presence.enter(1, "t1", petra).leave();
    await settle();
    for (const each of all) expect(each.seen()).toEqual([["t1", "anna", "home"]]);
  });

  it("PRES-04: of what a tab says to one process and then to another the last counts", async () => {
    const { all, settle } = startProcesses(2);
    const [one, two] = all;
    one?.presence.enter(1, "t1", anna);
    await settle();
    one?.presence.move(1, "t1", "anna", home);
    await vi.advanceTimersByTimeAsync(50);
    two?.presence.move(1, "t1", "anna", { ...home, page: "contact" });
    await settle();
    for (const each of all) expect(each.seen()).toEqual([["t1", "anna", "contact"]]);
  });

  it("PRES-04: a stream that comes back to another process takes the place of the old one", async () => {
    const { all, settle } = startProcesses(2);
    const [one, two] = all;
    const before = one?.presence.enter(1, "t1", anna);
    await settle();
    two?.presence.enter(1, "t1", anna);
    await settle();
    before?.leave();
    one?.presence.greet();
    await settle();
    two?.presence.move(1, "t1", "anna", home);
    await settle();
    for (const each of all) expect(each.seen()).toEqual([["t1", "anna", "home"]]);
  });

  it("PRES-04: one that comes back to a process whose clock is seconds behind does so too", async () => {
    const { all, start, settle } = startProcesses(1);
    const [one] = all;
    const before = one?.presence.enter(1, "t1", anna);
    const two = start(3_000);
    await settle();
    two.presence.enter(1, "t1", anna);
    one?.presence.move(1, "t1", "anna", home);
    await settle();
    before?.leave();
    await settle();
    two.presence.move(1, "t1", "anna", { ...home, page: "contact" });
    await settle();
    for (const each of [...all, two]) expect(each.seen()).toEqual([["t1", "anna", "contact"]]);
  });

  it("PRES-04: tabs of a process that is gone are shown no longer than silent ones", async () => {
    const { all, settle } = startProcesses(2);
    const [one, two] = all;
    one?.presence.enter(1, "t1", anna);
    await settle();
    one?.cut();
    await vi.advanceTimersByTimeAsync(150_000);
    two?.presence.enter(1, "t2", petra);
    await settle();
    expect(two?.seen()).toEqual([["t2", "petra", null]]);
  });

  it("PRES-04: a tab that stays where it is stays shown by all", async () => {
    const { all, settle } = startProcesses(2);
    const [one, two] = all;
    one?.presence.enter(1, "t1", anna);
    for (let minute = 0; minute < 4; minute += 1) {
      one?.presence.move(1, "t1", "anna", home);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    two?.presence.enter(1, "t2", petra);
    await settle();
    expect(two?.seen()).toHaveLength(2);
  });

  it("PRES-04: a flood of tabs and moves is told in few messages, each short enough for the database", async () => {
    const { all, settle, sent } = startProcesses(2);
    const [one] = all;
    const name = "я".repeat(200);
    for (let tab = 0; tab < 450; tab += 1) {
      one?.presence.enter(1, `t${tab}`, { ...anna, name });
      for (let move = 0; move < 3; move += 1)
        one?.presence.move(1, `t${tab}`, "anna", { ...home, page: `p${move}` });
    }
    one?.presence.enter(2, "long", { ...anna, name: "я".repeat(4_000) });
    await settle();
    expect(Math.max(...sent.map((message) => Buffer.byteLength(message)))).toBeLessThan(8_000);
    expect(sent.length).toBeLessThan(80);
    expect(all[1]?.seen()).toHaveLength(100);
  });

  it("PRES-04: it is told of two hundred tabs at once, and of the next ones after that", async () => {
    const { all, settle, sent } = startProcesses(1);
    await settle();
    sent.length = 0;
    for (let tab = 0; tab < 201; tab += 1) all[0]?.presence.enter(1, `t${tab}`, anna);
    const told = () => sent.flatMap((message) => readMessage(message)?.tabs ?? []).length;
    await vi.advanceTimersByTimeAsync(150);
    expect(told()).toBe(200);
    await settle();
    expect(told()).toBe(201);
  });

  it("PRES-04: of other processes’ tabs four hundred of a site are known", async () => {
    const { all, settle } = startProcesses(2);
    const [one, two] = all;
    for (let tab = 0; tab < 401; tab += 1) one?.presence.enter(1, `t${tab}`, anna);
    await settle();
    const isKnown = (site: number, tab: string): boolean => {
      try {
        two?.presence.move(site, tab, "petra", home);
        return false;
      } catch {
        return true;
      }
    };
    expect(isKnown(1, "t399")).toBe(true);
    expect(isKnown(1, "t400")).toBe(false);
    one?.presence.enter(2, "t400", anna);
    await settle();
    expect(isKnown(2, "t400")).toBe(true);
  });

  it.each([
    "",
    "null",
    "{",
    '{"from":"x","asks":true}',
    JSON.stringify({
      from: "x",
      asks: false,
      tabs: [{ site: 1, tab: "<b>", state: { is: "gone" } }],
    }),
  ])("PRES-04: %j says nothing", async (message) => {
    const { all, settle } = startProcesses(1);
    all[0]?.presence.enter(1, "t1", anna);
    await settle();
    all[0]?.presence.hear(message);
    await settle();
    expect(all[0]?.seen()).toEqual([["t1", "anna", null]]);
  });
});

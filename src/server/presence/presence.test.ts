import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PersonHere, PresencePlace } from "#/api/presence.ts";
import { createSiteSignals } from "../sites/site-signals.ts";
import { createPresence } from "./presence.ts";

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
    clock: { now: () => Date.now(), sleep: () => Promise.resolve() },
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
    expect(() => presence.move(1, "t9", "anna", home)).toThrow();
    expect(() => presence.move(2, "t1", "anna", home)).toThrow();
    presence.enter(1, "t1", petra).leave();
    expect(settle()).toMatchObject([{ tab: "t1", name: "Anna", place: null }]);
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

import { describe, expect, it } from "vitest";
import { planOf } from "./plan.ts";
import type { Planned } from "./plan.ts";

const rooms = ["shed", "pit", "platform"];

function session(id: string, span: string, room: string | null = "shed"): Planned {
  const [from = "", to = ""] = span.split("–");
  return { id, times: { from, to }, room };
}
function dayOf(...sessions: readonly Planned[]) {
  const plan = planOf([sessions], rooms);
  const [day] = plan.days;
  if (!day) throw new Error("There is no day");
  const lines = (id: string) => {
    const { row, rowEnd, column, columnEnd } = day.places.get(id) ?? {};
    return [row, rowEnd, column, columnEnd];
  };
  return { ...plan, ...day, lines };
}

describe("a programme in quarter hours × rooms", () => {
  it("PROG-01: a session stands from its beginning to its end in the column of its room", () => {
    const day = dayOf(
      session("a", "18:30–19:30"),
      session("b", "19:30–20:15", "platform"),
      session("all", "18:00–18:30", null),
    );
    expect(day.hours).toEqual(["18:00", "19:00", "20:00"]);
    expect([day.rows, day.lastRows]).toEqual([9, 1]);
    expect([day.lines("a"), day.lines("b"), day.lines("all")]).toEqual([
      [3, 7, 1, 2],
      [7, 10, 3, 4],
      [1, 3, 1, 4],
    ]);
  });

  it("PROG-01: what takes place after midnight follows the evening", () => {
    const day = dayOf(
      session("late", "00:30–01:00"),
      session("over", "23:15–00:00"),
      session("dawn", "04:45–05:15"),
    );
    expect(day.order).toEqual(["over", "late", "dawn"]);
    expect(day.hours).toEqual(["23:00", "00:00", "04:00", "05:00"]);
    expect(day.lines("late")).toEqual([7, 9, 1, 2]);
  });

  it("PROG-02: hours in which nothing takes place are left out", () => {
    const day = dayOf(session("a", "09:00–10:00"), session("b", "20:15–21:00"));
    expect(day.hours).toEqual(["09:00", "20:00"]);
    expect(day.lines("b")).toEqual([6, 9, 1, 2]);
  });

  it("PROG-03: what meets in one room stands side by side, and what doesn’t has the whole room", () => {
    const day = dayOf(
      session("a", "10:00–11:00"),
      session("b", "10:30–11:30"),
      session("c", "11:00–12:00"),
      session("d", "12:00–13:00"),
    );
    expect(day.lanes).toBe(2);
    expect([day.lines("a"), day.lines("b"), day.lines("c"), day.lines("d")]).toEqual([
      [1, 5, 1, 2],
      [3, 7, 2, 3],
      [5, 9, 1, 2],
      [9, 13, 1, 3],
    ]);
  });

  it("PROG-03: what takes place in all rooms beside something in one has a column of its own", () => {
    const day = dayOf(
      session("desk", "09:00–12:00", null),
      session("a", "10:00–11:00"),
      session("soup", "12:00–13:00", null),
    );
    expect(day.rooms).toBe(4);
    expect(day.lines("desk")).toEqual([1, 13, 4, 5]);
    expect(day.lines("soup")).toEqual([13, 17, 1, 5]);
  });

  it("PROG-03: no session covers another one, whatever the times are; more than three at once are a list", () => {
    const three = dayOf(...[1, 2, 3].map((one) => session(`s${one}`, "10:00–11:00")));
    expect([three.lanes, three.isCrowded]).toEqual([3, false]);
    const four = dayOf(...[1, 2, 3, 4].map((one) => session(`s${one}`, "10:00–11:00")));
    expect([four.lanes, four.isCrowded]).toEqual([3, true]);
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 40; round += 1) {
      const sessions = Array.from({ length: 8 }, (_, at) => {
        const hour = String(10 + random(6)).padStart(2, "0");
        const to = String(12 + random(8)).padStart(2, "0");
        const room = rooms[random(4)] ?? null;
        return session(`s${at}`, `${hour}:${random(2) === 0 ? "00" : "20"}–${to}:40`, room);
      });
      const { isCrowded, places } = dayOf(...sessions);
      if (isCrowded) continue;
      const all = [...places.values()];
      for (const [at, one] of all.entries())
        for (const other of all.slice(at + 1))
          expect(
            one.row < other.rowEnd &&
              other.row < one.rowEnd &&
              one.column < other.columnEnd &&
              other.column < one.columnEnd,
          ).toBe(false);
      for (const { column, columnEnd, row, rowEnd } of all)
        expect([columnEnd > column, rowEnd > row]).toEqual([true, true]);
    }
  });

  it("PROG-04: a session without a time stands at the end, one without an end for half an hour, a room that is gone is none", () => {
    const day = dayOf(
      session("none", ""),
      session("open", "10:00"),
      session("gone", "11:00–12:00", "attic"),
    );
    expect(day.order).toEqual(["open", "gone", "none"]);
    expect(day.lines("none")).toEqual([9, 11, 1, 4]);
    expect(day.lines("open")).toEqual([1, 3, 1, 2]);
    expect(day.lines("gone")).toEqual([5, 9, 1, 4]);
  });

  it("PROG-04: a day without sessions, and a programme without rooms, have a plan", () => {
    expect(dayOf()).toMatchObject({ hours: [], rows: 0, order: [] });
    expect(planOf([[session("a", "10:00–11:00", null)]], [])).toMatchObject({ rooms: 1, lanes: 1 });
  });
});

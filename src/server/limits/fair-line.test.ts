import { describe, expect, it } from "vitest";
import { FairLine } from "./fair-line.ts";

/** Joins in this order and answers who got their turn, in the order of the turns; the others lost their place. */
async function turnsOf(
  asked: Record<string, number>,
  { places, random = () => 0 }: { places: number; random?: () => number },
): Promise<string[]> {
  const line = new FairLine(random);
  const outcomes = Object.entries(asked).map(([key, count]) =>
    line.join({ key, asked: count }, places),
  );
  const turns: string[] = [];
  for (let next = line.next(); next !== undefined; next = line.next()) turns.push(next);
  const came = await Promise.all(outcomes);
  const granted = Object.keys(asked).filter((_, index) => came[index]);
  expect(turns.toSorted()).toEqual(granted.toSorted());
  return turns;
}

describe("FairLine", () => {
  it("SEC-27: whoever has asked least goes first", async () => {
    expect(await turnsOf({ a: 3, b: 1, c: 2 }, { places: 3 })).toEqual(["b", "c", "a"]);
  });

  it("SEC-27: who comes to a full line takes the place of one who has asked more, and of nobody else", async () => {
    expect(await turnsOf({ a: 3, b: 1, c: 2 }, { places: 2 })).toEqual(["b", "c"]);
    expect(await turnsOf({ a: 1, b: 1, c: 2 }, { places: 2 })).toEqual(["a", "b"]);
  });

  it("SEC-27: among those who have asked alike lots decide, not who came first", async () => {
    const all = { a: 0, b: 0, c: 0 };
    expect(await turnsOf(all, { places: 2, random: () => 0 })).toEqual(["b", "c"]);
    expect(await turnsOf(all, { places: 2, random: () => 0.999 })).toEqual(["b", "a"]);
  });

  it("passes over those who may not go", async () => {
    const line = new FairLine();
    void line.join({ key: "a", asked: 0 }, 5);
    void line.join({ key: "b", asked: 9 }, 5);
    expect(line.next((key) => key !== "a")).toBe("b");
    expect(line.next((key) => key !== "a")).toBeUndefined();
    expect(line.length).toBe(1);
  });
});

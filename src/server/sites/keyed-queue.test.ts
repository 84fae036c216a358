import { describe, expect, it } from "vitest";
import { createKeyedQueue } from "./keyed-queue.ts";

/** Work that ends when it is told to. */
function createWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    of: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    },
    async endOne() {
      await new Promise(setImmediate);
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

describe("createKeyedQueue", () => {
  it("runs work of one key in the order in which it came, and that of others beside it", async () => {
    const inTurn = createKeyedQueue<string>();
    const work = createWork();
    const all = ["a1", "a2", "b1"].map((name) => inTurn(name.slice(0, 1), work.of(name)));
    await new Promise(setImmediate);
    expect(work.begun).toEqual(["a1", "b1"]);
    for (let count = 0; count < 3; count++) await work.endOne();
    expect(await Promise.all(all)).toEqual(["a1", "a2", "b1"]);
    expect(work.begun).toEqual(["a1", "b1", "a2"]);
  });

  it("SEC-27: so much of one key runs and waits; the next is refused before it begins, with the time to come again, and others are not", async () => {
    const inTurn = createKeyedQueue<string>({ underWay: 3 });
    const work = createWork();
    const all = ["1", "2", "3"].map((name) => inTurn("a", work.of(name)));
    await expect(inTurn("a", work.of("4"))).rejects.toMatchObject({
      code: "too-many-requests",
      retryAfter: 2,
    });
    const other = inTurn("b", work.of("other"));
    await work.endOne();
    const later = inTurn("a", work.of("later"));
    for (let count = 0; count < 4; count++) await work.endOne();
    expect(await Promise.all([...all, other, later])).toEqual(["1", "2", "3", "other", "later"]);
    expect(work.begun).not.toContain("4");
  });

  it("goes on after work that fails, which leaves its place", async () => {
    const inTurn = createKeyedQueue<string>({ underWay: 1 });
    for (let count = 0; count < 2; count++)
      await expect(inTurn("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await inTurn("a", () => Promise.resolve("done"))).toBe("done");
  });
});

import { describe, expect, it } from "vitest";
import { BoundedWork } from "./bounded-work.ts";

const refusal = { message: "Come again.", retryAfter: 7 };

/** Work that ends when it is told to; `started` names what has begun, in its order. */
function createBench(bounds: Omit<ConstructorParameters<typeof BoundedWork>[0], "refusal">) {
  const turns = new BoundedWork({ ...bounds, refusal });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const refused: unknown[] = [];
  return {
    started,
    refused,
    ask(key: string, asked?: number) {
      const work = () => {
        started.push(key);
        return new Promise<void>((resolve) => ends.push(resolve));
      };
      const who = asked === undefined ? { key } : { key, asked };
      turns.run(who, work).catch((error: unknown) => refused.push(error));
    },
    async endOne() {
      await new Promise(setImmediate);
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

describe("BoundedWork", () => {
  it("SEC-27: runs so much at once, lets so much wait, and sends the rest away with the time to come again", async () => {
    const bench = createBench({ atOnce: 2, waiting: 3 });
    for (let count = 0; count < 6; count++) bench.ask("a");
    await bench.endOne();
    expect(bench.refused).toMatchObject([{ code: "unavailable", ...refusal }]);
    expect(bench.started).toHaveLength(3);
    for (let count = 0; count < 5; count++) await bench.endOne();
    expect(bench.started).toHaveLength(5);
    bench.ask("a");
    await bench.endOne();
    expect(bench.started).toHaveLength(6);
    expect(bench.refused).toHaveLength(1);
  });

  it("SEC-27: one key has so much running and under way, and takes nothing from the others", async () => {
    const bench = createBench({ atOnce: 4, atOnceOfKey: 2, waiting: 9, underWayOfKey: 3 });
    for (let count = 0; count < 4; count++) bench.ask("hostile");
    bench.ask("owner");
    await new Promise(setImmediate);
    expect(bench.started).toEqual(["hostile", "hostile", "owner"]);
    expect(bench.refused).toMatchObject([{ code: "too-many-requests", ...refusal }]);
  });

  it("SEC-27: where others fill the line, who has less under way goes first", async () => {
    const bench = createBench({ atOnce: 1, waiting: 2 });
    for (let count = 0; count < 3; count++) bench.ask("hostile");
    bench.ask("owner");
    await bench.endOne();
    expect(bench.started).toEqual(["hostile", "owner"]);
    expect(bench.refused).toMatchObject([{ code: "unavailable" }]);
  });

  it("goes on after work that fails", async () => {
    const turns = new BoundedWork({ atOnce: 1, waiting: 1, refusal });
    const failing = turns.run({ key: "a" }, () => Promise.reject(new Error("no")));
    const next = turns.run({ key: "a" }, () => Promise.resolve("done"));
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("done");
  });

  it("SEC-27: who waits too long, or has gone, is dropped, and the next one goes", async () => {
    const turns = new BoundedWork({ atOnce: 1, waiting: 9, longestWait: 30, refusal });
    const gate = Promise.withResolvers<string>();
    const gone = new AbortController();
    const first = turns.run({ key: "a" }, () => gate.promise);
    const left = turns.run({ key: "b", signal: gone.signal }, async () => "b");
    gone.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    await expect(turns.run({ key: "c" }, async () => "c")).rejects.toMatchObject({
      code: "unavailable",
      ...refusal,
    });
    const next = turns.run({ key: "d" }, async () => "d");
    gate.resolve("first");
    expect(await Promise.all([first, next])).toEqual(["first", "d"]);
    const late = turns.run({ key: "e", signal: gone.signal }, async () => "e");
    await expect(late).rejects.toThrow("gone");
  });
});

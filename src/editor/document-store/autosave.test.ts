import { describe, expect, it } from "vitest";
import { bytesPerBatch } from "#/site/operations/batch.ts";
import type { Operation } from "#/site/operations/operation.ts";
import { ApiError } from "../api/api-error.ts";
import type { OperationsAnswer } from "#/api/operations.ts";
import { createFakeTimers } from "../testing/fake-timers.ts";
import { createAutosave } from "./autosave.ts";

const operation = (id: string): Operation => ({ id, name: "text.set", args: {} });
const ids = (operations: readonly Operation[]) => operations.map(({ id }) => id).join("");
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** `keeping`: what the device answers, one after the other; afterwards it keeps at once. */
function setUp(keeping?: Promise<boolean>[]) {
  const timers = createFakeTimers(1000);
  const log: string[] = [];
  const answers: { resolve(): void; reject(error: unknown): void }[] = [];
  const autosave = createAutosave({
    timers,
    random: () => 1,
    outbox: {
      keep(operations) {
        log.push(`keep ${ids(operations)}`);
        return keeping?.shift() ?? Promise.resolve(true);
      },
      forget: async (gone) => void log.push(`forget ${gone.join("")}`),
    },
    send(operations) {
      log.push(`send ${ids(operations)}`);
      return new Promise<OperationsAnswer>((resolve, reject) => {
        const results = operations.map(({ id }, index) => ({
          id,
          status: "applied" as const,
          revision: index + 1,
          args: {},
        }));
        answers.push({ resolve: () => resolve({ revision: 1, results }), reject });
      });
    },
    onResults: (results) =>
      void log.push(`results ${results.map(({ id, status }) => id + status[0]).join(" ")}`),
  });
  const next = async (how: "resolve" | { error: unknown }) => {
    const answer = answers.shift();
    if (how === "resolve") answer?.resolve();
    else answer?.reject(how.error);
    await settle();
  };
  return { autosave, timers, log, next, phase: () => autosave.state.get().phase };
}

const lost = new ApiError({ status: 400, code: "network", message: "Failed to fetch" });

describe("autosave", () => {
  it("DOC-08: never parts a batch, also where it sends one thing at a time", async () => {
    const { autosave, log, next } = setUp();
    const batched = (id: string, batch: string, size: number): Operation => ({
      ...operation(id),
      batch: { id: batch, name: "batch", size },
    });
    const many = Array.from({ length: 49 }, () => operation("x"));
    autosave.add([...many, batched("a", "one", 2), batched("b", "one", 2), batched("c", "two", 1)]);
    await settle();
    expect(log.slice(1)).toEqual([`send ${"x".repeat(49)}`]);
    await next("resolve");
    expect(log.findLast((line) => line.startsWith("send"))).toBe("send abc");
    await next({ error: new ApiError({ status: 422, code: "invalid", message: "no" }) });
    expect(log.at(-1)).toBe("send ab");
    await next({ error: new ApiError({ status: 422, code: "invalid", message: "no" }) });
    expect(log.findLast((line) => line.startsWith("results"))).toBe("results ar br");
    expect(log.at(-1)).toBe("send c");
  });

  it("DOC-08: sends no more at once than one call may bring", async () => {
    const { autosave, log, next } = setUp();
    const large = (id: string): Operation => ({
      ...operation(id),
      args: { text: "я".repeat(bytesPerBatch / 4 + 1) },
    });
    autosave.add([large("a"), large("b"), operation("c"), large("d")]);
    await settle();
    const sent = () => log.filter((line) => line.startsWith("send"));
    expect(sent()).toEqual(["send a"]);
    await next("resolve");
    expect(sent()).toEqual(["send a", "send bc"]);
    await next("resolve");
    expect(sent()).toEqual(["send a", "send bc", "send d"]);
  });

  it("I6: keeps operations before it sends them, and says Saved only after the answer", async () => {
    const { autosave, log, next, phase } = setUp();
    autosave.add([operation("a")]);
    await settle();
    expect(log).toEqual(["keep a", "send a"]);
    expect(phase()).toBe("sending");
    await next("resolve");
    expect(log.slice(2)).toEqual(["results aa", "forget a"]);
    expect(autosave.state.get()).toEqual({
      phase: "saved",
      unsent: 0,
      isKept: true,
      savedAt: 1000,
    });
  });

  it("I6: sends nothing that the device doesn't keep yet, also what is added while it waits", async () => {
    const first = Promise.withResolvers<boolean>();
    const second = Promise.withResolvers<boolean>();
    const { autosave, log, next, phase } = setUp([first.promise, second.promise]);
    autosave.add([operation("a")]);
    await settle();
    autosave.add([operation("b")]);
    first.resolve(true);
    await settle();
    expect(log).toEqual(["keep a", "keep b", "send a"]);
    await next("resolve");
    expect(phase()).not.toBe("saved");
    expect(log.at(-1)).not.toBe("send b");
    second.resolve(true);
    await settle();
    expect(log.at(-1)).toBe("send b");
    await next("resolve");
    expect(phase()).toBe("saved");
  });

  it("I6: never calls kept what the device doesn't keep", async () => {
    const slow = Promise.withResolvers<boolean>();
    const { autosave, log, next } = setUp([slow.promise]);
    const isKept = () => autosave.state.get().isKept;
    autosave.add([operation("a")]);
    await settle();
    expect(isKept()).toBe(false);
    slow.resolve(true);
    await settle();
    expect(isKept()).toBe(true);
    await next({ error: lost });
    expect(autosave.state.get()).toMatchObject({ phase: "offline", isKept: true });
    expect(log).toEqual(["keep a", "send a"]);
  });

  it.each([
    ["has no room", () => Promise.reject(new Error("QuotaExceededError"))],
    ["keeps nothing beyond the tab", () => Promise.resolve(false)],
  ])(
    "I6: sends all the same where the device %s, and says so until the server has it",
    async (_why, answer) => {
      const { autosave, log, next } = setUp([answer()]);
      autosave.add([operation("a")]);
      await settle();
      expect(log).toEqual(["keep a", "send a"]);
      await next({ error: lost });
      expect(autosave.state.get()).toMatchObject({ phase: "offline", isKept: false });
      autosave.retryNow();
      await settle();
      await next("resolve");
      expect(autosave.state.get()).toMatchObject({ phase: "saved", isKept: true });
    },
  );

  it("has one request in flight and puts together what comes meanwhile", async () => {
    const { autosave, log, next } = setUp();
    autosave.add([operation("a")]);
    await settle();
    autosave.add([operation("b")]);
    autosave.add([operation("c")]);
    await settle();
    expect(log.filter((line) => line.startsWith("send"))).toEqual(["send a"]);
    await next("resolve");
    expect(log.filter((line) => line.startsWith("send"))).toEqual(["send a", "send bc"]);
  });

  it("shows Saving… only after 400 ms, and Saved for 2 s", async () => {
    const { autosave, timers, next, phase } = setUp();
    autosave.add([operation("a")]);
    await settle();
    timers.pass(399);
    expect(phase()).toBe("sending");
    timers.pass(1);
    expect(phase()).toBe("saving");
    await next("resolve");
    timers.pass(1999);
    expect(phase()).toBe("saved");
    timers.pass(1);
    expect(phase()).toBe("resting");
  });

  it("I5: sends the same operations again after 1, 2, 4 s while the connection is lost", async () => {
    const { autosave, timers, log, next, phase } = setUp();
    autosave.add([operation("a")]);
    await settle();
    for (const wait of [1000, 2000, 4000]) {
      await next({ error: lost });
      expect(phase()).toBe("offline");
      timers.pass(wait - 1);
      await settle();
      const before = log.length;
      timers.pass(1);
      await settle();
      expect(log.slice(before)).toEqual(["send a"]);
    }
    await next("resolve");
    expect(phase()).toBe("saved");
  });

  it("tries at once when told to, and starts from 1 s again after a success", async () => {
    const { autosave, log, next, phase } = setUp();
    autosave.add([operation("a")]);
    await settle();
    await next({ error: lost });
    autosave.add([operation("b")]);
    await settle();
    expect(log.filter((line) => line.startsWith("send"))).toEqual(["send a"]);
    expect(autosave.state.get()).toMatchObject({ phase: "offline", unsent: 2 });
    autosave.retryNow();
    await settle();
    await next("resolve");
    expect(log).toContain("send ab");
    expect(phase()).toBe("saved");
  });

  it("tries once more at once where it was told to while a request was on its way that then fails", async () => {
    const { autosave, timers, log, next, phase } = setUp();
    const sent = () => log.filter((line) => line.startsWith("send")).length;
    autosave.add([operation("a")]);
    await settle();
    autosave.retryNow();
    await settle();
    expect(sent()).toBe(1);
    await next({ error: lost });
    expect(sent()).toBe(2);
    expect(phase()).toBe("sending");
    await next({ error: lost });
    expect(sent()).toBe(2);
    expect(phase()).toBe("offline");
    timers.pass(1000);
    await settle();
    await next("resolve");
    expect(phase()).toBe("saved");
  });

  it("forgets that it was told to try where the request on its way came through", async () => {
    const { autosave, log, next, phase } = setUp();
    autosave.add([operation("a")]);
    await settle();
    autosave.retryNow();
    await next("resolve");
    autosave.add([operation("b")]);
    await settle();
    await next({ error: lost });
    expect(log.filter((line) => line.startsWith("send"))).toEqual(["send a", "send b"]);
    expect(phase()).toBe("offline");
  });

  it("finds the operation that makes the server refuse a whole request", async () => {
    const { autosave, log, next } = setUp();
    const refused = new ApiError({ status: 422, code: "invalid", message: "No" });
    autosave.add([operation("a"), operation("b")]);
    await settle();
    await next({ error: refused });
    await next({ error: refused });
    await next("resolve");
    expect(log.filter((line) => line.startsWith("results"))).toEqual(["results ar", "results ba"]);
  });

  it.each([
    ["nobody is signed in", 401],
    ["nobody there has access to the site", 404],
  ])("PEOPLE-71: keeps everything while %s", async (_, status) => {
    const { autosave, log, next, phase, timers } = setUp();
    autosave.add([operation("a")]);
    await settle();
    await next({ error: new ApiError({ status, code: "refused", message: "No" }) });
    expect(phase()).toBe("signed-out");
    timers.pass(60_000);
    expect(log).not.toContain("forget a");
    autosave.retryNow();
    await settle();
    await next("resolve");
    expect(phase()).toBe("saved");
  });
});

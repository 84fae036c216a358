import { describe, expect, it, vi } from "vitest";
import { createFakeTimers } from "../testing/fake-timers.ts";
import { createReach } from "./reach.ts";
import { createCall } from "../api/request.ts";

/** A server that is there or not, and calls that are answered when the test wants them to be. */
function setUp() {
  const timers = createFakeTimers();
  const server = { isThere: true, probes: 0 };
  const probe = async (): Promise<void> => {
    server.probes += 1;
    if (!server.isThere) throw new TypeError("Failed to fetch");
  };
  const reach = createReach({ probe, timers, random: () => 1 });
  const told: boolean[] = [];
  reach.isReachable.subscribe(() => told.push(reach.isReachable.get()));
  /** Lets time pass, and a probe end. */
  const pass = async (milliseconds: number): Promise<void> => {
    timers.pass(milliseconds);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const transport = (async (_url: string, { signal }: RequestInit = {}) => {
    if (signal?.aborted) throw new DOMException("aborted", "AbortError");
    if (!server.isThere) throw new TypeError("Failed to fetch");
    return new Response("{}");
  }) as typeof fetch;
  return { server, reach, told, pass, call: createCall(transport, reach) };
}

describe("OFF-11: whether the server can be reached", () => {
  it("is known from the first call that fails, and from the next one that is answered, whatever it says", async () => {
    const { server, told, call, reach } = setUp();
    await call("sites");
    expect(told).toEqual([]);
    server.isThere = false;
    await expect(call("sites")).rejects.toThrow();
    expect(told).toEqual([false]);
    const refusing = createCall(async () => new Response("{}", { status: 503 }), reach);
    await expect(refusing("sites")).rejects.toThrow();
    expect(told).toEqual([false, true]);
  });

  it("isn't asked of calls that were aborted", async () => {
    const { server, told, call, pass } = setUp();
    server.isThere = false;
    await expect(call("sites", { signal: AbortSignal.abort() })).rejects.toThrow();
    await pass(60_000);
    expect(told).toEqual([]);
    expect(server.probes).toBe(0);
  });

  it("is asked less and less often until there is an answer, and then no more", async () => {
    const { server, told, call, pass } = setUp();
    server.isThere = false;
    await expect(call("sites")).rejects.toThrow();
    const asked: number[] = [];
    for (let second = 1; second <= 100; second += 1) {
      await pass(1_000);
      if (server.probes > asked.length) asked.push(second);
    }
    expect(asked).toEqual([1, 3, 7, 15, 31, 61, 91]);
    server.isThere = true;
    await pass(30_000);
    expect(told).toEqual([false, true]);
    await pass(300_000);
    expect(server.probes).toBe(8);
  });

  it("isn't taken from calls that began before it was lost", async () => {
    const { told, reach } = setUp();
    const [answered, failed] = [reach.begin(), reach.begin()];
    reach.begin().failed();
    answered.answered();
    expect(told).toEqual([false]);
    reach.begin().answered();
    failed.failed();
    expect(told).toEqual([false, true]);
  });

  it("isn't lost by a question that began before it was found", async () => {
    const timers = createFakeTimers();
    const asked: PromiseWithResolvers<void>[] = [];
    const probe = (): Promise<void> => {
      const question = Promise.withResolvers<void>();
      asked.push(question);
      return question.promise;
    };
    const reach = createReach({ probe, timers, random: () => 1 });
    reach.begin().failed();
    timers.pass(1_000);
    expect(asked).toHaveLength(1);
    reach.begin().answered();
    asked[0]?.reject(new Error("No answer within five seconds"));
    await new Promise((resolve) => setImmediate(resolve));
    expect(reach.isReachable.get()).toBe(true);
    timers.pass(60_000);
    expect(asked, "and isn't asked again").toHaveLength(1);
  });

  it("is asked where a call gets no answer for eight seconds: the network may swallow everything", async () => {
    const { server, told, reach, pass } = setUp();
    const hanging = reach.begin();
    await pass(7_999);
    expect(server.probes).toBe(0);
    await pass(1);
    expect(server.probes, "the server is there: it has much to do").toBe(1);
    expect(told).toEqual([]);
    hanging.answered();
    server.isThere = false;
    reach.begin();
    await pass(8_000);
    expect(told).toEqual([false]);
  });

  it("OFF-13: gives up what waits once it is lost for eight seconds, and not where it is back by then", async () => {
    const { reach, pass } = setUp();
    const [givenUp, answered] = [vi.fn<() => void>(), vi.fn<() => void>()];
    reach.begin(givenUp);
    const other = reach.begin(answered);
    reach.noteNetwork(false);
    await pass(7_999);
    other.answered();
    expect(reach.isReachable.get(), "a probe found it").toBe(true);
    await pass(60_000);
    expect(givenUp).not.toHaveBeenCalled();
    other.ended();
    reach.begin().failed();
    reach.noteNetwork(false);
    expect(givenUp).not.toHaveBeenCalled();
  });

  it("OFF-13: a call that a network swallows fails as one without a connection", async () => {
    const { server, reach, pass } = setUp();
    const swallowing = ((_url: string, { signal }: RequestInit = {}) =>
      new Promise((_, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason)),
      )) as typeof fetch;
    const ended = createCall(swallowing, reach)("sites").catch((error: unknown) => error);
    server.isThere = false;
    await pass(8_000);
    expect(reach.isReachable.get()).toBe(false);
    await pass(8_000);
    expect(await ended).toMatchObject({ code: "network", message: "The server can't be reached" });
  });

  it("is asked where a stream breaks, and lost only where there is no answer", async () => {
    const { server, told, reach, pass } = setUp();
    reach.check();
    await pass(0);
    expect(told).toEqual([]);
    server.isThere = false;
    reach.check();
    await pass(0);
    expect(told).toEqual([false]);
  });

  it("follows the browser where that knows of no network, but believes an answer more", async () => {
    const { server, told, reach, pass } = setUp();
    server.isThere = false;
    reach.noteNetwork(false);
    expect(told, "at once").toEqual([false]);
    reach.noteNetwork(true);
    await pass(0);
    expect(told, "a network isn't yet a server").toEqual([false]);
    server.isThere = true;
    reach.noteNetwork(true);
    await pass(0);
    expect(told).toEqual([false, true]);
    reach.noteNetwork(false);
    reach.begin().answered();
    expect(told, "a server on the same machine").toEqual([false, true, false, true]);
  });

  it("calls who waits for it, each time it is back, until they stop", () => {
    const { reach } = setUp();
    let calls = 0;
    const stop = reach.onBack(() => (calls += 1));
    for (let round = 0; round < 2; round += 1) {
      reach.noteNetwork(false);
      reach.begin().answered();
    }
    expect(calls).toBe(2);
    stop();
    reach.noteNetwork(false);
    reach.begin().answered();
    expect(calls).toBe(2);
  });
});

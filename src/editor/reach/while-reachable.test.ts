import { beforeEach, expect, it, vi } from "vitest";
import { createSignal } from "../signals/signal.ts";
import { whileReachable } from "./while-reachable.ts";

let reach: { isReachable: ReturnType<typeof createSignal<boolean>> };
let due: (() => void)[];
const timers = {
  after: (_milliseconds: number, run: () => void) => {
    due.push(run);
    return () => void (due = due.filter((one) => one !== run));
  },
};
beforeEach(() => {
  reach = { isReachable: createSignal(true) };
  due = [];
});

const never = new Promise<string>(() => undefined);

it("OFF-12: what a network swallows is given up once the server is known to be out of reach", async () => {
  const work = whileReachable(never, { reach, timers });
  const ended = vi.fn<() => void>();
  work.catch(ended);
  expect(due).toEqual([]);
  reach.isReachable.set(false);
  expect(due).toHaveLength(1);
  reach.isReachable.set(true);
  expect(due, "it is back").toEqual([]);
  reach.isReachable.set(false);
  due.forEach((run) => run());
  await expect(work).rejects.toThrow("reached");
  reach.isReachable.set(true);
  reach.isReachable.set(false);
  expect(due, "nothing listens any more").toEqual([]);
});

it("OFF-12: what the device answers without the server counts, and so does a failure", async () => {
  reach.isReachable.set(false);
  expect(await whileReachable(Promise.resolve("kept"), { reach, timers })).toBe("kept");
  await expect(
    whileReachable(Promise.reject(new Error("refused")), { reach, timers }),
  ).rejects.toThrow("refused");
  expect(due).toEqual([]);
});

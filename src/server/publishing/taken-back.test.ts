import { expect, it, vi } from "vitest";
import type { EqualsLiveInfo } from "#/api/publishing.ts";
import { createFindTakenBack } from "./taken-back.ts";

const never = (): Promise<void> => new Promise(() => undefined);

function prepare(answer: (id: number) => Promise<EqualsLiveInfo>, sleep = never) {
  const equalsLive = vi.fn<(id: number) => Promise<EqualsLiveInfo>>(answer);
  const warn = vi.fn<() => void>();
  const find = createFindTakenBack({ equalsLive, clock: { now: () => 0, sleep }, log: { warn } });
  return { find, equalsLive, warn };
}

const site = (id: number, revision = 5) => ({ id, revision, releaseId: 9 });

it("PUB-22: of sites that were edited, those that are as published are found; each that differs is compared once for every edit", async () => {
  const { find, equalsLive } = prepare(async (id) => ({ revision: 5, isEqual: id === 2 }));
  expect(await find([])).toEqual(new Set());
  expect(await find([site(1), site(2), site(3)])).toEqual(new Set([2]));
  expect(equalsLive).toHaveBeenCalledTimes(3);
  expect(await find([site(1), site(3)])).toEqual(new Set());
  expect(equalsLive).toHaveBeenCalledTimes(3);
  await find([{ ...site(1), releaseId: 10 }]);
  expect(equalsLive).toHaveBeenCalledTimes(4);
});

it("PUB-22: an answer about another revision finds nothing and is kept for none", async () => {
  const { find, equalsLive } = prepare(async () => ({ revision: 6, isEqual: true }));
  expect(await find([site(1)])).toEqual(new Set());
  expect(await find([site(1, 6)])).toEqual(new Set([1]));
  expect(equalsLive).toHaveBeenCalledTimes(2);
});

it("PUB-22: what can’t be compared leaves the answer as it is, and is tried again", async () => {
  const { find, equalsLive, warn } = prepare(() => Promise.reject(new Error("disk")));
  expect(await find([site(1), site(2)])).toEqual(new Set());
  expect(await find([site(1)])).toEqual(new Set());
  expect(equalsLive).toHaveBeenCalledTimes(3);
  expect(warn).toHaveBeenCalledTimes(3);
});

it("PUB-22: nobody waits for a slow comparison, nor is it begun twice at a time", async () => {
  const slow = Promise.withResolvers<EqualsLiveInfo>();
  const { find, equalsLive } = prepare(
    () => slow.promise,
    async () => undefined,
  );
  expect(await Promise.all([find([site(1), site(2)]), find([site(1)])])).toEqual([
    new Set(),
    new Set(),
  ]);
  expect(equalsLive.mock.calls).toEqual([[1]]);
  slow.resolve({ revision: 5, isEqual: false });
  await vi.waitFor(async () => {
    await find([site(1)]);
    expect(equalsLive.mock.calls).toEqual([[1]]);
  });
});

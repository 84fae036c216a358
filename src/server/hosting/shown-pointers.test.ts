import { expect, test } from "vitest";
import type { LivePointer } from "../storage/live-pointer.ts";
import { releaseWithAsset, testHosting } from "./hosting-fixture.ts";

/** A site that visitors see, on a disk that takes no pointer until it is told to. */
async function onFullDisk() {
  const hosting = await testHosting();
  await hosting.show(await releaseWithAsset());
  const { pointers } = hosting;
  const { write, remove } = pointers;
  const failing = async () => {
    throw Object.assign(new Error("the disk"), { code: "ENOSPC" });
  };
  Object.assign(pointers, { write: failing, remove: failing });
  const stored = async () => (await pointers.readAll()).pointers[0];
  const heal = (written = () => {}) => {
    const healed = async (pointer: LivePointer) => {
      await write(pointer);
      written();
    };
    Object.assign(pointers, { write: healed, remove });
  };
  return { ...hosting, stored, heal };
}

test("I7: what a full disk can't take of a site is refused, holds for visitors, and is written by itself once it can be", async () => {
  const { hosting, ask, stored, heal } = await onFullDisk();
  await expect(hosting.setTakenDown(7, true)).rejects.toThrow("the disk");
  expect((await ask("/")).status).toBe(451);
  expect(await stored()).not.toHaveProperty("isTakenDown");
  await expect(hosting.settle(7)).rejects.toThrow("the disk");
  const end = new AbortController();
  heal(() => end.abort());
  await hosting.settleAll(end.signal);
  expect(await stored()).toMatchObject({ isTakenDown: true });
  expect((await ask("/")).status).toBe(451);
});

test("I7: a site that is taken off while the disk fails stays off, after a restart too", async () => {
  const { hosting, ask, stored, heal } = await onFullDisk();
  await expect(hosting.hide(7)).rejects.toThrow("the disk");
  expect((await ask("/")).status).toBe(404);
  heal();
  await hosting.settle(7);
  expect(await stored()).toBeUndefined();
});

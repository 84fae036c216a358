import { expect, test } from "vitest";
import { createPreviewKeys, longestWait } from "./preview-keys.ts";

type Keys = { key: string; expiresAt: number }[];

/** Links in a database that answers when, and as, a test says, and a clock whose sleepers a test wakes. */
function prepare() {
  let time = 0;
  const readings: PromiseWithResolvers<Keys>[] = [];
  const sleepers: { until: number; wake: () => void }[] = [];
  const clock = {
    now: () => time,
    sleep: (ms: number) =>
      new Promise<void>((wake) => void sleepers.push({ until: time + ms, wake })),
  };
  const read = () => {
    const reading = Promise.withResolvers<Keys>();
    readings.push(reading);
    return reading.promise;
  };
  const pass = (ms: number) => {
    time += ms;
    for (const { until, wake } of sleepers) if (until <= time) wake();
  };
  return { readings, pass, hasPreview: createPreviewKeys({ clock, read }) };
}

const lamp = "lamp0lamp0la";
const links = [{ key: lamp, expiresAt: 60_000 }];

test("DOMAIN-57: previews that there are are known from memory, and a flood of made-up names costs one reading", async () => {
  const { readings, pass, hasPreview } = prepare();
  const first = hasPreview(lamp);
  await expect.poll(() => readings.length).toBe(1);
  readings[0]?.resolve(links);
  expect(await first).toBe(true);
  const flood = Array.from({ length: 1_000 }, (_, index) =>
    hasPreview(`made${String(index).padStart(8, "0")}`),
  );
  // nothing is read for what can be no key
  for (const wrong of ["", "x", "é".repeat(12), "lamp0lamp0la0", "0amp0lamp0la"])
    expect(await hasPreview(wrong)).toBe(false);
  expect(await hasPreview(lamp)).toBe(true);
  expect(readings).toHaveLength(1);
  pass(500);
  await expect.poll(() => readings.length).toBe(2);
  readings[1]?.resolve(links);
  expect((await Promise.all(flood)).every((has) => !has)).toBe(true);
  expect(readings).toHaveLength(2);
  // it expires by itself, and is asked for once more
  pass(59_500);
  const late = hasPreview(lamp);
  await expect.poll(() => readings.length).toBe(3);
  readings[2]?.resolve([]);
  expect(await late).toBe(false);
});

test("DOMAIN-57: a preview that was taken back since gets no certificate, however long nobody asked", async () => {
  const { readings, pass, hasPreview } = prepare();
  const first = hasPreview(lamp);
  await expect.poll(() => readings.length).toBe(1);
  readings[0]?.resolve(links);
  expect(await first).toBe(true);
  pass(30_000);
  const later = hasPreview(lamp);
  await expect.poll(() => readings.length).toBe(2);
  readings[1]?.resolve([]);
  expect(await later).toBe(false);
});

test("DOMAIN-57: a link that was made while a reading was under way is found by the next; a database that hangs is waited for within bounds", async () => {
  const { readings, pass, hasPreview } = prepare();
  const before = hasPreview("torch0torch0");
  await expect.poll(() => readings.length).toBe(1);
  const after = hasPreview(lamp);
  readings[0]?.resolve([]);
  expect(await before).toBe(false);
  pass(500);
  await expect.poll(() => readings.length).toBe(2);
  readings[1]?.reject(new Error("no database"));
  expect(await after).toBe(false);
  const again = hasPreview(lamp);
  pass(500);
  await expect.poll(() => readings.length).toBe(3);
  const flood = Array.from({ length: 100 }, () => hasPreview(lamp));
  pass(longestWait);
  expect(await again).toBe(false);
  expect((await Promise.all(flood)).every((has) => !has)).toBe(true);
  expect(readings).toHaveLength(3);
  readings[2]?.resolve(links);
  await expect.poll(() => hasPreview(lamp)).toBe(true);
});

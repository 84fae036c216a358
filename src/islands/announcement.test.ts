// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.setSystemTime(Date.parse("2026-11-28T18:00:00Z"));
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page that is loaded anew, and what of its announcements is seen. */
async function load(...bars: readonly string[]): Promise<string[]> {
  document.body.innerHTML = bars
    .map((attributes) => `<aside ${attributes}><button></button></aside>`)
    .join("");
  const { initAnnouncements } = await import("./announcement.ts");
  initAnnouncements();
  return seen();
}
function seen(): string[] {
  return [...document.querySelectorAll<HTMLElement>("aside:not([hidden])")].map(
    ({ dataset }) => dataset["announcement"] ?? "",
  );
}
const close = () => document.querySelector("button")?.click();

it("ANNOUNCE-03: what was closed stays closed until its words change", async () => {
  expect(await load('data-announcement="rye"')).toEqual(["rye"]);
  close();
  expect(seen()).toEqual([]);
  vi.resetModules();
  expect(await load('data-announcement="rye"')).toEqual([]);
  expect(await load('data-announcement="rye2"')).toEqual(["rye2"]);
  close();
  vi.resetModules();
  expect(await load('data-announcement="rye"', 'data-announcement="rye2"')).toEqual([]);
});

it("ANNOUNCE-03: one that can no longer be closed is seen again", async () => {
  await load('data-announcement="rye"');
  close();
  document.body.innerHTML = '<aside data-announcement=""></aside>';
  const { initAnnouncements } = await import("./announcement.ts");
  initAnnouncements();
  expect(seen()).toEqual([""]);
});

it("ANNOUNCE-03: a browser keeps 20 of them, the latest", async () => {
  for (let count = 0; count <= 20; count += 1) {
    await load(`data-announcement="a${count}"`);
    close();
  }
  expect(localStorage.getItem("closedAnnouncements")?.split(" ")).toHaveLength(20);
  vi.resetModules();
  expect(await load('data-announcement="a0"', 'data-announcement="a1"')).toEqual(["a0"]);
});

it("ANNOUNCE-03: where the browser keeps nothing it is closed for this visit", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("No storage", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("No storage", "SecurityError");
  });
  await load('data-announcement="rye"');
  close();
  expect(await load('data-announcement="rye"')).toEqual([]);
  vi.resetModules();
  expect(await load('data-announcement="rye"')).toEqual(["rye"]);
});

it("ANNOUNCE-04: is hidden once its last day has ended everywhere", async () => {
  const until = (day: string) => load(`data-announcement="rye" data-ends="${day}"`);
  expect(await until("2026-11-27")).toEqual([]);
  expect(await until("2026-11-28")).toEqual(["rye"]);
  vi.setSystemTime(Date.parse("2026-11-29T11:59:00Z"));
  expect(await until("2026-11-28")).toEqual(["rye"]);
  vi.setSystemTime(Date.parse("2026-11-29T12:00:00Z"));
  expect(await until("2026-11-28")).toEqual([]);
});

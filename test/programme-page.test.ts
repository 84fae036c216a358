import { beforeAll, expect, it } from "vitest";
import { publishedStarter } from "./fixtures/published-starter.ts";

const pages = new Map<string, string>();

beforeAll(async () => {
  for (const { path, html } of await publishedStarter("night")) pages.set(path, html);
});

/** What a page of the conference shows of a few words; no whole page is printed where one is missing. */
function has(path: string, words: string): boolean {
  return (pages.get(path) ?? "").includes(words);
}

it("PROG-92: another page shows the first day of a programme, and leads to the others and to all of it", () => {
  expect(has("/", "Cranes by moonlight")).toBe(true);
  expect(has("/", "Second dusk")).toBe(false);
  expect(has("/", '<a href="/programme/#comp-nights.2"><b>Sat 13 Feb</b>')).toBe(true);
  expect(has("/", "Both nights, all sessions")).toBe(true);
  expect(has("/", "data-plan")).toBe(false);
});

it("PROG-92: the page of a programme shows all days with their plan, under the page’s own title", () => {
  expect(has("/programme/", "Cranes by moonlight")).toBe(true);
  expect(has("/programme/", "Second dusk")).toBe(true);
  expect(has("/programme/", "data-plan")).toBe(true);
  expect(has("/programme/", "Both nights, all sessions")).toBe(false);
  expect(has("/programme/", ">Programme</h2>")).toBe(false);
  expect(has("/", ">Programme</h2>")).toBe(true);
});

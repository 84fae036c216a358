// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { mostRecent, recentTemplates, rememberTemplate } from "./recent-templates.ts";

const key = "vitrine-recent-templates";
afterEach(() => localStorage.clear());

it("PICK-05: the last one comes first, each once, as many as are remembered", () => {
  expect(recentTemplates()).toEqual([]);
  for (let at = 0; at < mostRecent; at += 1) rememberTemplate(`Template${at}`);
  expect(recentTemplates()).toHaveLength(mostRecent);
  rememberTemplate("Template0");
  expect(recentTemplates()).toHaveLength(mostRecent);
  expect(recentTemplates().slice(0, 2)).toEqual(["Template0", `Template${mostRecent - 1}`]);
  rememberTemplate("One");
  expect(recentTemplates()).toHaveLength(mostRecent);
  expect(recentTemplates()[0]).toBe("One");
});

it.each([
  "",
  "{",
  "null",
  '{"a":1}',
  '["<script>"]',
  "[1]",
  JSON.stringify(Array(99).fill("Team")),
])("PICK-05: %s in the browser’s storage is nothing", (stored) => {
  localStorage.setItem(key, stored);
  expect(recentTemplates()).toEqual([]);
  rememberTemplate("TeamCards");
  expect(recentTemplates()).toEqual(["TeamCards"]);
});

import { expect, it } from "vitest";
import { testRecords } from "../../../../test/fixtures/document.ts";
import { runAll } from "../../../../test/fixtures/operations.ts";
import { idSchema } from "#/site/id.ts";
import { readSite } from "#/site/operations/target.ts";
import { compareNotFound, notFoundPage, restoreNotFoundSteps } from "./not-found-page.ts";

const target = { part: "notFound" } as const;
const past = testRecords();
const { languages } = readSite(past);
const [{ code: primary = "" } = {}, { code: other = "" } = {}] = languages;
const worded = runAll(past, [
  {
    name: "text.set",
    args: { target, path: ["title"], language: primary, text: "Sold out", was: "" },
  },
  {
    name: "text.set",
    args: { target, path: ["title"], language: other, text: "Распродано", was: "" },
  },
]);
const now = runAll(worded, [
  { name: "field.set", args: { target, path: ["side"], value: "center" } },
]);

it("HIST-145: the 404 page is compared by its texts in each language and by its look", () => {
  expect(compareNotFound(readSite(past), readSite(past)).isSame).toBe(true);
  const { texts, isSame } = compareNotFound(readSite(past), readSite(now));
  expect(isSame).toBe(false);
  expect(
    texts.map(({ path, language, past: was, now: is }) => [path[0], language, was, is]),
  ).toEqual([
    ["title", primary, null, "Sold out"],
    ["title", other, null, "Распродано"],
  ]);
  const look = compareNotFound(readSite(worded), readSite(now));
  expect([look.texts, look.isSame]).toEqual([[], false]);
});

it.each([
  ["one without words of its own", past, now],
  ["one with words", now, past],
  ["another look", worded, now],
])("HIST-145: it becomes what it was, %s, whatever it is by now", (_what, before, after) => {
  const restored = runAll(after, restoreNotFoundSteps(readSite(before), readSite(after)));
  expect(readSite(restored).settings.notFound).toEqual(readSite(before).settings.notFound);
  expect(restoreNotFoundSteps(readSite(before), readSite(restored))).toEqual([]);
});

it("HIST-145: no page can have the id that stands for it", () => {
  expect(idSchema.safeParse(notFoundPage).success).toBe(false);
});

import { expect, it } from "vitest";
import { testSection } from "#/render/render-fixture.ts";
import { findSection } from "#/sections/definitions.ts";
import { emptyMeta } from "../page.ts";
import type { Section } from "../section.ts";
import { repeatedAnnouncements } from "./repeated-announcements.ts";

const first = testSection("AnnouncementBar", "one");
const second = { ...first, id: "two" };

function found(sections: Section[]): unknown {
  const page = { id: "home", meta: emptyMeta, sections };
  return repeatedAnnouncements(page, findSection).map(({ code, severity, section }) => [
    code,
    severity,
    section,
  ]);
}

it("CHECK-30: a page has one announcement above its bar; each further one is told of", () => {
  const other = testSection("TextStatement", "other");
  expect(found([other, first])).toEqual([]);
  expect(found([first, other, second, { ...first, id: "three" }])).toEqual([
    ["announcement-second", "warning", "two"],
    ["announcement-second", "warning", "three"],
  ]);
});

it("CHECK-30: one for phones and one for wider windows are both seen, and what nobody sees counts for nothing", () => {
  expect(
    found([
      { ...first, hidden: "phones" },
      { ...second, hidden: "desktops" },
    ]),
  ).toEqual([]);
  expect(found([{ ...first, hidden: "everywhere" }, second])).toEqual([]);
  expect(found([{ ...first, hidden: "phones" }, second])).toHaveLength(1);
});

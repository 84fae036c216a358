import { describe, expect, it } from "vitest";
import { findSection } from "#/sections/registry.ts";
import { toRecords } from "#/site/records.ts";
import { findProblems } from "../../test/fixtures/find-problems.ts";
import { readStarter } from "../../test/fixtures/starter.ts";

const { document } = readStarter("polden");
const { site, index, pages } = document;

describe("the restaurant", () => {
  it("DEMO-11: is LIGHT and ROUNDED, with its dishes, its story, where and when it is open, and a table to ask for", () => {
    expect(site.theme).toMatchObject({ colorMode: "LIGHT", look: "ROUNDED", brand: "#c9341f" });
    expect(index.entries.map(({ path }) => path)).toEqual(["/", "/menu", "/table"]);
    expect(pages.map((page) => page.sections.map(({ template }) => template).join(" "))).toEqual([
      "HeaderSplit Linked MenuPhotos AboutStory ReviewsBig GalleryMasonry MapBranches",
      "PageTitle Linked MenuRestaurant",
      "NoHeader Linked Contact14 HoursTable",
    ]);
    expect(site.settings.organisation.hours?.days).toHaveLength(7);
  });

  it("DEMO-11: announces Saturday's pie above the bar of every page, for a week or two", () => {
    const [pie, ...others] = site.linked ?? [];
    expect([pie?.template, others]).toEqual(["AnnouncementBar", []]);
    const now = Date.parse("2026-11-20T17:00:00Z");
    const { site: made } = readStarter("polden", new Date(now)).document;
    const until = made.linked?.[0]?.fields["until"];
    expect(until).toEqual({ date: "2026-11-28" });
  });

  it("DEMO-11: can be published without an error or a warning, in both its languages", () => {
    expect(site.languages.map(({ code, status }) => `${code} ${status}`)).toEqual([
      "ru active",
      "en active",
    ]);
    expect(findProblems(toRecords(document), findSection)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { findSection } from "#/sections/registry.ts";
import { toRecords } from "#/site/records.ts";
import { findProblems } from "../../test/fixtures/find-problems.ts";
import { readStarter } from "../../test/fixtures/starter.ts";

const { document } = readStarter("yard");
const { site, index, pages } = document;

describe("the school", () => {
  it("DEMO-13: is LIGHT and ROUNDED on a light brand colour, with what a day is made of, news, a timetable, events and a trial day to ask for", () => {
    expect(site.theme).toMatchObject({ colorMode: "LIGHT", look: "ROUNDED", brand: "#ffc42e" });
    expect(index.entries.map(({ path }) => path)).toEqual(["/", "/day", "/join"]);
    expect(pages.map((page) => page.sections.map(({ template }) => template).join(" "))).toEqual([
      "HeaderIllustration AboutMission StepsCards TeamCircles GalleryBeforeAfter PostsCards PayDonate",
      "PageTitleCentred FeaturesAlternating TextQuote ActionBand",
      "PageTitleBeside TimetableWeek EventsList Contact14 QuestionsAccordion FilesList",
    ]);
    expect(site.footer.template).toBe("FooterMapForm");
  });

  it("DEMO-13: can be published without an error or a warning, in both its languages", () => {
    expect(site.languages.map(({ code, status }) => `${code} ${status}`)).toEqual([
      "ru active",
      "en active",
    ]);
    expect(findProblems(toRecords(document), findSection)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { findSection } from "#/sections/registry.ts";
import { toRecords } from "#/site/records.ts";
import { findProblems } from "../../test/fixtures/find-problems.ts";
import { readStarter } from "../../test/fixtures/starter.ts";

const { document } = readStarter("arnes");
const { site, index, pages } = document;

describe("the portfolio", () => {
  it("DEMO-15: is LIGHT and SHARP, with works, a studio, a journal of six articles and a page of links", () => {
    expect(site.theme).toMatchObject({ colorMode: "LIGHT", look: "SHARP" });
    expect(index.entries.map(({ path }) => path)).toEqual([
      "/",
      "/journal",
      "/journal/wall",
      "/journal/lime",
      "/journal/potter",
      "/journal/clock",
      "/journal/step",
      "/journal/hole",
      "/links",
    ]);
    expect(pages.map((page) => page.sections.map(({ template }) => template).join(" "))).toEqual([
      "HeaderSlides TextStatement GalleryMasonry TextQuote AboutStory PostsCards ContactMinimal",
      "PageTitle PostsList",
      ...["wall", "lime", "potter", "clock", "step", "hole"].map(
        () => "TextArticle AboutAuthor PostsNeighbours",
      ),
      "LinksBioBeside",
    ]);
    expect(site.footer.template).toBe("FooterMinimal");
  });

  it("DEMO-15: can be published without an error or a warning, in both its languages", () => {
    expect(site.languages.map(({ code, status }) => `${code} ${status}`)).toEqual([
      "en active",
      "ru active",
    ]);
    expect(findProblems(toRecords(document), findSection)).toEqual([]);
  });
});

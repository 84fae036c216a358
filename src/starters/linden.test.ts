import { describe, expect, it } from "vitest";
import { findSection } from "#/sections/registry.ts";
import { toRecords } from "#/site/records.ts";
import { findProblems } from "../../test/fixtures/find-problems.ts";
import { readStarter } from "../../test/fixtures/starter.ts";

const { document } = readStarter("linden");
const { site, index, pages } = document;

describe("the dental practice", () => {
  it("DEMO-12: is EXTRALIGHT and CORNERED, with what happens, who is there, every price, and a visit to ask for", () => {
    expect(site.theme).toMatchObject({ colorMode: "EXTRALIGHT", look: "CORNERED" });
    expect(index.entries.map(({ path }) => path)).toEqual(["/", "/prices", "/visit"]);
    expect(pages.map((page) => page.sections.map(({ template }) => template).join(" "))).toEqual([
      "HeaderCentred Linked FeaturesGrid StepsNumbered GalleryBeforeAfter TeamCards QuestionsAccordion ActionBackdrop",
      "PageTitle Linked PricingGroups ActionBackdrop QuestionsColumns FilesList",
      "NoHeader Linked ContactMap HoursTable",
    ]);
    expect(site.footer.template).toBe("FooterClosing");
  });

  it("DEMO-12: can be published without an error or a warning, in both its languages", () => {
    expect(site.languages.map(({ code, status }) => `${code} ${status}`)).toEqual([
      "en active",
      "ru active",
    ]);
    expect(findProblems(toRecords(document), findSection)).toEqual([]);
  });
});

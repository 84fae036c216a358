import { describe, expect, it } from "vitest";
import { findSection } from "#/sections/registry.ts";
import { toRecords } from "#/site/records.ts";
import { findProblems } from "../../test/fixtures/find-problems.ts";
import { readStarter } from "../../test/fixtures/starter.ts";

const { document } = readStarter("ladno");
const { site, index, pages } = document;

describe("the service", () => {
  it("DEMO-14: is EXTRALIGHT and CORNERED, with what it does, for whom, its plans and a trial to ask for", () => {
    expect(site.theme).toMatchObject({ colorMode: "EXTRALIGHT", look: "CORNERED" });
    expect(index.entries.map(({ path }) => path)).toEqual(["/", "/pricing", "/start"]);
    expect(pages.map((page) => page.sections.map(({ template }) => template).join(" "))).toEqual([
      "HeaderProduct LogosText FeaturesBento FeaturesTabs FeaturesAlternating StepsNumbered PricingComparison PricingPlans ReviewsCards QuestionsAccordion ActionPicture ActionPhone",
      "PageTitleCentred PricingPlans PricingComparison QuestionsColumns ActionBand",
      "NoHeader Contact14",
    ]);
    expect(site.footer).toMatchObject({ template: "FooterWordmark", colorMode: "DARK" });
  });

  it("DEMO-436: asks for a trial with the bar's button, in both its languages", () => {
    const { buttons, links } = site.navigation;
    expect(buttons).toMatchObject([
      {
        text: { ru: { text: "Попробовать" }, en: { text: "Try it" } },
        link: { kind: "page", page: "start" },
      },
    ]);
    expect(JSON.stringify(links)).not.toContain('"start"');
  });

  it("DEMO-14: can be published without an error or a warning, in both its languages", () => {
    expect(site.languages.map(({ code, status }) => `${code} ${status}`)).toEqual([
      "ru active",
      "en active",
    ]);
    expect(findProblems(toRecords(document), findSection)).toEqual([]);
  });
});

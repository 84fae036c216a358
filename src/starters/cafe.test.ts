import { describe, expect, it } from "vitest";
import { findSection } from "#/sections/registry.ts";
import { toRecords } from "#/site/records.ts";
import { findProblems } from "../../test/fixtures/find-problems.ts";
import { readStarter } from "../../test/fixtures/starter.ts";

const now = new Date("2026-11-20T17:00:00Z");
const { document } = readStarter("cafe", now);
const { site, index, pages } = document;

describe("the café", () => {
  it("DEMO-09: is LIGHT and ROUNDED, with a page for the menu, the workshop and the contacts", () => {
    expect(site.theme).toMatchObject({ colorMode: "LIGHT", look: "ROUNDED", brand: "#b5482b" });
    expect(index.entries.map(({ path }) => path)).toEqual(["/", "/menu", "/workshop", "/contact"]);
    expect(pages.map((page) => page.sections.map(({ template }) => template).join(" "))).toEqual([
      "Header21 Feature15_2 Email1 Linked Portfolio12 Linked",
      "NoHeader Pricing8 Linked",
      "NoHeader Linked QuestionsAccordion Rsvp1",
      "NoHeader Contact14 Contact9 MapBranches",
    ]);
  });

  it("DEMO-93: says when café and workshop are open beside a map of both, and answers what is asked before a lesson", () => {
    expect(site.settings.organisation.hours?.days).toHaveLength(7);
    const map = pages[3]?.sections.find(({ template }) => template === "MapBranches");
    expect(map?.fields["branches"]).toMatchObject([{ hours: null }, { hours: {} }]);
    const asked = pages[2]?.sections.find(({ template }) => template === "QuestionsAccordion");
    expect(asked?.fields["questions"]).toHaveLength(5);
  });

  it("DEMO-09: can be published without an error or a warning, in all its languages", () => {
    expect(site.languages.map(({ code, status }) => `${code} ${status}`)).toEqual([
      "en active",
      "de active",
      "ru active",
    ]);
    expect(findProblems(toRecords(document), findSection)).toEqual([]);
  });

  it("DEMO-09: its firing night is a Saturday six to seven weeks ahead, with replies until four days before", () => {
    const [event] = site.events;
    expect(event).toMatchObject({ start: "2027-01-02T19:00", deadline: "2026-12-29T20:00" });
  });
});

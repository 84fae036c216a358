import { describe, expect, it } from "vitest";
import { findSection } from "#/sections/registry.ts";
import { toRecords } from "#/site/records.ts";
import { findProblems } from "../../test/fixtures/find-problems.ts";
import { readStarter } from "../../test/fixtures/starter.ts";

const now = new Date("2026-11-20T17:00:00Z");
const { document } = readStarter("night", now);
const { site, index, pages } = document;

describe("the conference", () => {
  it("DEMO-10: is DARK and SHARP, with a poster, a programme of two nights and a way to write", () => {
    expect(site.theme).toMatchObject({ colorMode: "DARK", look: "SHARP", brand: "#dcff1e" });
    expect(index.entries.map(({ path }) => path)).toEqual(["/", "/programme", "/contact"]);
    expect(pages.map((page) => page.sections.map(({ template }) => template).join(" "))).toEqual([
      "HeaderPoster Countdown TextStatement StepsPhases FiguresRow Linked TeamList TicketsDated LogosText PlaceMap QuestionsColumns RsvpSlab",
      "PageTitle Linked ProgrammeSession FilesList ActionBackdrop",
      "NoHeader ContactMinimal EmbedBeside Email1",
    ]);
    expect(site.footer.template).toBe("FooterWordmark");
  });

  it("DEMO-10: can be published without an error or a warning, in both its languages", () => {
    expect(site.languages.map(({ code, status }) => `${code} ${status}`)).toEqual([
      "en active",
      "ru active",
    ]);
    expect(findProblems(toRecords(document), findSection)).toEqual([]);
  });

  it("DEMO-435: shows where it is on a map that is asked for nothing before a visitor wants it", () => {
    const map = pages[2]?.sections.find(({ template }) => template === "EmbedBeside");
    expect(map?.fields["embed"]).toEqual({ vendor: "openstreetmap", id: "55.9757,-3.1711,16" });
    expect(JSON.stringify(map?.fields["button"])).toContain("Show the map");
  });

  it("DEMO-10: counts down to the evening that its poster names, by the clocks of its city", () => {
    const [poster, countdown] = pages[0]?.sections ?? [];
    expect(countdown?.fields["date"]).toEqual({
      date: "2027-02-12",
      time: "17:30",
      zone: "Europe/London",
    });
    expect(JSON.stringify(poster?.fields["date"])).toContain("12–13 February 2027");
  });

  it("DEMO-92: has each talk once, in the programme that its home page shows the first night of", () => {
    const [programme, ...others] = site.linked ?? [];
    expect([programme?.template, others]).toEqual(["ProgrammeTracks", []]);
    expect(programme?.fields).toMatchObject({
      isPart: true,
      moreLink: { kind: "page", page: "programme", section: "nights" },
    });
  });

  it("DEMO-92: leads from each speaker to where they speak", () => {
    const speakers = pages[0]?.sections.find(({ template }) => template === "TeamList");
    const people = speakers?.fields["people"];
    expect(people).toHaveLength(6);
    for (const person of Array.isArray(people) ? people : [])
      expect(person).toMatchObject({ link: { kind: "page", page: "programme" } });
  });

  it("DEMO-10: its walk to the sunrise is a Sunday early in the morning", () => {
    const [event] = site.events;
    expect(event?.start).toMatch(/T06:30$/);
    expect(new Date(`${event?.start}Z`).getUTCDay()).toBe(0);
  });
});

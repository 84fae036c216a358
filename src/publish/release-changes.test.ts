import { describe, expect, it } from "vitest";
import { testPage, testSite } from "#/render/render-fixture.ts";
import type { Page } from "#/site/page.ts";
import { pageDifference, siteDifference } from "./release-changes.ts";
import { testSource } from "./release-fixture.ts";

const page = testPage("home", ["Header21", "Contact9", "Feature15_2"]);

function withField(source: Page, index: number, field: string, value: unknown): Page {
  const sections = source.sections.map((section, place) =>
    place === index ? { ...section, fields: { ...section.fields, [field]: value } } : section,
  );
  return { ...source, sections };
}

describe("changes of a page", () => {
  it("are none between equal ones", () => {
    expect(pageDifference(page, structuredClone(page))).toEqual({
      added: [],
      removed: [],
      hasMoved: false,
      texts: [],
      textCount: 0,
      others: [],
      otherCount: 0,
    });
  });

  it("PUB-20: name a text with its field, its language and both wordings", () => {
    const after = withField(page, 0, "title", { en: { text: "Light" }, ru: { text: "Свет" } });
    const place = { target: { page: "home", section: page.sections[0]?.id }, path: ["title"] };
    const { texts, otherCount } = pageDifference(page, after);
    expect(texts).toEqual([
      { ...place, language: "en", before: "Say what you do in one line", after: "Light" },
      { ...place, language: "ru", before: "", after: "Свет" },
    ]);
    expect(otherCount).toBe(0);
  });

  it("count what is no text", () => {
    expect(pageDifference(page, withField(page, 0, "titleAlignment", "end"))).toMatchObject({
      textCount: 0,
      others: [
        { target: { page: "home", section: page.sections[0]?.id }, path: ["titleAlignment"] },
      ],
      otherCount: 1,
    });
  });

  it("tell moved sections from new ones", () => {
    const [first, second, third] = page.sections;
    if (!first || !second || !third) throw new Error("no sections");
    expect(pageDifference(page, { ...page, sections: [first, third, second] })).toMatchObject({
      hasMoved: true,
      textCount: 0,
      otherCount: 0,
    });
    const gone = pageDifference(page, { ...page, sections: [first, third] });
    expect(gone).toMatchObject({ hasMoved: false, added: [], removed: [second.id] });
    // its texts went with it
    expect(gone).toMatchObject({ textCount: 0, otherCount: 0 });
  });
});

it("PUB-20: texts that stand on every page are named by the part that they stand in", () => {
  const { footer } = testSite;
  const fields = { ...footer.fields, about: { en: { text: "Ours" } } };
  const { texts } = siteDifference(
    { site: testSite, index: testSource.index },
    { site: { ...testSite, footer: { ...footer, fields } }, index: testSource.index },
  );
  expect(texts).toContainEqual(
    expect.objectContaining({ target: { part: "footer" }, path: ["about"], after: "Ours" }),
  );
});

it("changes of a site are told by its parts", () => {
  const before = { site: testSite, index: testSource.index };
  const after = {
    site: { ...testSite, theme: { ...testSite.theme, fontSize: 60 } },
    index: testSource.index,
  };
  expect(siteDifference(before, after)).toEqual({
    theme: true,
    navigation: false,
    footer: false,
    languages: false,
    settings: false,
    events: false,
    linked: false,
    structure: false,
    themeValues: [{ name: "fontSize", before: String(testSite.theme.fontSize), after: "60" }],
    texts: [],
    textCount: 0,
    others: [],
    otherCount: 0,
  });
});

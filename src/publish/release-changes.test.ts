import { describe, expect, it, onTestFinished, vi } from "vitest";
import { testPage, testSite } from "#/render/render-fixture.ts";
import type { SiteLanguage } from "#/site/language.ts";
import { languagesApart } from "#/site/language-changes.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { Page } from "#/site/page.ts";
import { pageDifference, siteDifference } from "./release-changes.ts";
import { testSource } from "./release-fixture.ts";

const page = testPage("home", ["Header21", "Contact9", "Feature15_2"]);

function difference(before: Page, after: Page, languages = testSite.languages) {
  return pageDifference(before, after, languages);
}

function withField(source: Page, index: number, field: string, value: unknown): Page {
  const sections = source.sections.map((section, place) =>
    place === index ? { ...section, fields: { ...section.fields, [field]: value } } : section,
  );
  return { ...source, sections };
}

describe("changes of a page", () => {
  it("are none between equal ones", () => {
    expect(difference(page, structuredClone(page))).toEqual({
      added: [],
      removed: [],
      hasMoved: false,
      texts: [],
      textCount: 0,
      others: [],
      otherCount: 0,
      hiddenTexts: [],
    });
  });

  it("PUB-20: name a text with its field, its language and both wordings", () => {
    const after = withField(page, 0, "title", { en: { text: "Light" }, ru: { text: "Свет" } });
    const place = { target: { page: "home", section: page.sections[0]?.id }, path: ["title"] };
    const { texts, otherCount } = difference(page, after);
    expect(texts).toEqual([
      { ...place, language: "en", before: "Say what you do in one line", after: "Light" },
      { ...place, language: "ru", before: "", after: "Свет" },
    ]);
    expect(otherCount).toBe(0);
  });

  it("count what is no text", () => {
    expect(difference(page, withField(page, 0, "titleAlignment", "end"))).toMatchObject({
      textCount: 0,
      others: [
        {
          target: { page: "home", section: page.sections[0]?.id },
          path: ["titleAlignment"],
          before: "start",
          after: "end",
        },
      ],
      otherCount: 1,
    });
  });

  it("PUB-187: tell a picture as it was and is, and none of the alt texts that went with the picture", () => {
    const alt = { en: { text: "A loaf" }, ru: { text: "Хлеб" } };
    const picture = { asset: "loaf", alt, crop: null, focus: null };
    const item = { id: "one", picture };
    const was = withField(page, 2, "features", [item]);
    const is = withField(page, 2, "features", [{ ...item, picture: null }]);
    const target = { page: "home", section: page.sections[2]?.id };
    const changes = difference(was, is);
    expect(changes).toMatchObject({ textCount: 0, otherCount: 1 });
    expect(changes.others).toEqual([
      { target, path: ["features", "one", "picture"], before: picture, after: null },
    ]);
    // a picture that only lost some of its words has changed in nothing else
    const spoken = withField(page, 2, "features", [
      { ...item, picture: { ...picture, alt: { en: { text: "A round loaf" } } } },
    ]);
    expect(difference(was, spoken).texts.map(({ language }) => language)).toEqual(["en"]);
  });

  it("PUB-187: an item that came or went is one change, with its words, whatever is in it", () => {
    const features = page.sections[2]?.fields["features"];
    if (!Array.isArray(features)) throw new Error("no items");
    const [first, ...others] = features;
    const shorter = withField(page, 2, "features", others);
    const target = { page: "home", section: page.sections[2]?.id };
    const path = ["features", first.id];
    expect(difference(page, shorter)).toMatchObject({
      textCount: 0,
      others: [{ target, path, item: "removed", before: "$30" }],
      otherCount: 1,
    });
    expect(difference(shorter, page)).toMatchObject({
      textCount: 0,
      others: [{ target, path, item: "added", after: "$30" }],
      otherCount: 1,
    });
  });

  it("PUB-374: of very many items that came all are counted, and the first told by their words", () => {
    const items = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        id: `i${at}`,
        paragraph: { en: { text: `${at}` } },
      }));
    const reads = vi.spyOn(String.prototype, "trim");
    onTestFinished(() => reads.mockRestore());
    const lookedAt = (count: number) => {
      reads.mockClear();
      const changes = difference(
        withField(page, 2, "features", []),
        withField(page, 2, "features", items(count)),
      );
      expect(changes.otherCount).toBe(count);
      expect(changes.others).toHaveLength(20);
      expect(changes.others.at(-1)).toMatchObject({ item: "added", after: "19" });
      return reads.mock.calls.length;
    };
    expect(lookedAt(2000)).toBe(lookedAt(1000));
  });

  it("PUB-187: a value that is longer than is told is left out, and the change stays", () => {
    const long = (length: number) => ({ kind: "address", address: `/${"a".repeat(length)}` });
    const withLink = (length: number) => {
      const [section] = testPage("home", ["Links1"]).sections;
      if (!section) throw new Error("no section");
      const buttons = [{ id: "one", buttonText: {}, link: long(length) }];
      return { ...page, sections: [{ ...section, fields: { ...section.fields, links: buttons } }] };
    };
    const frame = JSON.stringify(long(0)).length;
    const [change] = difference(withLink(1), withLink(2000 - frame)).others;
    expect(change?.after).toEqual(long(2000 - frame));
    const [longer] = difference(withLink(1), withLink(2001 - frame)).others;
    expect(longer).toMatchObject({ before: long(1) });
    expect(longer).not.toHaveProperty("after");
  });

  it("PUB-188: texts count in the languages that visitors see; hidden ones are told apart, others not at all", () => {
    const [english, russian] = testSite.languages;
    if (!english || !russian) throw new Error("no languages");
    const hidden: SiteLanguage = { ...russian, code: "de", status: "inactive" };
    const before = withField(page, 0, "title", { en: { text: "Lamps" } });
    const after = withField(page, 0, "title", {
      en: { text: "Lamps" },
      ru: { text: "Лампы" },
      de: { text: "Lampen" },
    });
    expect(difference(before, after, [english, hidden])).toMatchObject({
      texts: [],
      textCount: 0,
      hiddenTexts: [{ language: "de", count: 1 }],
    });
    expect(difference(before, after, [english, russian]).textCount).toBe(1);
  });

  it("PUB-490: texts of a language that is new to visitors are part of that, and no edits of the page", () => {
    const [english, russian] = testSite.languages;
    if (!english || !russian) throw new Error("no languages");
    const hidden: SiteLanguage = { ...russian, status: "inactive" };
    const before = withField(page, 0, "title", { en: { text: "Lamps" } });
    const translated = withField(page, 0, "title", {
      en: { text: "Lamps" },
      ru: { text: "Лампы" },
    });
    const told = (was: SiteLanguage[], is: SiteLanguage[], after = translated) => {
      const apart = languagesApart({ languages: was }, { languages: is });
      const { textCount, otherCount, hiddenTexts } = pageDifference(before, after, is, apart);
      return { edits: textCount + otherCount, hiddenTexts };
    };
    const own = { language: "ru", count: 1 };
    expect(told([english], [english, russian])).toEqual({
      edits: 0,
      hiddenTexts: [own],
    });
    expect(told([english, hidden], [english, russian]).edits).toBe(0);
    expect(told([english], [english, hidden])).toEqual({ edits: 0, hiddenTexts: [own] });
    expect(told([english, russian], [english, russian])).toEqual({ edits: 1, hiddenTexts: [] });
    const rewritten = withField(page, 0, "title", { en: { text: "Light" }, ru: { text: "Свет" } });
    expect(told([english], [english, russian], rewritten).edits).toBe(1);
  });

  it("PUB-510: the same words with another link or other marks are a change", () => {
    const plain = withField(page, 0, "title", { en: { text: "Lamps" } });
    const [from, to] = [0, 5];
    const link = { kind: "address", address: "https://lamps.example/" };
    const marked = (...marks: object[]) =>
      withField(page, 0, "title", { en: { text: "Lamps", marks } });
    const linked = marked({ kind: "link", from, to, link });
    const strong = marked({ kind: "strong", from, to });
    for (const [before, after] of [
      [plain, linked],
      [linked, strong],
      [strong, plain],
    ] as const) {
      const { texts, textCount } = difference(before, after);
      expect(textCount).toBe(1);
      expect(texts).toMatchObject([{ language: "en", before: "Lamps", after: "Lamps" }]);
    }
    expect(difference(linked, structuredClone(linked)).textCount).toBe(0);
  });

  it("PUB-188: a translation that went when its original was rewritten is part of that change", () => {
    const before = withField(page, 0, "title", { en: { text: "Lamps" }, ru: { text: "Лампы" } });
    const rewritten = withField(page, 0, "title", { en: { text: "Light" } });
    expect(difference(before, rewritten).texts.map(({ language }) => language)).toEqual(["en"]);
    // one that somebody took out by itself is a change of its own
    const alone = withField(page, 0, "title", { en: { text: "Lamps" } });
    expect(difference(before, alone).texts.map(({ language }) => language)).toEqual(["ru"]);
  });

  it("tell moved sections from new ones", () => {
    const [first, second, third] = page.sections;
    if (!first || !second || !third) throw new Error("no sections");
    expect(difference(page, { ...page, sections: [first, third, second] })).toMatchObject({
      hasMoved: true,
      textCount: 0,
      otherCount: 0,
    });
    const gone = difference(page, { ...page, sections: [first, third] });
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

it("PUB-490: words of bar and footer in a language that is new to visitors are part of that", () => {
  const [english, russian] = testSite.languages;
  if (!english || !russian) throw new Error("no languages");
  const site = (about: LocalizedText, languages: readonly SiteLanguage[]) => {
    const { footer } = testSite;
    const fields = { ...footer.fields, about };
    const own = { ...testSite, languages: [...languages], footer: { ...footer, fields } };
    return { site: own, index: testSource.index };
  };
  const before = site({ en: { text: "Ours" } }, [english]);
  const told = (after: ReturnType<typeof site>) => {
    const apart = languagesApart(before.site, after.site);
    const { footer, languages, textCount, hiddenTexts } = siteDifference(before, after, apart);
    return { footer, languages, textCount, hiddenTexts };
  };
  const both = [english, russian];
  const hiddenTexts = [{ language: "ru", count: 1 }];
  expect(told(site({ en: { text: "Ours" }, ru: { text: "Наше" } }, both))).toEqual({
    footer: false,
    languages: true,
    textCount: 0,
    hiddenTexts,
  });
  expect(told(site({ en: { text: "Mine" }, ru: { text: "Моё" } }, both))).toMatchObject({
    footer: true,
    textCount: 1,
    hiddenTexts,
  });
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
    hiddenTexts: [],
    languageChanges: [],
  });
});

it("PUB-188: languages that came, went, or are shown or not are told by name", () => {
  const [english, russian] = testSite.languages;
  if (!english || !russian) throw new Error("no languages");
  const german: SiteLanguage = { ...russian, code: "de", status: "inactive" };
  const changed = (before: readonly SiteLanguage[], after: readonly SiteLanguage[]) =>
    siteDifference(
      { site: { ...testSite, languages: [...before] }, index: testSource.index },
      { site: { ...testSite, languages: [...after] }, index: testSource.index },
    ).languageChanges;
  expect(changed([english], [english, german])).toEqual([{ code: "de", change: "addedHidden" }]);
  expect(changed([english, russian], [english])).toEqual([{ code: "ru", change: "removed" }]);
  expect(changed([english, german], [english, { ...german, status: "active" }])).toEqual([
    { code: "de", change: "shown" },
  ]);
  expect(
    changed(
      [english, russian],
      [
        { ...english, isPrimary: false },
        { ...russian, isPrimary: true },
      ],
    ),
  ).toEqual([{ code: "ru", change: "primary" }]);
  expect(changed([english, russian], [russian, english])).toEqual([]);
});

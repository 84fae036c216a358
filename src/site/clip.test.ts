import { describe, expect, it } from "vitest";
import { countingIds, testSection } from "../../test/fixtures/document.ts";
import { testTemplates } from "../../test/fixtures/templates.ts";
import {
  checkedClip,
  clipWords,
  fieldsOf,
  filesOf,
  longestClip,
  pastedSections,
  picturesOf,
  readClip,
  writeClip,
} from "./clip.ts";
import type { Clip } from "./clip.ts";
import { emptiedLinks, pagesOf } from "./clip-links.ts";
import { readText } from "./localized-text.ts";
import { placeOf } from "./linked.ts";
import { OperationRefusal } from "./operations/operation.ts";
import type { Section } from "./section.ts";

const context = { templates: (id: string) => testTemplates.find((one) => one.id === id) };
const photo = { asset: "photo1", alt: { ru: { text: "Печь" } }, crop: null, focus: null };
const link = (section: string) => ({ kind: "page", page: "home", section }) as const;

function hero(): Section {
  const section = testSection("hero", "Hero");
  const [button] = section.fields["buttons"] as { id: string }[];
  return {
    ...section,
    fields: {
      ...section.fields,
      title: { ru: { text: "Хлеб" }, en: { text: "Bread", basis: "x" } },
      background: photo,
      buttons: [{ ...button, link: link("next") }],
    },
  };
}

function clipOf(sections: readonly Section[] = [hero(), testSection("next", "Features")]): Clip {
  const text = writeClip({
    origin: "https://vitrine.example",
    site: 7,
    page: "home",
    primary: "ru",
    sections: [...sections],
  });
  const clip = readClip(text);
  if (!clip) throw new Error("A clip that was written can't be read");
  return clip;
}

function paste(
  clip: Clip,
  to: { languages?: string[]; isSameSite?: boolean; pages?: Map<string, string> } = {},
) {
  const { languages = ["ru", "en"], isSameSite = false, pages = new Map() } = to;
  return pastedSections(
    { sections: checkedClip(clip, context), clip },
    {
      createId: countingIds("p-"),
      languages,
      pictures: new Map([["photo1", "photo9"]]),
      files: new Map([["menu", "menu9"]]),
      pages,
      isSameSite,
    },
    context,
  );
}

/** What a clip is once somebody else has written into it. */
function tampered(change: (clip: Record<string, unknown>) => Record<string, unknown>): string {
  return JSON.stringify(change(structuredClone(clipOf())));
}

describe("a clip", () => {
  it("PASTE-01: brings sections with ids of their own and their pictures; links among them stay among them", () => {
    const [first, second] = paste(clipOf());
    expect([first?.id, second?.id]).not.toContain("hero");
    expect(first?.fields["background"]).toEqual({ ...photo, asset: "photo9" });
    expect(first?.fields["buttons"]).toMatchObject([
      { id: expect.not.stringMatching("hero-1"), link: { kind: "section", section: second?.id } },
    ]);
    expect([...picturesOf(fieldsOf(clipOf().sections, context))]).toEqual(["photo1"]);
  });

  it("PASTE-01: a picture that didn't come along leaves its place empty", () => {
    const clip = clipOf();
    const made = pastedSections(
      { sections: checkedClip(clip, context), clip },
      {
        createId: countingIds("p-"),
        languages: ["ru"],
        pictures: new Map(),
        files: new Map(),
        pages: new Map(),
        isSameSite: false,
      },
      context,
    );
    expect(made[0]?.fields["background"]).toBeNull();
  });

  it("FILE-08: links to files lead to what these are in the new site", () => {
    const leadingTo = (file: string): Section => {
      const section = hero();
      const [button] = section.fields["buttons"] as { id: string }[];
      const buttons = [{ ...button, link: { kind: "file", file } }];
      return { ...section, fields: { ...section.fields, buttons } };
    };
    const linkIn = (file: string) => paste(clipOf([leadingTo(file)]))[0]?.fields["buttons"];
    expect(linkIn("menu")).toMatchObject([{ link: { kind: "file", file: "menu9" } }]);
    expect(linkIn("gone")).toMatchObject([{ link: { kind: "file", file: "gone" } }]);
    expect([...filesOf(fieldsOf([leadingTo("menu")], context))]).toEqual(["menu"]);
  });

  it("PASTE-09: links to pages and sections that stay behind are emptied on another site, and kept on their own", () => {
    const leadingTo = (to: object): Clip => {
      const section = hero();
      const [button] = section.fields["buttons"] as { id: string }[];
      return clipOf([
        { ...section, fields: { ...section.fields, buttons: [{ ...button, link: to }] } },
      ]);
    };
    const staying = [
      { kind: "page", page: "contact" },
      { kind: "page", page: "home" },
      { kind: "page", page: "contact", section: "hero" },
      link("next"),
      { kind: "section", section: "next" },
    ];
    for (const to of staying) {
      const buttons = (isSameSite: boolean) =>
        paste(leadingTo(to), { isSameSite })[0]?.fields["buttons"];
      expect(buttons(false), JSON.stringify(to)).toMatchObject([{ link: null }]);
      expect(buttons(true), JSON.stringify(to)).toMatchObject([{ link: to }]);
    }
    const address = { kind: "address", address: "https://example.org/" };
    expect(paste(leadingTo(address))[0]?.fields["buttons"]).toMatchObject([{ link: address }]);
  });

  it("PASTE-10: a link to a page leads to the page that the other site has at its path, and never into it", () => {
    const section = hero();
    const [button] = section.fields["buttons"] as { id: string }[];
    const links = [
      { kind: "page", page: "contact", section: "form" },
      { kind: "page", page: "gone" },
    ];
    const buttons = links.map((one, place) => ({ ...button, id: `b${place}`, link: one }));
    const from = { ...section, fields: { ...section.fields, buttons } };
    const clip = clipOf([from]);
    const [made] = paste(clip, { pages: new Map([["contact", "kontakt"]]) });
    const leads = { kind: "page", page: "kontakt" };
    const copies = made?.fields["buttons"] as { id: string; link: object | null }[];
    expect(copies.map((copy) => copy.link)).toEqual([leads, null]);
    const [original, copy] = fieldsOf([from, made ?? from], context);
    expect([...pagesOf(fieldsOf([from], context))]).toEqual(["contact", "gone"]);
    expect(original && copy && emptiedLinks(original, copy)).toEqual([
      ["buttons", copies[1]?.id, "link"],
    ]);
  });

  it("PASTE-10: a path that is none makes it no clip", () => {
    const paths = (pages: unknown) => readClip(tampered((clip) => ({ ...clip, pages })));
    expect(paths([{ id: "contact", path: "/contact" }])).toBeDefined();
    for (const wrong of [[{ id: "a b", path: "/" }], [{ id: "a", path: "//x.example" }], {}, [1]])
      expect(paths(wrong), JSON.stringify(wrong)).toBeUndefined();
  });

  it("PASTE-02: has the languages of its new site; where the primary one is missing its original stands for it", () => {
    const title = (languages: string[]) => paste(clipOf(), { languages })[0]?.fields["title"];
    expect(title(["ru"])).toEqual({ ru: { text: "Хлеб" } });
    expect(title(["en", "ru"])).toEqual({ en: { text: "Bread" }, ru: { text: "Хлеб" } });
    expect(title(["de"])).toEqual({ de: { text: "Хлеб" } });
    const [same] = paste(clipOf(), { languages: ["de"], isSameSite: true });
    expect(same?.fields["title"]).toEqual(hero().fields["title"]);
  });

  it("PASTE-03: says its words to programs that know nothing of sections", () => {
    const words = clipWords(fieldsOf([hero()], context), (text) => readText(text, "ru", "ru"));
    expect(words.split("\n")[0]).toBe("Хлеб");
    expect(words).not.toContain("Печь");
  });

  it("PASTE-04: what is no clip, is damaged, or is 10 MB long is none", () => {
    expect(readClip("")).toBeUndefined();
    expect(readClip("{")).toBeUndefined();
    expect(readClip("null")).toBeUndefined();
    expect(readClip(JSON.stringify({ vitrine: 2, sections: [] }))).toBeUndefined();
    expect(readClip(JSON.stringify(clipOf()).padEnd(longestClip + 1))).toBeUndefined();
    expect(readClip("a".repeat(10_000_000))).toBeUndefined();
    for (const change of [
      { sections: [] },
      { sections: Array.from({ length: 21 }, () => hero()) },
      { sections: [{ ...hero(), id: "../x" }] },
      { sections: [{ ...hero(), fields: [] }] },
      { sections: [{ ...hero(), onload: "alert(1)" }] },
      { site: "7" },
      { site: -1 },
      { page: { toString: "home" } },
      { primary: "<script>" },
      { extra: 1 },
    ])
      expect(readClip(tampered((clip) => ({ ...clip, ...change }))), JSON.stringify(change)).toBe(
        undefined,
      );
  });

  it.each<[string, Record<string, unknown>]>([
    ["an unknown template", { template: "Nothing" }],
    ["a newer version", { version: 99 }],
    ["a list that is none", { fields: { ...hero().fields, buttons: "alert(1)" } }],
    ["a text that is markup's parent", { fields: { ...hero().fields, title: "<script>" } }],
    ["a field too many", { fields: { ...hero().fields, script: "alert(1)" } }],
    ["a missing field", { fields: {} }],
    [
      "a picture with an address",
      { fields: { ...hero().fields, background: { ...photo, asset: "https://evil.example/x" } } },
    ],
    ["a place of a linked section", placeOf("n", "shared")],
    ["a section that says it is linked", { linked: "shared" }],
  ])("PASTE-04: refuses %s", (_what, change) => {
    const clip = readClip(tampered((one) => ({ ...one, sections: [{ ...hero(), ...change }] })));
    if (clip) expect(() => checkedClip(clip, context)).toThrow(OperationRefusal);
  });

  it("PASTE-04: a script among the words is words", () => {
    const title = { ru: { text: "<script>alert(1)</script>" } };
    const section = { ...hero(), fields: { ...hero().fields, title } };
    expect(paste(clipOf([section]))[0]?.fields["title"]).toEqual(title);
  });

  it("PASTE-04: names such as __proto__ reach nothing", () => {
    const text = tampered((one) => one).replace('"titleAlignment"', '"__proto__"');
    const clip = readClip(text);
    if (clip) expect(() => checkedClip(clip, context)).toThrow(OperationRefusal);
    expect(Object.prototype).not.toHaveProperty("ru");
  });
});

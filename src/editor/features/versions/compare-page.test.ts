import { describe, expect, it } from "vitest";
import { testDocument, testRecords, testSection } from "../../../../test/fixtures/document.ts";
import { runAll } from "../../../../test/fixtures/operations.ts";
import { findTemplate } from "../../../../test/fixtures/templates.ts";
import { kindOf } from "#/fields/kinds.ts";
import type { SiteLanguage } from "#/site/language.ts";
import { noLanguages } from "#/site/language-changes.ts";
import { linkSteps } from "#/site/linked-steps.ts";
import { standingPage } from "#/site/linked.ts";
import { readPage, readSite } from "#/site/operations/target.ts";
import { pageKey } from "#/site/records.ts";
import { comparePage, showingLanguage } from "./compare-page.ts";
import { textStep } from "./text-step.ts";

const document = testDocument();
const context = { templates: findTemplate, languages: document.site.languages, apart: noLanguages };
const page = document.pages.find(({ sections }) => sections.length > 1);
if (!page) throw new Error("No page of the sample has two sections");
const [first, second] = page.sections;
if (!first || !second) throw new Error("No sections");

function after(...steps: Parameters<typeof runAll>[1][number][]) {
  return readPage(runAll(testRecords(), steps), page?.id ?? "");
}

describe("HIST-12: comparing a page with now", () => {
  it("finds nothing where nothing has changed", () => {
    expect(comparePage(page, page, context)).toEqual({
      differences: [],
      texts: [],
      values: [],
      isSame: true,
    });
  });

  it("HIST-66: doesn’t take a page without sections that came since, or is gone, for one that is as it was", () => {
    const empty = { ...page, sections: [] };
    for (const [past, now] of [
      [undefined, empty],
      [empty, undefined],
    ])
      expect(comparePage(past, now, context)).toEqual({
        differences: [],
        texts: [],
        values: [],
        isSame: false,
      });
    const other = { ...page, meta: { ...page.meta, isHiddenFromSearch: true } };
    expect(comparePage(page, other, context).isSame).toBe(false);
  });

  it("tells sections that came, went and moved, in the order of the page", () => {
    const added = { page: page.id, section: testSection("more", "Ticks"), after: null };
    const now = after(
      { name: "section.add", args: added },
      { name: "section.remove", args: { page: page.id, section: second.id } },
    );
    const { differences } = comparePage(page, now, context);
    expect(differences.map(({ kind, section }) => [kind, section]).toSorted()).toEqual(
      [
        ["added", "more"],
        ["removed", second.id],
      ].toSorted(),
    );
    const back = comparePage(now, page, context).differences;
    expect(back.map(({ kind }) => kind).toSorted()).toEqual(["added", "removed"]);
  });

  it("tells texts by language, with what a restored one gets back", () => {
    const name = Object.keys(first.fields).find(
      (one) => findTemplate(first.template)?.fields[one]?.kind === "text",
    );
    if (name === undefined) throw new Error("The first section has no text");
    const target = { page: page.id, section: first.id };
    const was = (first.fields[name] as Record<string, { text: string }>)["ru"]?.text ?? "";
    const set = { target, path: [name], language: "ru", text: "Другой текст", was };
    const now = after({ name: "text.set", args: set });
    const [difference] = comparePage(page, now, context).differences;
    expect(difference).toMatchObject({ kind: "changed", hasOthers: false, hasMoved: false });
    expect(difference?.texts).toMatchObject([
      { target, path: [name], language: "ru", now: "Другой текст" },
    ]);
    const [text] = difference?.texts ?? [];
    const restored = runAll({ ...testRecords(), [pageKey(page.id)]: now }, [
      {
        name: "text.restore",
        args: { target, path: [name], language: "ru", wording: text?.past, was: text?.now },
      },
    ]);
    expect(readPage(restored, page.id)).toEqual(page);
  });

  it("HIST-187: tells a value that is no text with what it was, which one step gives back", () => {
    const pictures = { ...page, sections: [testSection("head", "Features"), ...page.sections] };
    const target = { page: page.id, section: "head" };
    const records = { ...testRecords(), [pageKey(page.id)]: pictures };
    const set = { target, path: ["titleAlignment"], value: "end" };
    const changed = runAll(records, [{ name: "field.set", args: set }]);
    const now = readPage(changed, page.id);
    const [difference] = comparePage(pictures, now, context).differences;
    expect(difference).toMatchObject({ texts: [], hasOthers: false, section: "head" });
    expect(difference?.values).toMatchObject([{ target, path: ["titleAlignment"], now: "end" }]);
    const [value] = difference?.values ?? [];
    const restored = runAll(changed, [
      {
        name: kindOf(value?.spec ?? expect.unreachable()).setBy,
        args: { target, path: value?.path, value: value?.past },
      },
    ]);
    expect(readPage(restored, page.id)).toEqual(pictures);
  });

  it("HIST-187: an item that came is none of the values, and is told as such", () => {
    const goods = testSection("goods", "Features");
    const past = { ...page, sections: [goods] };
    const [item] = goods.fields["features"] as { id: string }[];
    const fields = { ...goods.fields, features: [item] };
    const now = { ...page, sections: [{ ...goods, fields }] };
    expect(comparePage(past, now, context).differences).toMatchObject([
      { section: "goods", texts: [], values: [], hasOthers: true },
    ]);
  });

  it("HIST-188: texts in languages that the site hasn’t got are no difference, and hidden ones come last", () => {
    const [english] = context.languages;
    if (!english) throw new Error("No language");
    const language = (code: string, isPrimary: boolean) => ({
      ...english,
      code,
      isPrimary,
      status: isPrimary ? ("active" as const) : ("inactive" as const),
    });
    const title = (words: Record<string, string>) => {
      const section = testSection("head", "Features");
      const text = Object.fromEntries(
        Object.entries(words).map(([code, said]) => [code, { text: said }]),
      );
      return { ...page, sections: [{ ...section, fields: { ...section.fields, title: text } }] };
    };
    const past = title({ en: "Bread", de: "Brot", ru: "Хлеб", fr: "Pain" });
    const now = title({ en: "Rolls", de: "Brötchen", ru: "Булки" });
    const languages = [language("de", false), language("fr", false), language("en", true)];
    const [difference] = comparePage(past, now, { ...context, languages }).differences;
    expect(difference?.texts).toMatchObject([
      // the French one went when the original was rewritten, and comes back with it
      {
        language: "en",
        isHidden: false,
        translations: [{ language: "fr", past: { text: "Pain" } }],
      },
      { language: "de", isHidden: true, translations: [] },
    ]);
    const onlyRussian = title({ en: "Bread", de: "Brot", fr: "Pain" });
    expect(comparePage(past, onlyRussian, { ...context, languages }).differences).toEqual([]);
  });

  it("HIST-490: words of a picture or a price differ in the language that does, and a picture that differs is told with its words", () => {
    const [english] = context.languages;
    if (!english) throw new Error("No language");
    const german: SiteLanguage = { ...english, code: "de", isPrimary: false };
    const inBoth = { ...context, languages: [{ ...english, code: "en", isPrimary: true }, german] };
    const section = testSection("goods", "Features");
    const picture = (asset: string, de: string) => ({
      asset,
      crop: null,
      focus: null,
      isDecorative: false,
      alt: { en: { text: "A loaf" }, de: { text: de } },
    });
    const item = (section.fields["features"] as Record<string, unknown>[])[0];
    const withImage = (image: unknown) => {
      const fields = { ...section.fields, features: [{ ...item, image }] };
      return { ...page, sections: [{ ...section, fields }] };
    };
    const past = withImage(picture("loaf", "Brot"));
    const now = withImage(picture("loaf", "Ein Laib"));
    const [difference] = comparePage(past, now, inBoth).differences;
    expect(difference).toMatchObject({ values: [], hasOthers: false });
    expect(difference?.texts).toMatchObject([
      { path: ["features", item?.["id"], "image", "alt"], language: "de", now: "Ein Laib" },
    ]);
    const [text] = difference?.texts ?? [];
    const records = { ...testRecords(), [pageKey(page.id)]: now };
    const site = readSite(records);
    const spoken = { ...records, site: { ...site, languages: inBoth.languages } };
    const restored = runAll(spoken, [textStep(text ?? expect.unreachable())]);
    expect(readPage(restored, page.id)).toEqual(past);
    const other = comparePage(past, withImage(picture("roll", "Ein Laib")), inBoth).differences;
    expect(other).toMatchObject([{ texts: [], values: [{ now: { asset: "roll" } }] }]);
  });

  it("HIST-550: texts in a language that came or went since are no difference", () => {
    const section = testSection("head", "Features");
    const withTexts = (title: object, meta: object) => {
      const fields = { ...section.fields, title };
      return {
        ...page,
        meta: { ...page.meta, title: meta },
        sections: [{ ...section, fields }],
      };
    };
    const [english, german] = [{ en: { text: "Bread" } }, { de: { text: "Brot" } }];
    const past = withTexts(english, {});
    const now = withTexts({ ...english, ...german }, german);
    const [first] = context.languages;
    if (!first) throw new Error("No language");
    const languages: SiteLanguage[] = [
      { ...first, code: "en", isPrimary: true, status: "active" },
      { ...first, code: "de", isPrimary: false, status: "active" },
    ];
    const compared = { ...context, languages };
    expect(comparePage(past, now, compared)).toMatchObject({ isSame: false });
    const apart = new Set(["de"]);
    const none = { differences: [], texts: [], values: [], isSame: true };
    expect(comparePage(past, now, { ...compared, apart })).toEqual(none);
    expect(comparePage(now, past, { ...compared, apart })).toEqual(none);
    const rewritten = withTexts({ en: { text: "Rolls" }, ...german }, german);
    const [difference] = comparePage(past, rewritten, { ...compared, apart }).differences;
    expect(difference?.texts).toMatchObject([{ language: "en", now: "Rolls" }]);
  });

  it("HIST-551: a difference is shown in the wanted language, unless all of it is in other ones that visitors have", () => {
    const section = testSection("head", "Features");
    const withTitle = (words: Record<string, string>, alignment = "start") => {
      const text = Object.entries(words).map(([code, said]) => [code, { text: said }]);
      const fields = { ...section.fields, title: Object.fromEntries(text) };
      return {
        ...page,
        sections: [{ ...section, fields: { ...fields, titleAlignment: alignment } }],
      };
    };
    const [first] = context.languages;
    if (!first) throw new Error("No language");
    const languages = ["en", "de", "fr"].map((code): SiteLanguage => {
      const status = code === "fr" ? "inactive" : "active";
      return { ...first, code, isPrimary: code === "en", status };
    });
    const past = withTitle({ en: "Bread", de: "Brot", fr: "Pain" });
    const shown = (now: typeof past) => {
      const [difference] = comparePage(past, now, { ...context, languages }).differences;
      return showingLanguage(difference, "en", ["en", "de"]);
    };
    expect(shown(past)).toBe("en");
    expect(shown(withTitle({ en: "Bread", de: "Brötchen", fr: "Pain" }))).toBe("de");
    expect(shown(withTitle({ en: "Rolls", de: "Brötchen", fr: "Pain" }))).toBe("en");
    expect(shown(withTitle({ en: "Bread", de: "Brötchen", fr: "Pain" }, "end"))).toBe("en");
    expect(shown(withTitle({ en: "Bread", de: "Brot", fr: "Miche" }))).toBe("en");
  });

  it("LINKED-08: tells what changed in a linked section where it stands, by the linked one's fields", () => {
    const free = page.sections.find(({ template }) => !findTemplate(template)?.isUnique);
    if (!free) throw new Error("No section can be linked");
    const linked = runAll(testRecords(), linkSteps(page, free.id, "shared"));
    const target = { part: "linked", linked: "shared" } as const;
    const was = (free.fields["title"] as Record<string, { text: string }>)["ru"]?.text ?? "";
    const args = { target, path: ["title"], language: "ru", text: "Другой", was };
    const [past, now] = [linked, runAll(linked, [{ name: "text.set", args }])].map((records) =>
      standingPage(readPage(records, page.id), readSite(records)),
    );
    const { differences } = comparePage(past, now, context);
    expect(differences).toMatchObject([{ section: free.id, template: free.template }]);
    expect(differences[0]?.texts).toMatchObject([{ target, path: ["title"], now: "Другой" }]);
    expect(comparePage(page, past, context).differences).toMatchObject([
      { section: free.id, kind: "changed", texts: [], hasOthers: false },
    ]);
  });

  it("tells a look of its own", () => {
    const theme = { colorMode: "DARK", orientation: null };
    const args = { page: page.id, section: first.id, theme };
    const { differences } = comparePage(page, after({ name: "section.set", args }), context);
    expect(differences).toMatchObject([{ section: first.id, hasOtherLook: true, texts: [] }]);
  });

  it("is all sections where the page came or went", () => {
    const ids = page.sections.map(({ id }) => id);
    for (const [kind, comparison] of [
      ["removed", comparePage(page, undefined, context)],
      ["added", comparePage(undefined, page, context)],
    ] as const)
      expect(comparison.differences.map((one) => [one.kind, one.section])).toEqual(
        ids.map((id) => [kind, id]),
      );
  });
});

import { describe, expect, it } from "vitest";
import {
  english,
  german,
  testEntry,
  testPage,
  testRecords,
  testSection,
} from "../../test/fixtures/document.ts";
import { runAll } from "../../test/fixtures/operations.ts";
import { findTemplate } from "../../test/fixtures/templates.ts";
import type { Link } from "./link.ts";
import { linkSteps } from "./linked-steps.ts";
import { readPage } from "./operations/target.ts";
import type { Step } from "./operations/operation.ts";
import { pageKey } from "./records.ts";
import type { Records } from "./records.ts";
import type { Problem } from "./problem.ts";
import type { ProblemCode } from "./problem-code.ts";
import { createPublishChecks } from "./publish-checks.ts";
import { findProblems } from "../../test/fixtures/find-problems.ts";

const home = { page: "home", section: "hero" };

function found(
  steps: readonly Step[],
  code: ProblemCode,
  page = "home",
  records: Records = testRecords(),
): Problem[] {
  return findProblems(runAll(records, steps), findTemplate, { pages: [page] }).filter(
    (one) => one.code === code,
  );
}
function text(path: string[], value: string, was: string, more: object = {}): Step {
  return {
    name: "text.set",
    args: { target: home, path, language: "ru", text: value, was, ...more },
  };
}
function withLink(value: Link): Step[] {
  return [{ name: "link.set", args: { target: home, path: ["buttons", "hero-1", "link"], value } }];
}

describe("publish checks", () => {
  it("CHECK-01 (R28): a text at its limit is fine and one character more is an error that leads to the spot", () => {
    expect(found([text(["title"], "я".repeat(120), "Заголовок")], "text-over-limit")).toEqual([]);
    expect(found([text(["title"], "я".repeat(121), "Заголовок")], "text-over-limit")).toEqual([
      {
        code: "text-over-limit",
        severity: "error",
        page: "home",
        section: "hero",
        target: home,
        path: ["title"],
        language: "ru",
        values: { length: 121, limit: 120 },
      },
    ]);
    const translation = text(["title"], "x".repeat(121), "", { language: "en" });
    expect(found([translation], "text-over-limit")).toMatchObject([{ language: "en" }]);
  });

  it("CHECK-01 (R28): a required text that is empty in the primary language is an error", () => {
    expect(found([text(["title"], " \n", "Заголовок")], "text-missing")).toMatchObject([
      { path: ["title"], severity: "error" },
    ]);
    expect(
      found([text(["paragraph"], "", "Слова, которые владелец заменит")], "text-missing"),
    ).toEqual([]);
    expect(
      found([text(["buttons", "hero-1", "text"], "", "Подробнее")], "text-missing"),
    ).toMatchObject([{ path: ["buttons", "hero-1", "text"] }]);
  });

  it.each<[ProblemCode | "fine", Link]>([
    ["fine", { kind: "page", page: "about" }],
    ["fine", { kind: "page", page: "about", section: "ticks" }],
    ["fine", { kind: "section", section: "pics" }],
    ["fine", { kind: "address", address: "https://example.org/gone" }],
    ["fine", { kind: "address", address: "/about" }],
    ["fine", { kind: "address", address: "/en/about/?a=1#b" }],
    ["fine", { kind: "address", address: "/list.pdf" }],
    ["fine", { kind: "address", address: "#comp-pics" }],
    ["link-page-gone", { kind: "page", page: "gone" }],
    ["link-path-unknown", { kind: "address", address: "/gone" }],
    ["link-path-unknown", { kind: "address", address: "/gone/?a=1#b" }],
    ["link-section-gone", { kind: "page", page: "about", section: "gone" }],
    ["link-section-gone", { kind: "section", section: "ticks" }],
    ["link-section-gone", { kind: "address", address: "#comp-gone" }],
  ])("CHECK-02: %s for %j", (code, link) => {
    const codes = findProblems(runAll(testRecords(), withLink(link)), findTemplate, {
      pages: ["home"],
    })
      .map((one) => one.code)
      .filter((one) => one.startsWith("link-"));
    expect(codes).toEqual(code === "fine" ? [] : [code]);
  });

  it("CHECK-02: a link to the place of a linked section that is gone leads nowhere", () => {
    const steps = [
      ...linkSteps(readPage(testRecords(), "about"), "ticks", "shared"),
      ...withLink({ kind: "page", page: "about", section: "ticks" }),
    ];
    expect(found(steps, "link-section-gone")).toEqual([]);
    const gone = { name: "linked.remove", args: { linked: "shared" } };
    expect(found([...steps, gone], "link-section-gone")).toHaveLength(1);
  });

  it("HIDE-04: warns of a link to a section that is hidden everywhere, not of one to a section that some see", () => {
    const link = withLink({ kind: "page", page: "about", section: "ticks" });
    const hide = (hidden: string): Step => ({
      name: "section.hide",
      args: { page: "about", section: "ticks", hidden },
    });
    expect(found([...link, hide("everywhere")], "link-section-hidden")).toMatchObject([
      { severity: "warning" },
    ]);
    expect(found([...link, hide("phones")], "link-section-hidden")).toEqual([]);
    expect(found([...link, hide("everywhere")], "link-section-gone")).toEqual([]);
  });

  it("PAGE-63: warns of a link to a page that visitors can't see, by its address too, unless it stands on such a page", () => {
    const draft = (page: string): Step => ({ name: "page.draft", args: { page, isDraft: true } });
    const unseen = (steps: readonly Step[], page = "home") =>
      found(steps, "link-page-unseen", page).map(({ severity, path }) => [severity, path.at(-1)]);
    const byPage = withLink({ kind: "page", page: "about", section: "gone" });
    const byAddress = withLink({ kind: "address", address: "/about/?from=home" });
    for (const link of [byPage, byAddress]) {
      expect(unseen(link)).toEqual([]);
      expect(unseen([...link, draft("about")])).toEqual([["warning", "link"]]);
      expect(unseen([...link, draft("prices")])).toEqual([]);
    }
    expect(found([...byPage, draft("about")], "link-section-gone")).toEqual([]);
    const target = { page: "prices", section: "hero" };
    const hero = { ...testSection("hero", "Hero") };
    const onDraft: Step[] = [
      { name: "section.add", args: { page: "prices", section: hero, after: null } },
      {
        name: "link.set",
        args: {
          target,
          path: ["buttons", "hero-1", "link"],
          value: { kind: "page", page: "about" },
        },
      },
      draft("about"),
    ];
    expect(unseen(onDraft, "prices")).toEqual([["warning", "link"]]);
    expect(unseen([...onDraft, draft("prices")], "prices")).toEqual([]);
  });

  it("PAGE-63: says nothing of the bar's links, which are left out, and knows pages that are unpublished", () => {
    const value: Link = { kind: "page", page: "about" };
    const own = { id: "us", text: { ru: { text: "О нас" } }, link: value, links: [] };
    const target = { part: "navigation" };
    const inBar: Step = {
      name: "item.add",
      args: { target, path: ["links"], item: own, after: null },
    };
    const records = runAll(testRecords(), [inBar, ...withLink(value)]);
    const checks = createPublishChecks(records, findTemplate, undefined, ["about"]);
    expect(checks.page("home").map(({ code }) => code)).toContain("link-page-unseen");
    expect(checks.site().map(({ code }) => code)).not.toContain("link-page-unseen");
  });

  it("PAGE-63: says nothing of links to an unpublished home page, which is led to whatever it is", () => {
    const records = runAll(testRecords(), withLink({ kind: "page", page: "home" }));
    const checks = createPublishChecks(records, findTemplate, undefined, ["home"]);
    expect(checks.page("home").map(({ code }) => code)).not.toContain("link-page-unseen");
  });

  it("HIDE-04: what is hidden everywhere holds up nothing", () => {
    const empty = text(["title"], "", "Заголовок");
    const hide = (hidden: string): Step => ({
      name: "section.hide",
      args: { page: "home", section: "hero", hidden },
    });
    expect(found([empty, hide("phones")], "text-missing")).toHaveLength(1);
    expect(found([empty, hide("everywhere")], "text-missing")).toEqual([]);
  });

  it("CHECK-02: a renamed path still leads there, and a page that isn't loaded counts as whole", () => {
    const renamed: Step = { name: "page.rename", args: { page: "about", path: "/us" } };
    expect(
      found([renamed, ...withLink({ kind: "address", address: "/about/" })], "link-path-unknown"),
    ).toEqual([]);
    const { [pageKey("about")]: _, ...partial } = runAll(
      testRecords(),
      withLink({ kind: "page", page: "about", section: "any" }),
    );
    expect(found([], "link-section-gone", "home", partial as Records)).toEqual([]);
  });

  it("CHECK-02: one of the navigation may lead to a section of any page", () => {
    const add = (link: Link): Step => ({
      name: "item.add",
      args: {
        target: { part: "navigation" },
        path: ["links"],
        item: { id: "n", text: {}, link },
        after: null,
      },
    });
    expect(found([add({ kind: "section", section: "ticks" })], "link-section-gone")).toEqual([]);
    expect(found([add({ kind: "section", section: "gone" })], "link-section-gone")).toMatchObject([
      { page: null, target: { part: "navigation" } },
    ]);
  });

  it("CHECK-03: warns of the template's own texts, in items too, but not of labels that can be published", () => {
    const left = (steps: Step[]) =>
      found(steps, "placeholder-text")
        .filter((one) => one.page === "home")
        .map((one) => one.path.join("/"));
    expect(left([])).toEqual([
      "paragraph",
      "features/cards-1/paragraph",
      "features/cards-3/paragraph",
    ]);
    expect(left([text(["paragraph"], "Своё", "Слова, которые владелец заменит")])).not.toContain(
      "paragraph",
    );
  });

  it("CHECK-03: warns of a picture without an alt text, unless it is decorative", () => {
    const photo = { asset: "a", alt: {}, crop: null, focus: null };
    const set: Step = {
      name: "picture.set",
      args: {
        target: { page: "home", section: "cards" },
        path: ["features", "cards-1", "image"],
        value: photo,
      },
    };
    expect(found([set], "alt-missing")).toMatchObject([
      { path: ["features", "cards-1", "image", "alt"], section: "cards" },
    ]);
    const logo: Step = {
      name: "picture.set",
      args: { target: { part: "navigation" }, path: ["logo"], value: photo },
    };
    expect(found([logo], "alt-missing")).toEqual([]);
    const value = { ...photo, isDecorative: true };
    const decoration = { ...set, args: { ...(set.args as object), value } };
    expect(found([decoration], "alt-missing")).toEqual([]);
  });

  it("EMPTY-02: warns of a page on which visitors see no section", () => {
    expect(found([], "page-empty")).toEqual([]);
    const sections = testRecords()[pageKey("home")]?.sections ?? [];
    const removed = sections.map(({ id }): Step => ({
      name: "section.remove",
      args: { page: "home", section: id },
    }));
    expect(found(removed, "page-empty")).toMatchObject([{ page: "home", section: null }]);
  });

  it("CHECK-03: warns of an empty page title, unless the first page's serves all", () => {
    const title: Step = {
      name: "text.set",
      args: {
        target: { part: "meta", page: "home" },
        path: ["title"],
        language: "ru",
        text: "Сайт",
        was: "",
      },
    };
    const forAll: Step = { name: "meta.set", args: { page: "home", meta: { useForAll: true } } };
    expect(found([], "page-title-missing", "about")).toMatchObject([
      { page: "about", path: ["title"] },
    ]);
    expect(found([title], "page-title-missing", "about")).toHaveLength(1);
    expect(found([title, forAll], "page-title-missing", "about")).toEqual([]);
  });

  it("CHECK-03: warns of texts that an active language lacks or that are behind their original", () => {
    const translated = text(["title"], "Title", "", { language: "en" });
    expect(
      found([], "untranslated").some(
        (one) => one.section === "hero" && one.path[0] === "title" && one.language === "en",
      ),
    ).toBe(true);
    expect(
      found([translated], "untranslated").some(
        (one) => one.section === "hero" && one.path[0] === "title",
      ),
    ).toBe(false);
    expect(
      found([translated, text(["title"], "Иначе", "Заголовок")], "translation-stale"),
    ).toMatchObject([{ path: ["title"], language: "en" }]);
    const sleeping: Step[] = [
      { name: "language.add", args: { language: german, after: null } },
      { name: "language.remove", args: { code: english.code } },
    ];
    expect(found(sleeping, "untranslated")).toEqual([]);
  });

  it("LANG-08: a language in which a page isn't published holds nothing up there", () => {
    const held: Step = { name: "page.withhold", args: { page: "about", withheld: ["en"] } };
    expect(found([], "untranslated", "about").length).toBeGreaterThan(0);
    expect(found([held], "untranslated", "about").filter(({ page }) => page === "about")).toEqual(
      [],
    );
    expect(found([held], "untranslated")).toEqual(found([], "untranslated"));
  });

  it("CHECK-04: an event that ends before it starts is an error", () => {
    const set: Step = {
      name: "event.set",
      args: { event: "party", values: { end: "2027-05-01T17:00" } },
    };
    expect(found([set], "event-times")).toMatchObject([
      { target: { part: "event", event: "party" }, severity: "error" },
    ]);
    expect(found([], "event-times")).toEqual([]);
  });

  it("tells of a section whose template is gone", () => {
    const records: Records = {
      ...testRecords(),
      "page:home": testPage("home", [{ ...testSection("a", "Ticks"), template: "Gone" }]),
    };
    expect(found([], "template-unknown", "home", records)).toMatchObject([{ section: "a" }]);
  });

  it("looks at one page at a time, and at no more than it is asked for", () => {
    const checks = createPublishChecks(testRecords(), findTemplate);
    expect(new Set(checks.page("about").map((one) => one.page))).toEqual(new Set(["about"]));
    expect(new Set(checks.site().map((one) => one.page))).toEqual(new Set([null]));
    expect(checks.page("gone")).toEqual([]);
    const all = findProblems(testRecords(), findTemplate);
    expect(all).toHaveLength(
      checks.site().length +
        ["home", "about", "prices"].flatMap((page) => checks.page(page)).length,
    );
    expect(testEntry("home", "/").path).toBe("/");
  });
});

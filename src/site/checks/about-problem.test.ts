import { expect, it } from "vitest";
import { testPage, testRecords, testSection } from "../../../test/fixtures/document.ts";
import { findProblems } from "../../../test/fixtures/find-problems.ts";
import { findTemplate } from "../../../test/fixtures/templates.ts";
import { nameOfCheck, setAside } from "../ignored-check.ts";
import type { ProblemCode } from "../problem-code.ts";
import { problem } from "../problem.ts";
import { pageKey } from "../records.ts";
import type { Records } from "../records.ts";
import { withAbout } from "./about-problem.ts";

const site = testRecords();

/** The home page with a section that has these fields. */
function withHero(fields: object): Records {
  const hero = testSection("hero", "Hero");
  const shown = { ...hero, fields: { ...hero.fields, title: { ru: { text: "Хлеб" } }, ...fields } };
  return { ...site, [pageKey("home")]: testPage("home", [shown]) };
}

/** What tells whether a problem of the section is about the same still. */
function about(records: Records, code: ProblemCode): string {
  const all = findProblems(records, findTemplate, { pages: ["home"] });
  const found = withAbout({ records, templates: findTemplate }, all);
  const one = found.find((each) => each.code === code && each.section === "hero");
  return one?.about ?? expect.unreachable();
}

const button = (text: string, page: string) => ({
  buttons: [{ id: "b", text: { ru: { text } }, link: { kind: "page", page }, type: "primary" }],
});
const titled = (ru: string, more: object = {}) =>
  withHero({ title: { ru: { text: ru } }, ...more });
const long = "а".repeat(40);

it("CHECK-19: what was ignored is told again once its words are others, not when something else changes", () => {
  const before = about(titled(long), "word-long");
  expect(about(titled(long, button("Меню", "about")), "word-long")).toBe(before);
  expect(about(titled(`${long}б`), "word-long")).not.toBe(before);
  expect(about(titled(`${long} и ещё`), "word-long")).not.toBe(before);
});

it("CHECK-19: a translation goes by its original, an alt text by its picture, a link's words by where it leads", () => {
  expect(about(titled("Хлеб"), "untranslated")).not.toBe(about(titled("Чай"), "untranslated"));
  const picture = (asset: string, x: number) =>
    withHero({ background: { asset, alt: {}, crop: null, focus: { x, y: 0 } } });
  const alt = about(picture("one", 0), "alt-missing");
  expect(about(picture("one", 1), "alt-missing")).toBe(alt);
  expect(about(picture("two", 0), "alt-missing")).not.toBe(alt);
  const leading = (page: string) => about(withHero(button("Здесь", page)), "words-vague");
  expect(leading("about")).not.toBe(leading("prices"));
});

it("CHECK-19: a link within a text is the same whether others stand before it or not", () => {
  const place = { page: "home", section: "hero", target: { page: "home", section: "hero" } };
  const link = (at: number) => {
    const more = { path: ["title"], language: "ru", values: { link: at } };
    const found = problem("link-redirects", place, more);
    return withAbout({ records: titled("Хлеб"), templates: findTemplate }, [found])[0]?.about;
  };
  expect(link(0)).toBe(link(1));
});

it("CHECK-19: a page that is too heavy is told of again once it is half a megabyte heavier", () => {
  const heavy = (weight: number) => {
    const place = { page: "home", section: null, target: null };
    const found = problem("page-heavy", place, { values: { weight, budget: 1_000 } });
    return withAbout({ records: site, templates: findTemplate }, [found])[0]?.about;
  };
  expect(heavy(1_100)).toBe(heavy(1_400));
  expect(heavy(1_400)).not.toBe(heavy(1_600));
});

it("CHECK-18: what holds publishing up can't be set aside, nor what is about something else by now", () => {
  const told = { page: "home", target: null, path: [], language: null, about: "1" };
  const warning = { ...told, code: "alt-missing", severity: "warning" };
  const error = { ...told, code: "text-missing", severity: "error" };
  const names = [warning, error].map((one) => ({ ...nameOfCheck(one), about: "1" }));
  expect(setAside([warning, error], names)).toEqual({ standing: [error], ignored: [warning] });
  const other = { ...warning, about: "2" };
  const elsewhere = { ...warning, page: "about" };
  expect(setAside([other, elsewhere], names).ignored).toEqual([]);
});

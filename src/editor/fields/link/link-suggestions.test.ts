import { describe, expect, it } from "vitest";
import { linkSuggestions, linkText, typedLink } from "./link-suggestions.ts";

const entries = [
  { id: "h", path: "/", name: "Главная" },
  { id: "p", path: "/pricing", name: "Цены на комплекты" },
];
const sections = [{ id: "48120", name: "Комплекты" }];
const suggest = (typed: string) =>
  linkSuggestions({ typed, entries, sections }).map(({ group, hint }) => `${group} ${hint ?? ""}`);

describe("linkSuggestions", () => {
  it("finds sections and pages by their names", () => {
    expect(suggest("комп")).toEqual(["onPage #comp-48120", "pages /pricing", "create "]);
    expect(suggest("")).toEqual(["onPage #comp-48120", "pages /", "pages /pricing"]);
  });

  it.each([
    ["example.com", "http://example.com"],
    ["hello@fary.example", "mailto:hello@fary.example"],
    ["+7 900 123-45-67", "tel:+79001234567"],
    ["https://ozon.ru/x", "https://ozon.ru/x"],
  ])("LINK-07: shows what %s becomes", (typed, address) => {
    expect(suggest(typed)[0]).toBe(`address ${address}`);
  });

  it("stores a link to an own page by the page, so that renaming it breaks nothing", () => {
    expect(typedLink("/pricing/", entries)).toEqual({ kind: "page", page: "p" });
    expect(typedLink("/", entries)).toEqual({ kind: "page", page: "h" });
  });

  it("FILE-07: finds files by their names and tags", () => {
    const file = { id: "f", kind: "pdf", hash: "a".repeat(64), size: 9 } as const;
    const files = [{ ...file, name: "Меню.pdf", tags: ["еда"] }];
    const found = (typed: string) =>
      linkSuggestions({ typed, entries, sections, files }).filter(({ group }) => group === "files");
    const expected = { label: "Меню.pdf", link: { kind: "file", file: "f" } };
    for (const typed of ["", "меню", "ЕДА"]) expect(found(typed)).toMatchObject([expected]);
    expect(found("прайс")).toEqual([]);
    const link = { kind: "file", file: "f" } as const;
    expect(linkText(link, entries, sections, files)).toBe("Меню.pdf");
    expect(linkText(link, entries)).toBe("");
  });

  it("takes no script for an address", () => {
    expect(typedLink("javascript:alert(1)", entries)).toBeUndefined();
    expect(suggest("javascript:alert(1)")).toEqual([]);
  });
});

describe("a page that isn't there yet", () => {
  it.each([
    ["Меню", "Меню"],
    ["  About us ", "About us"],
    ["javascript:alert(1)", undefined],
    ["Цены", "Цены"],
    ["цены на комплекты", undefined],
    ["example.com", undefined],
    ["/menu.pdf", undefined],
    ["/pricing/", undefined],
    ["/menu?day=1", undefined],
    ["/--", undefined],
    ["", undefined],
  ])("LINK-11: is offered last for the name %j that none has: %j", (typed, name) => {
    const found = linkSuggestions({ typed, entries, sections });
    const created = found.filter(({ group }) => group === "create");
    expect(created).toEqual(name === undefined ? [] : [{ group: "create", label: name }]);
    if (name !== undefined) expect(found.at(-1)).toBe(created[0]);
  });

  it.each([
    ["/workshops-2027", "Workshops 2027", "/workshops-2027"],
    ["/Works/Spring 2027/", "Spring 2027", "/works/spring-2027"],
    ["/о-нас", "О нас", "/o-nas"],
  ])("LINK-66: is offered last for the path %j that none has, called %j", (typed, label, hint) => {
    expect(linkSuggestions({ typed, entries, sections }).at(-1)).toEqual({
      group: "create",
      label,
      hint,
    });
  });
});

it("LINK-201: before a word is typed only a few sections come before the pages", () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    id: `s${index}`,
    name: `Part ${index}`,
  }));
  const count = (typed: string) =>
    linkSuggestions({ typed, entries, sections: many }).filter(({ group }) => group === "onPage")
      .length;
  expect([count(""), count(" "), count("Part")]).toEqual([4, 4, 6]);
});

it("LINK-201: a letter finds sections by their names, and an anchor by its beginning", () => {
  const two = [
    { id: "48120", name: "Комплекты" },
    { id: "77", name: "Menu" },
  ];
  const found = (typed: string) =>
    linkSuggestions({ typed, entries: [], sections: two })
      .filter(({ group }) => group === "onPage")
      .map(({ label }) => label);
  expect([found("m"), found("#comp-4"), found("#"), found("comp")]).toEqual([
    ["Menu"],
    ["Комплекты"],
    ["Комплекты", "Menu"],
    [],
  ]);
});

describe("linkText", () => {
  it("shows a link as it would be typed", () => {
    expect(linkText({ kind: "page", page: "p" }, entries)).toBe("/pricing");
    expect(linkText({ kind: "address", address: "mailto:a@b.example" }, entries)).toBe(
      "a@b.example",
    );
    expect(linkText(null, entries)).toBe("");
  });

  it("LINK-11: shows a section by its name, behind its page's where that is another one, and never by its id", () => {
    const link = { kind: "page", page: "p", section: "48120" } as const;
    const { name } = entries.find(({ id }) => id === "p")!;
    expect(linkText(link, entries, sections)).toBe(`${name} # Комплекты`);
    expect(linkText(link, entries)).toBe(name);
    expect(linkText({ kind: "section", section: "48120" }, entries, sections)).toBe("# Комплекты");
    expect(linkText({ kind: "section", section: "gone" }, entries, sections)).toBe("# comp-gone");
  });
});

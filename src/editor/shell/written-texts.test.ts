import { expect, it } from "vitest";
import { writtenTexts } from "./written-texts.ts";

let last = 0;

function written(path: string, text: unknown, language = "en") {
  last += 1;
  const target = { page: "home", section: "about" };
  return { id: `o${last}`, name: "text.set", args: { target, path: [path], language, text } };
}

it("GUEST-71: each text is there once, as it was written last, and nothing but texts", () => {
  const all = [
    written("title", "Bread"),
    written("title", "Brot", "de"),
    written("title", "Bread, warm"),
    written("hint", "Crusty"),
    written("hint", " "),
    written("odd", 7),
    { id: "move", name: "section.move", args: { page: "home", section: "about", to: 2 } },
  ];
  expect(writtenTexts(all)).toEqual(["Bread, warm", "Brot"]);
});

it("GUEST-71, ROUTE-290: words of new paragraphs and items are there, as they were written last, and new names", () => {
  const target = { page: "home", section: "about" };
  const block = {
    id: "b1",
    type: "paragraph",
    text: { en: { text: "Flour" }, de: { text: "Mehl" } },
  };
  const inner = { id: "i1", text: { en: { text: "Hours" } }, link: { kind: "page", page: "home" } };
  const item = { id: "m1", text: { en: { text: "Visit" } }, link: null, links: [inner] };
  const operation = (name: string, args: object) => ({ id: (last += 1).toString(), name, args });
  const set = (target: object, path: string[], text: string) =>
    operation("text.set", { target, path, language: "en", text, was: "" });
  expect(
    writtenTexts([
      operation("item.add", { target, path: ["body"], item: block, after: null }),
      operation("item.add", { target: { part: "navigation" }, path: ["links"], item, after: null }),
      set(target, ["body", "b1", "text"], "Flour, water, salt"),
      set({ part: "navigation" }, ["links", "m1", "links", "i1", "text"], "Opening hours"),
      set(target, ["title"], "Mehl"),
      operation("page.add", {
        entry: { id: "p", path: "/p", name: "New page" },
        page: {},
        after: null,
      }),
      operation("page.rename", { page: "p", name: "Prices" }),
      operation("page.rename", { page: "p", path: "/prices" }),
      operation("site.rename", { name: "Korn" }),
      operation("file.set", { file: "f", values: { name: "Menu.pdf" } }),
      operation("file.set", { file: "f", values: { tags: ["a"] } }),
      operation("item.add", { target, path: "body", item: "none" }),
    ]),
  ).toEqual([
    "Flour, water, salt",
    "Mehl",
    "Visit",
    "Opening hours",
    "Prices",
    "/prices",
    "Korn",
    "Menu.pdf",
  ]);
});

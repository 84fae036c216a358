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

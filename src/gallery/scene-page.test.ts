import { describe, expect, it } from "vitest";
import { colorModes, looks } from "#/site/theme.ts";
import { loadLooks } from "#/sections/looks.ts";
import { choices, contents, readScene } from "./scene.ts";
import { renderDemo, renderScene } from "./scene-page.ts";

await loadLooks(choices.template);

function render(values: Record<string, string>): string {
  return renderScene(readScene(new URLSearchParams(values)));
}

function expectSound(html: string, headings = 1): void {
  expect(html.match(/<h1/g) ?? []).toHaveLength(headings);
  expect(html).not.toMatch(/<[^>]* style=/);
  expect(html).not.toMatch(/undefined|\[object|NaN/);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
  expect(new Set(ids).size).toBe(ids.length);
}

describe("a page with each template", () => {
  it.each(choices.template)(
    "%s has one h1, no style attribute and no id twice, however full it is",
    (template) => {
      // what these say is nothing that a page could be called
      const headings = ["ActionPhone", "AnnouncementBar", "Countdown"].includes(template) ? 0 : 1;
      for (const content of contents) {
        if (content === "empty") continue;
        for (const language of choices.language)
          expectSound(render({ template, content, language }), headings);
      }
    },
  );

  it.each(choices.template)("%s is rendered with empty texts", (template) => {
    expect(render({ template, content: "empty" })).toContain("</main>");
  });

  it("stands in every mode and look on the root element", () => {
    for (const mode of colorModes)
      for (const look of looks)
        expect(render({ mode, look })).toMatch(
          new RegExp(
            `<html[^>]*data-mode="${mode.toLowerCase()}"[^>]*data-look="${look.toLowerCase()}"`,
          ),
        );
  });
});

describe("the pictures of a page", () => {
  it.each([
    ["LogosRow", ["ladno-sign"]],
    ["LogosText", ["ladno-sign"]],
    ["TeamCards", ["linden"]],
    ["AboutAuthor", ["linden"]],
    ["ReviewsCards", ["linden"]],
    ["MenuPhotos", ["polden"]],
    ["MenuRestaurant", ["polden"]],
    ["HeaderIllustration", ["yard-scene"]],
    ["HeaderSplit", ["cafe"]],
    ["AboutStory", ["cafe"]],
  ])("DEV-419: are in %s what its places are for", (template, starts) => {
    const files = [...render({ template }).matchAll(/<img[^>]* src="[^"]*\/([\w-]+)\.\w+"/g)];
    expect(files.length).toBeGreaterThan(0);
    for (const [, file] of files)
      expect(
        starts.some((start) => file?.startsWith(start)),
        file,
      ).toBe(true);
  });
});

describe("the pages of the demo", () => {
  it.each(["/", "/connect", "/pricing", "/book"])(
    "%s has one h1, no style attribute and no id twice",
    (path) => {
      expectSound(renderDemo(path));
    },
  );
});

describe("an address of the gallery", () => {
  it("that asks for something that there is not is refused", () => {
    expect(() => readScene(new URLSearchParams({ template: "Header99" }))).toThrow(
      /^template is one of/,
    );
    expect(() => readScene(new URLSearchParams({ brand: "red" }))).toThrow("Bad Hex");
    expect(() => renderDemo("/nowhere")).toThrow("The demo has /, /connect");
  });
});

import { describe, expect, it } from "vitest";
import { templates } from "#/sections/registry.ts";
import { testDocument } from "../../test/fixtures/document.ts";
import { testContext } from "../../test/fixtures/operations.ts";
import { openDocument } from "./open-document.ts";
import { readProject } from "./project/read-project.ts";
import { writeProject } from "./project/write-project.ts";

/** A document from elsewhere whose first section says these things as well. */
function withFirst(own: Record<string, unknown>): unknown {
  const { pages, ...document } = testDocument();
  const [home, ...others] = pages;
  const [first, ...sections] = home?.sections ?? [];
  return {
    ...document,
    pages: [{ ...home, sections: [{ ...first, ...own }, ...sections] }, ...others],
  };
}

describe("the theme that a section of a document has of its own", () => {
  const own = { colorMode: "DARK", orientation: "RIGHT" };

  it("THEME-09 (R34): is kept; an empty mode, as definitions of components have, is the site's", () => {
    const first = (input: unknown) => openDocument(input, testContext).pages[0]?.sections[0];
    expect(first(withFirst(own))).toMatchObject(own);
    expect(first(withFirst({ colorMode: "" }))).toEqual(testDocument().pages[0]?.sections[0]);
    const { site, ...document } = testDocument();
    const footer = { ...site.footer, colorMode: "" };
    expect(openDocument({ ...document, site: { ...site, footer } }, testContext).site).toEqual(
      site,
    );
  });

  it.each([{ colorMode: "BLUE" }, { orientation: "" }, { look: "SHARP" }])(
    "THEME-09 (R34): is refused where it is %o",
    (wrong) => {
      expect(() => openDocument(withFirst(wrong), testContext)).toThrow();
    },
  );

  it("THEME-09 (R34): comes with a document of the specification's names where it isn't the site's", () => {
    const component = (more: object) => ({ template: "Links1", data: {}, ...more });
    const components = [
      component({ colorMode: "LIGHT", orientation: "LEFT" }),
      component(own),
      component({ colorMode: "" }),
    ];
    const old = { theme: { colorMode: "LIGHT" }, pages: [{ path: "/", components }] };
    const sections = openDocument(old, { templates }).pages[0]?.sections ?? [];
    const themes = sections.map(({ colorMode, orientation }) => ({ colorMode, orientation }));
    expect(themes).toEqual([{}, own, {}]);
  });

  it("THEME-09 (R34): goes out with a project and comes in again", () => {
    const old = { pages: [{ path: "/", components: [{ template: "Links1", data: {}, ...own }] }] };
    const document = openDocument(old, { templates });
    const text = [...writeProject({ document, pictures: [] }, templates)].join("");
    const again = readProject(JSON.parse(text), { templates, now: new Date() });
    expect(again.document).toEqual(document);
    expect(again.document.pages[0]?.sections[0]).toMatchObject(own);
  });
});

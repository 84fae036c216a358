import { describe, expect, it } from "vitest";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import { registry } from "#/sections/registry.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { Section } from "#/site/section.ts";
import { composePage } from "./page-composition.ts";
import { testSection } from "./render-fixture.ts";
import { renderSection, testPicture } from "../../test/render-section.ts";

const read = (text: LocalizedText) => readText(text, "en", "en");

function ranks(sections: readonly Section[]): number[] {
  return composePage(sections, read).sections.map(({ rank }) => rank);
}

/** A section with another value in the field of a role. */
function withRole(section: Section, role: "heading" | "backdrop" | "ink", value: unknown): Section {
  const specs = registry.find(({ id }) => id === section.template)?.fields ?? {};
  const name = fieldOfRole(specs, role) ?? "";
  return { ...section, fields: { ...section.fields, [name]: value } };
}

describe("a page's composition", () => {
  it("HEAD-04: sections up to the first with a heading have rank 1, those behind it rank 2", () => {
    const [bar, gallery, prices] = [
      testSection("NoHeader", "bar"),
      testSection("Portfolio12", "gallery"),
      testSection("Pricing8", "prices"),
    ];
    expect(ranks([bar, gallery, prices])).toEqual([1, 1, 2]);
    expect(ranks([bar, withRole(gallery, "heading", {}), prices, prices])).toEqual([1, 1, 1, 2]);
  });

  it.each(registry.filter(({ category }) => category !== "footer").map(({ id }) => id))(
    "HEAD-04: %s has an h1 exactly where it counts as headed",
    (id) => {
      const section = testSection(id, "s1");
      const after = testSection("Links1", "s2");
      const own = registry.find((definition) => definition.id === id);
      const heading = fieldOfRole(own?.fields ?? {}, "heading", "text");
      const patches = heading === undefined ? [{}] : [{}, { [heading]: "" }];
      for (const patch of patches) {
        const fields = {
          ...section.fields,
          ...(heading && patch[heading] === "" && { [heading]: {} }),
        };
        const isHeaded = ranks([{ ...section, fields }, after])[1] === 2;
        expect(renderSection({ template: id, patch }).includes("<h1")).toBe(isHeaded);
      }
    },
  );

  it("HEAD-05: the bar lies over the backdrop of the first section, in its ink, where it is filled", () => {
    const header = testSection("Header21", "h");
    const over = (section: Section) => composePage([section], read).barOver;
    expect(over(header)).toBeUndefined();
    const filled = withRole(header, "backdrop", testPicture);
    expect(over(filled)).toBe("photo");
    expect(over(withRole(filled, "ink", "dark"))).toBe("tint");
    expect(over({ ...filled, colorMode: "DARK" })).toBe("photo");
    const ofAnotherMode: Section = { ...withRole(filled, "ink", "dark"), colorMode: "DARK" };
    expect(over(ofAnotherMode)).toBeUndefined();
    expect(over(withRole(testSection("Email1", "e"), "backdrop", testPicture))).toBeUndefined();
  });

  it("HIDE-02: what is hidden everywhere has no place; each kind of device has one h1, the first that is seen there", () => {
    const [one, two, three] = ["one", "two", "three"].map((id) => testSection("Pricing8", id));
    if (!one || !two || !three) throw new Error("Three sections are needed");
    const composed = composePage([{ ...one, hidden: "everywhere" }, two, three], read).sections;
    expect(composed.map(({ section, rank }) => [section.id, rank])).toEqual([
      ["two", 1],
      ["three", 2],
    ]);
    const forPhones = { ...one, hidden: "desktops" } as const;
    const forDesktops = { ...two, hidden: "phones" } as const;
    expect(ranks([forPhones, forDesktops, three])).toEqual([1, 1, 2]);
    expect(ranks([forPhones, three, forDesktops])).toEqual([1, 1, 2]);
    expect(ranks([one, forPhones, forDesktops])).toEqual([1, 2, 2]);
  });

  it("HIDE-02: the bar lies over no picture that some windows don't show", () => {
    const filled = withRole(testSection("Header21", "h"), "backdrop", testPicture);
    const over = (hidden: Section["hidden"]) =>
      composePage([{ ...filled, hidden }, testSection("Links1", "l")], read).barOver;
    expect([over(undefined), over("everywhere"), over("phones"), over("desktops")]).toEqual([
      "photo",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("VERS-02: what this program doesn't know has no place", () => {
    const newer = { ...testSection("Links1", "n"), version: 9 };
    expect(composePage([newer, { ...newer, template: "Nothing" }], read).sections).toEqual([]);
  });
});

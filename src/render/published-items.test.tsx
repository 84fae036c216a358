import { describe, expect, it } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { isOfKind } from "#/fields/held-value.ts";
import { findSection, registry } from "#/sections/registry.ts";
import type { Section } from "#/site/section.ts";
import { newCollected } from "./collected.ts";
import { createPlainEnvironment } from "./plain-environment.ts";
import { testFacts, testSection } from "./render-fixture.ts";
import { SectionPart } from "./section-part.tsx";

const picture = { asset: "a", alt: {}, crop: null, focus: null };
const files = () => ({
  sources: [],
  src: "/assets/a.jpg",
  width: 480,
  height: 360,
  colour: "#102030",
});

function render(section: Section): string {
  const definition = findSection(section.template);
  if (!definition) throw new Error(`There is no template ${section.template}`);
  const environment = createPlainEnvironment(
    { ...testFacts, files, language: "en", page: "home" },
    newCollected(),
  );
  const target = { page: "home", section: section.id };
  return renderToStaticMarkup(
    <SectionPart {...{ environment, definition, section, target, rank: 1 }} />,
  );
}

function neededIn(specs: FieldSpecs): { item: FieldSpecs; filled: readonly string[] }[] {
  return Object.values(specs).flatMap((spec) =>
    isOfKind(spec, "list")
      ? [...(spec.filled ? [{ item: spec.item, filled: spec.filled }] : []), ...neededIn(spec.item)]
      : [],
  );
}

describe("empty places of galleries", () => {
  it("GAL-04: what an item needs is a picture of it", () => {
    const all = registry.flatMap(({ fields }) => neededIn(fields));
    expect(all.length).toBeGreaterThan(2);
    for (const { item, filled } of all)
      for (const name of filled) expect(item[name]?.kind).toBe("picture");
  });

  it("GAL-04: visitors see the filled ones only, laid out as so many", () => {
    const section = testSection("GalleryMasonry", "s1");
    const items = section.fields["pictures"] as object[];
    const filled = items.map((item, at) => (at < 2 ? { ...item, picture } : item));
    const html = render({ ...section, fields: { ...section.fields, pictures: filled } });
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toContain("The first loaf");
    expect(html).not.toContain("Lights out");
    expect(render(section)).not.toContain("<li");
  });

  it("GAL-04: a row of works is as wide as its filled ones, and gone without any", () => {
    const section = testSection("Portfolio12", "s1");
    const [first, ...rest] = section.fields["rows"] as { items: object[] }[];
    const [one, ...others] = first?.items ?? [];
    const rows = [{ ...first, items: [{ ...one, picture }, ...others] }, ...rest];
    const html = render({ ...section, fields: { ...section.fields, rows } });
    expect(html.match(/data-count="1"/g)).toHaveLength(1);
    expect(html).not.toContain('data-count="2"');
    expect(html).not.toContain("House with a long table");
    expect(html).not.toContain("<div></div>");
  });
});

describe("buttons", () => {
  const button = (id: string, link: object | null) => ({
    id,
    text: { en: { text: `To ${id}` } },
    link,
    type: "primary",
  });
  const withButtons = (...all: object[]): string => {
    const section = testSection("Header21", "s1");
    return render({ ...section, fields: { ...section.fields, buttons: all } });
  };

  it("PAGE-62: one that leads to a page which visitors don’t see isn’t published, and nothing is left of its row", () => {
    const seen = button("home", { kind: "page", page: "home" });
    const unseen = button("draft", { kind: "page", page: "draft" });
    expect(withButtons(seen, unseen)).toContain("To home");
    expect(withButtons(seen, unseen)).not.toContain("To draft");
    expect(withButtons(unseen)).not.toContain("button-row");
    // one that leads nowhere yet is told of by its own check
    expect(withButtons(button("nowhere", null))).toContain("To nowhere");
  });
});

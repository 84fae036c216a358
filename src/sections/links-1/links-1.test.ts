import { describe, expect, it } from "vitest";
import { renderSection } from "../../../test/render-section.ts";
import { links1Fields } from "./fields.ts";

describe("Links1", () => {
  it("SECT-11 (R20): an optional title and one to eight links", () => {
    expect(links1Fields.title.isRequired).toBe(false);
    expect([links1Fields.links.min, links1Fields.links.max]).toEqual([1, 8]);
    expect(renderSection({ template: "Links1", patch: { title: "" } })).not.toMatch(/<h\d/);
  });

  it("shows links as rows or as buttons", () => {
    const links = [{ text: "Go", link: { kind: "page", page: "home" } }];
    const rows = renderSection({ template: "Links1", patch: { links } });
    expect(rows).toMatch(/<a class="links-1__link" href="\/" aria-current="page"><span>Go<\/span>/);
    const buttons = renderSection({ template: "Links1", patch: { links, kind: "buttons" } });
    expect(buttons).toMatch(/<a class="button button--tertiary" href="\/"/);
  });
});

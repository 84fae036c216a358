import { describe, expect, it } from "vitest";
import { header21 } from "#/sections/header-21/index.ts";
import { newFields } from "#/site/new-fields.ts";
import { renderSectionDocument } from "./section-document.tsx";
import { testSite } from "./render-fixture.ts";

describe("renderSectionDocument", () => {
  it("shows a section with its starting content, its style and no script", () => {
    const fields = newFields(header21.fields, { language: "en", createId: () => "a1" });
    const section = { id: "hero", template: "Header21", version: 1, fields };
    const html = renderSectionDocument({
      site: testSite,
      sections: [section],
      language: "en",
      files: () => undefined,
    });
    expect(html).toContain('<section id="comp-hero" class="header-21"');
    expect(html).toMatch(/<h1 [^>]*data-level="72"/);
    expect(html).toMatch(/\[data-v="letters:[\d.]+"\]\{--letters:[\d.]+\}/);
    expect(html).not.toMatch(/<script| style=| on[a-z]+=/);
  });
});

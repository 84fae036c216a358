import { describe, expect, it } from "vitest";
import { renderSection } from "../../../test/render-section.ts";
import { footerMapFormFields } from "./fields.ts";

const template = "FooterMapForm";

describe(template, () => {
  it("FOOT-03: has a closing line of 40 characters and two columns of links", () => {
    const { title, columns } = footerMapFormFields;
    expect(title).toMatchObject({ limit: 40, isRequired: true });
    expect(columns.max).toBe(2);
  });

  it("FOOT-03: its form sends name, email and message, and says of no section that it stands there", () => {
    const html = renderSection({ template });
    expect(html).toMatch(/<form class="form"[^>]* action="[^"]*\/form\/contact\//);
    expect(html).toMatch(/data-form="contact" data-view="footer-map-form"/);
    for (const name of ["name", "email", "message"])
      expect(html).toMatch(new RegExp(`<label[^>]* for="comp-[\\w-]+-${name}"`));
  });

  it("FOOT-03: its map is drawn from the address and asks nobody for anything", () => {
    const html = renderSection({ template, patch: { address: "4 Green <Yard>" } });
    expect(html).toContain('class="town"');
    expect(html).toContain("4 Green &lt;Yard&gt;");
    expect(html).not.toMatch(/<img|<iframe|<script/);
    const moved = renderSection({ template, patch: { address: "5 Green Yard" } });
    const town = (markup: string) => /<svg class="town".*?<\/svg>/.exec(markup)?.[0];
    expect(town(moved)).not.toBe(town(html));
  });
});

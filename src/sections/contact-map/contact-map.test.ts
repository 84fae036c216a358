import { describe, expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";
import { contactMapFields } from "./fields.ts";

const template = "ContactMap";
const facts = (count: number, value = "Ring <first>") =>
  Array.from({ length: count }, (_, index) => ({ label: `Fact ${index}`, value }));

describe(template, () => {
  it("CONTACT-01: has a title of 60 characters, a text of 200 and two to six facts", () => {
    const { title, paragraph, facts: list } = contactMapFields;
    expect([title.limit, paragraph.limit]).toEqual([60, 200]);
    expect(list).toMatchObject({ min: 2, max: 6 });
    expect([list.item.label.limit, list.item.value.limit]).toEqual([24, 60]);
  });

  it("CONTACT-01: its form sends name, email and message without JavaScript", () => {
    const html = renderSection({ template });
    expect(html).toMatch(/<form class="form"[^>]* action="[^"]*\/form\/contact\//);
    expect(html).toMatch(/data-form="contact" data-view="contact-map"/);
    for (const name of ["name", "email", "message"])
      expect(html).toMatch(new RegExp(`<label[^>]* for="comp-s1-${name}"`));
  });

  it("CONTACT-02: its map is drawn, asks nobody for anything, and leads to maps by point or address", () => {
    const drawn = renderSection({ template, patch: { address: "4 Green Yard" } });
    expect(drawn).toContain('class="town"');
    expect(drawn).not.toMatch(/<img|<iframe|<script/);
    expect(drawn).toContain("query=4+Green+Yard");
    const place = { latitude: 51.5, longitude: -2.5 };
    expect(renderSection({ template, patch: { place } })).toContain("query=51.5%2C-2.5");
  });

  it("CONTACT-02: facts are a list of terms; phone numbers and addresses lead where they say", () => {
    const html = renderSection({ template, patch: { facts: facts(3, "+7 900 000-00-00") } });
    expect(html.match(/<dt>/g)).toHaveLength(3);
    expect(html.match(/href="tel:\+79000000000"/g)).toHaveLength(3);
    expect(wordsOf(renderSection({ template, patch: { facts: facts(2) } }))).toContain(
      "Fact 1 Ring &lt;first&gt;",
    );
  });

  it("SECT-12: without address and link the map has no card", () => {
    const html = renderSection({ template, patch: { address: "", more: "" } });
    expect(html).not.toContain("map-place__card");
    expect(html).toContain("map-pin");
  });
});

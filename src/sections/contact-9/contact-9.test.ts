import { describe, expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";
import { contact9Fields } from "./fields.ts";

describe("Contact9", () => {
  it("SECT-08: title 200, one to six blocks with a title of 30 and paragraphs of 100", () => {
    const { title, blocks } = contact9Fields;
    expect(title.limit).toBe(200);
    expect([blocks.min, blocks.max]).toEqual([1, 6]);
    expect(blocks.item.title.limit).toBe(30);
    expect(blocks.item.paragraph1.limit).toBe(100);
    expect(blocks.item.paragraph2.limit).toBe(100);
  });

  it("LINK-08: a paragraph that is an e-mail or a phone number becomes a link, other words don't", () => {
    const html = renderSection({
      template: "Contact9",
      patch: {
        blocks: [
          { title: "A", paragraph1: "+44 20 7946 0958", paragraph2: "a@b.example" },
          { title: "B", paragraph1: "9:00 to 19:00", paragraph2: "write to a@b.example" },
        ],
      },
    });
    expect(html).toContain('href="tel:+442079460958"');
    expect(html.match(/href="mailto:a@b.example"/g)).toHaveLength(1);
    expect(html.match(/<a /g)).toHaveLength(2);
  });

  it("SECT-12: hides what is empty, and the head with the title", () => {
    const html = renderSection({
      template: "Contact9",
      patch: { title: "", blocks: [{ title: "Only", paragraph1: "", paragraph2: "" }] },
    });
    expect(wordsOf(html)).toBe("Only");
    expect(html).not.toContain("head");
    expect(html).not.toContain("contact-9__values");
  });

  it("never skips a heading level", () => {
    const first = renderSection({ template: "Contact9" });
    expect(first).toMatch(/<h1 .*<h2 /s);
    expect(renderSection({ template: "Contact9", isSecond: true })).toMatch(/<h2 .*<h3 /s);
    const untitled = renderSection({ template: "Contact9", isSecond: true, patch: { title: "" } });
    expect(untitled).not.toContain("<h3");
  });
});

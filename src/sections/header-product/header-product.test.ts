import { describe, expect, it } from "vitest";
import { renderSection, testPicture, wordsOf } from "../../../test/render-section.ts";
import { headerProductFields } from "./fields.ts";

const template = "HeaderProduct";

describe(template, () => {
  it("HEADP-01: has a title of 60 characters, a paragraph of 160, a hint of 80, a button of 20", () => {
    const { eyebrow, title, paragraph, placeholder, buttonText, hint } = headerProductFields;
    const texts = [eyebrow, title, paragraph, placeholder, buttonText, hint];
    expect(texts.map(({ limit }) => limit)).toEqual([40, 60, 160, 30, 20, 80]);
  });

  it("HEADP-01: its field subscribes without JavaScript, as the email form does", () => {
    const html = renderSection({ template });
    expect(html).toMatch(/<form class="header-product__form"[^>]* action="[^"]*\/form\/email\//);
    expect(html).toMatch(/data-form="email" data-view="header-product"/);
    expect(html.match(/<input [^>]*name="email"/g)).toHaveLength(1);
    expect(html).toMatch(/<label class="floating-label joined__label" for="comp-s1-email"/);
    expect(html).toContain('id="comp-s1-email-note" role="status"');
  });

  it("HEADP-02: its picture is fetched first and stands on the ground that was chosen, the words on the page", () => {
    const html = renderSection({ template, patch: { picture: testPicture, ground: "brand" } });
    expect(html).toMatch(/<img [^>]*fetchpriority="high"/i);
    expect(html).toContain('data-stage="brand"');
    expect(html).not.toContain("data-on=");
  });

  it("SECT-12: without a picture and a hint nothing stands in their place", () => {
    const html = renderSection({ template, patch: { hint: "", eyebrow: "", title: "Rota" } });
    expect(html).not.toContain("header-product__stage");
    expect(html).toContain("joined__note--bare");
    expect(wordsOf(html)).toMatch(/^Rota /);
  });
});

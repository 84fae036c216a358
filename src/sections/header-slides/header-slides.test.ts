import { describe, expect, it } from "vitest";
import { composePage } from "#/render/page-composition.ts";
import { testSection } from "#/render/render-fixture.ts";
import { renderSection, testPicture, wordsOf } from "../../../test/render-section.ts";
import { headerSlidesFields } from "./fields.ts";

const template = "HeaderSlides";
const works = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Work <${index + 1}>`,
    note: "Skagen, 2025",
    picture: testPicture,
  }));

describe(template, () => {
  it("SLIDES-01: has a title of 60 characters over one to five pictures, each with a name and a note of 40", () => {
    const { title, slides } = headerSlidesFields;
    expect(title).toMatchObject({ limit: 60, isRequired: true });
    expect(slides).toMatchObject({ min: 1, max: 5 });
    expect([slides.item.name.limit, slides.item.note.limit]).toEqual([40, 40]);
  });

  it("SLIDES-01: the first picture is fetched first, and none of the others at once", () => {
    const html = renderSection({ template, patch: { slides: works(3) } });
    const pictures = html.match(/<img [^>]*>/g) ?? [];
    expect(pictures).toHaveLength(3);
    expect(pictures.map((one) => /fetchpriority="high"/i.test(one))).toEqual([true, false, false]);
    expect(pictures.map((one) => one.includes('loading="lazy"'))).toEqual([false, true, true]);
  });

  it("SLIDES-02: slides are chosen by name, without a script", () => {
    const html = renderSection({ template, patch: { slides: works(3) } });
    expect(html.match(/type="radio"/g)).toHaveLength(3);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toContain('aria-label="2 of 3: Work &lt;2&gt;"');
  });

  it("SLIDES-03: what moves by itself can be stopped; what doesn't has no such button", () => {
    const moving = renderSection({ template, patch: { slides: works(2) } });
    expect(moving).toContain('data-slides="7"');
    expect(moving).toMatch(/<button[^>]*data-pause=""[^>]*aria-label="Pause"/);
    const still = renderSection({ template, patch: { slides: works(2), turns: "off" } });
    expect(still).toContain('data-slides="off"');
    expect(still).not.toContain("data-pause");
    expect(still.match(/data-step="-?1"/g)).toHaveLength(2);
  });

  it("SLIDES-02: one picture has no controls", () => {
    const html = renderSection({ template, patch: { slides: works(1) } });
    expect(html).not.toMatch(/data-slides|<button|type="radio"/);
    expect(wordsOf(html)).toContain("Work &lt;1&gt; Skagen, 2025");
  });

  it("HEAD-05: the bar lies over it", () => {
    expect(composePage([testSection(template, "s1")], () => "x").barOver).toBe("photo");
  });
});

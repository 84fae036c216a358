import { describe, expect, it } from "vitest";
import { renderSection, testPicture, wordsOf } from "../../../test/render-section.ts";
import { feature152Fields } from "./fields.ts";

function countPlace(feature: Record<string, string>): "beside" | "above" {
  const html = renderSection({ template: "Feature15_2", patch: { features: [feature] } });
  const isShort = /<p data-short=""/.test(html);
  return isShort && html.includes('feature-15__body" data-count="beside"') ? "beside" : "above";
}

describe("Feature15_2", () => {
  it("SECT-04: title and subtitle 120, paragraph 1500, badge 30, count 10, block paragraph 500, cta 120", () => {
    const { title, subTitle, paragraph, ctaText, features } = feature152Fields;
    expect([title.limit, subTitle.limit, paragraph.limit, ctaText.limit]).toEqual([
      120, 120, 1500, 120,
    ]);
    const { badgeText, count, paragraph: block } = features.item;
    expect([badgeText.limit, count.limit, block.limit]).toEqual([30, 10, 500]);
  });

  it("SECT-04: has at most six blocks", () => {
    expect(feature152Fields.features.max).toBe(6);
  });

  it("shows a first line without • as the name, and the lines with • as a list", () => {
    const features = [{ badgeText: "", paragraph: "One module\n• for fog lamps\n• 12 V" }];
    const html = renderSection({ template: "Feature15_2", patch: { features } });
    expect(html).toContain('<p class="marks__name">One module</p>');
    expect(html.match(/<ul class="marks">.*?<\/ul>/)?.[0].match(/<li>/g)).toHaveLength(2);
  });

  it("TEXT-403: shows a line before items that nothing was written in as the words that it is edited as", () => {
    const features = [{ badgeText: "", paragraph: "One module\n\nand more\n• \n•" }];
    const html = renderSection({ template: "Feature15_2", patch: { features } });
    expect(html).not.toContain("marks__name");
    expect(html).toContain('<p class="marks__words">One module<br/><br/>and more</p>');
  });

  it("SECT-400, SECT-420: puts a count of up to three characters beside the name, any other one above it", () => {
    const paragraph = "One module\n• for fog lamps";
    expect(countPlace({ count: "×12", paragraph })).toBe("beside");
    expect(countPlace({ count: "2016", paragraph })).toBe("above");
    // there is room for it once the first line becomes a name
    expect(countPlace({ count: "×1", paragraph: "No list yet" })).toBe("beside");
    expect(countPlace({ count: "×1", paragraph, countAlignment: "center" })).toBe("above");
  });

  it("SECT-12: hides what is empty: head, badge, count, call to action", () => {
    const features = [{ badgeText: "", count: "", paragraph: "One module", picture: testPicture }];
    const patch = { title: "", subTitle: "", paragraph: "", ctaText: "", buttonText: "", features };
    const html = renderSection({ template: "Feature15_2", patch });
    expect(wordsOf(html)).toBe("One module");
    expect(html).not.toMatch(/class="head|badge|count cq|__cta/);
  });
});

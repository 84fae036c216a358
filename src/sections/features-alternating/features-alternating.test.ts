import { expect, it } from "vitest";
import { renderSection, testPicture } from "../../../test/render-section.ts";

it("SECT-26: each row’s picture stands on a tint, or on a ground of its own", () => {
  const rows = ["tint", "soft", "brand", "second"].map((ground) => ({
    title: "Row",
    picture: testPicture,
    ground,
  }));
  const html = renderSection({ template: "FeaturesAlternating", patch: { rows } });
  const pictures = html.match(/<span class="features-alternating__picture"[^>]*>/g) ?? [];
  expect(pictures.map((one) => /data-fill="(\w+)"/.exec(one)?.[1])).toEqual([
    undefined,
    "soft",
    "brand",
    "second",
  ]);
});

import { describe, expect, it } from "vitest";
import { renderSection, testPicture } from "../../../test/render-section.ts";

const address = { kind: "address", address: "https://example.com/" };
const named = { ...testPicture, alt: { en: { text: "A loaf" } } };

describe.each(["GalleryMasonry", "GalleryCarousel"])("%s", (template) => {
  it("GAL-01: a picture is a link to its file, unless its own link leads elsewhere", () => {
    const pictures = [
      { picture: named, title: "Bread" },
      { picture: named, title: "Shop", link: address },
      { picture: null, title: "Nothing yet" },
    ];
    const html = renderSection({ template, patch: { pictures } });
    expect(html.match(/href="\/assets\/a.jpg" data-enlarge=""/g)).toHaveLength(1);
    expect(html).toContain('href="https://example.com/"');
    expect(html.match(/<dialog /g)).toHaveLength(1);
  });

  it("GAL-01: a picture without any words says what its link does", () => {
    const pictures = [
      { picture: testPicture, title: "" },
      { picture: named, title: "" },
    ];
    const html = renderSection({ template, patch: { pictures } });
    expect(html.match(/aria-label="Enlarge the picture"/g)).toHaveLength(1);
  });
});

it("GAL-05: captions stand below whole pictures where they were asked for, and nowhere else", () => {
  const pictures = [
    { picture: named, title: "Bread", note: "Rye, Friday" },
    { picture: named, title: "", note: "" },
  ];
  const captioned = renderSection({
    template: "GalleryMasonry",
    patch: { pictures, isCaptioned: true },
  });
  expect(captioned.match(/class="gallery-masonry__caption"/g)).toHaveLength(1);
  expect(captioned).toContain("Rye, Friday");
  expect(captioned.match(/data-enlarge=""/g)).toHaveLength(2);
  const mosaic = renderSection({ template: "GalleryMasonry", patch: { pictures } });
  expect(mosaic).not.toContain("Rye, Friday");
  expect(mosaic).toContain("data-tile");
});

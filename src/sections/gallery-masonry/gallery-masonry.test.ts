import { describe, expect, it } from "vitest";
import { renderSection, testPicture } from "../../../test/render-section.ts";
import { mostKinds } from "./fields.ts";
import kindsStyle from "./kinds.css?raw";

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

describe("kinds of pictures", () => {
  const kinds = ["Houses", "Drawings"].map((name, at) => ({ id: `k${at + 1}`, name }));
  const pictures = [
    { picture: named, title: "Stair", kind: "k1" },
    { picture: named, title: "Plan", kind: "k2" },
    { picture: named, title: "Shore", kind: "gone" },
  ];
  const numbersIn = (html: string) =>
    [...html.matchAll(/ data-kind="(\d)"/g)].map(([, number]) => number);

  it.each([
    ["GalleryMasonry", true],
    ["GalleryMasonry", false],
    ["GalleryCarousel", false],
  ])("GAL-06: %s, captioned: %s, is filtered by radio buttons", (template, isCaptioned) => {
    const patch = { kinds, pictures, isCaptioned, title: "Works" };
    const html = renderSection({ template, patch });
    expect(html.match(/<input type="radio" [^>]*name="kind-s1"/g)).toHaveLength(3);
    expect([...html.matchAll(/data-pick="(\d)"/g)].map(([, number]) => number)).toEqual([
      "0",
      "1",
      "2",
    ]);
    expect(html).toMatch(/role="radiogroup" aria-label="Works"/);
    expect(html).toMatch(/<input [^>]*checked=""[^>]*><span>All/);
    expect(numbersIn(html)).toEqual(["1", "2", "0"]);
  });

  it.each([[[]], [kinds.slice(0, 1)]])("GAL-06: there is no filter by kinds %j", (few) => {
    const html = renderSection({ template: "GalleryMasonry", patch: { kinds: few, pictures } });
    expect(html).not.toMatch(/radio|data-kind/);
  });

  it("GAL-06: the style sheet has a rule for each kind that there may be", () => {
    for (let kind = 1; kind <= mostKinds; kind += 1)
      expect(kindsStyle.split(`[data-pick="${kind}"]:checked`)).toHaveLength(3);
    expect(kindsStyle).not.toContain(`[data-pick="${mostKinds + 1}"]`);
  });
});

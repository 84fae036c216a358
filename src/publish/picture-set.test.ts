import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pictureKey, socialUse, keyOfUse, pictureUse } from "#/render/picture-use.ts";
import { templates } from "#/sections/registry.ts";
import { siteParts } from "#/site/document-parts.ts";
import { recordUses } from "#/render/record-uses.ts";
import type { Picture } from "#/site/image.ts";
import { packedText, testRelease, testSource } from "./release-fixture.ts";
import type { PictureSet, PictureVariant } from "./picture-set.ts";

const photo: Picture = { asset: "lamp", alt: {}, crop: null, focus: { x: 0.8, y: 0.4 } };

function pictureSet(mark: string, width: number, height: number): PictureSet {
  const variant = (format: PictureVariant["format"]): PictureVariant => ({
    format,
    width,
    height,
    hash: mark.repeat(64),
    size: 10,
  });
  return { colour: "#334455", variants: [variant("avif"), variant("webp"), variant("jpeg")] };
}

const pictures = new Map([
  [pictureKey("lamp", null), pictureSet("a", 1600, 900)],
  [keyOfUse(pictureUse(photo, "4:5")), pictureSet("b", 720, 900)],
]);

async function homeWith(background: Picture, sets = pictures): Promise<string> {
  const [home, ...others] = testSource.pages;
  const [header, ...rest] = home?.sections ?? [];
  if (!home || !header) throw new Error("no header");
  const sections = [{ ...header, fields: { ...header.fields, background } }, ...rest];
  const source = { ...testSource, pages: [{ ...home, sections }, ...others] };
  const release = await testRelease(source, { pictures: sets });
  const file = release.manifest.files["/"];
  if (!file) throw new Error("no page");
  return packedText(release, file.place, brotliDecompressSync);
}

describe("the social image", () => {
  it("SEO-09: is the file that was made for it, with its sizes and its words", async () => {
    const social = { ...photo, alt: { en: { text: "A lamp" } } };
    const settings = { ...testSource.site.settings, socialImage: social };
    const source = { ...testSource, site: { ...testSource.site, settings } };
    const variants = pictureSet("c", 2048, 1365).variants.filter(({ format }) => format === "jpeg");
    const sets = new Map([[keyOfUse(socialUse(social)), { colour: "#334455", variants }]]);
    const release = await testRelease(source, { pictures: sets });
    const file = release.manifest.files["/"];
    const html = file ? packedText(release, file.place, brotliDecompressSync) : "";
    const address = `https://lamp.example/assets/${"c".repeat(16)}.jpg`;
    expect(html).toContain(`<meta property="og:image" content="${address}">`);
    expect(html).toContain('<meta property="og:image:width" content="2048">');
    expect(html).toContain('<meta property="og:image:height" content="1365">');
    expect(html).toContain('<meta property="og:image:alt" content="A lamp">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(release.manifest.files[`/assets/${"c".repeat(16)}.jpg`]?.type).toBe("image/jpeg");
    expect([...recordUses(siteParts(source.site, templates)).pictures.keys()]).toEqual([
      keyOfUse(socialUse(social)),
    ]);
  });
});

describe("the picture of a header", () => {
  it("IMG-03: has a source of its own for phones, 4:5 about the focal point", async () => {
    const html = await homeWith(photo);
    const picture = /<picture.*?<\/picture>/.exec(html)?.[0] ?? "";
    expect(picture).toMatch(
      /<source media="\(max-width: 480px\)" type="image\/avif" srcset="\/assets\/b+\.avif 720w" sizes="100vw" width="720" height="900"/i,
    );
    expect(picture.indexOf("bbbb")).toBeLessThan(picture.indexOf("aaaa"));
    expect(picture).toMatch(/<img src="\/assets\/a+\.jpg"[^>]* width="1600" height="900"/);
  });

  it("IMG-03: is loaded ahead in the one form that the window shows", async () => {
    const html = await homeWith(photo);
    const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(preloads).toHaveLength(2);
    expect(preloads[0]).toMatch(/media="\(max-width: 480px\)".*b+\.avif 720w/);
    expect(preloads[1]).toMatch(/media="not all and \(max-width: 480px\)".*a+\.avif 1600w/);
  });

  it("IMG-03: is the whole one everywhere until the part is made", async () => {
    const html = await homeWith({ ...photo, focus: null });
    expect(html).not.toContain('max-width: 480px)" type');
    expect(html.match(/<link rel="preload" as="image"/g)).toHaveLength(1);
  });
});

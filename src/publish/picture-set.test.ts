import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pictureKey, socialUse, keyOfUse, pictureUse } from "#/render/picture-use.ts";
import { templates } from "#/sections/registry.ts";
import { siteParts } from "#/site/document-parts.ts";
import { recordUses } from "#/render/record-uses.ts";
import type { Picture } from "#/site/image.ts";
import { packedText, testRelease, testSource } from "./release-fixture.ts";
import { addressesOf } from "./picture-set.ts";
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

const whole = pictureSet("a", 1600, 900);
const part = pictureSet("b", 720, 900);
const pictures = new Map([
  [pictureKey("lamp", null), whole],
  [keyOfUse(pictureUse(photo, "4:5")), part],
]);

/** Where the variant of a format lies. */
function addressIn(set: PictureSet, format: PictureVariant["format"]): string {
  const variant = set.variants.find((one) => one.format === format);
  if (!variant) throw new Error(`no ${format}`);
  return addressesOf(set)(variant);
}

describe("the files of a picture", () => {
  const first = pictureSet("a", 1600, 900);
  const second = pictureSet("a", 480, 270);
  const set = { ...first, variants: [...first.variants, ...second.variants] };

  it("WEIGHT-04: have one name in common, and an address of their own each", () => {
    const addresses = set.variants.map(addressesOf(set));
    expect(new Set(addresses).size).toBe(6);
    expect(new Set(addresses.map((one) => one.replace(/-\d+\.\w+$/, ""))).size).toBe(1);
    expect(addresses[0]).toMatch(/^\/assets\/[0-9a-f]{10}-1600\.avif$/);
  });

  it("WEIGHT-04: have another name as soon as one of them is another", () => {
    const [avif, webp, ...rest] = set.variants;
    if (!avif || !webp) throw new Error("no variants");
    const others = { ...set, variants: [avif, { ...webp, hash: "d".repeat(64) }, ...rest] };
    expect(addressesOf(others)(avif)).not.toBe(addressesOf(set)(avif));
  });
});

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
    const set = { colour: "#334455", variants };
    const sets = new Map([[keyOfUse(socialUse(social)), set]]);
    const release = await testRelease(source, { pictures: sets });
    const file = release.manifest.files["/"];
    const html = file ? packedText(release, file.place, brotliDecompressSync) : "";
    const path = addressIn(set, "jpeg");
    expect(html).toContain(`<meta property="og:image" content="https://lamp.example${path}">`);
    expect(html).toContain('<meta property="og:image:width" content="2048">');
    expect(html).toContain('<meta property="og:image:height" content="1365">');
    expect(html).toContain('<meta property="og:image:alt" content="A lamp">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(release.manifest.files[path]?.type).toBe("image/jpeg");
    expect([...recordUses(siteParts(source.site, templates)).pictures.keys()]).toEqual([
      keyOfUse(socialUse(social)),
    ]);
  });
});

describe("the logo of a published bar", () => {
  const logo: Picture = { asset: "sign", alt: {}, crop: null, focus: null };
  const small = pictureSet("e", 480, 240);
  const large = pictureSet("e", 1440, 720);
  const set = { ...small, variants: [...small.variants, ...large.variants] };

  async function barWith(change: object): Promise<{ html: string; bar: string }> {
    const { site } = testSource;
    const navigation = { ...site.navigation, logo, ...change };
    const source = { ...testSource, site: { ...site, navigation } };
    const release = await testRelease(source, {
      pictures: new Map([[pictureKey("sign", null), set]]),
    });
    const file = release.manifest.files["/"];
    const html = file ? packedText(release, file.place, brotliDecompressSync) : "";
    return { html, bar: /<header class="nav.*?<\/header>/s.exec(html)?.[0] ?? "" };
  }

  it("LOGO-01: is served at most 500 px wide, and 200 px wide in its own colours unless the owner says otherwise", async () => {
    const { html, bar } = await barWith({});
    expect(bar).toContain("480w");
    expect(bar).not.toContain("1440");
    expect(bar).toContain('data-colour="default"');
    expect(html).toContain("--logo:200px");
  });

  it.each([10, 400])("LOGO-01: is as wide as the owner chose: %d px", async (logoWidth) => {
    const { html, bar } = await barWith({ logoWidth, logoColor: "white" });
    expect(html).toContain(`--logo:${logoWidth}px`);
    expect(bar).toContain('data-colour="white"');
  });
});

describe("the picture of a header", () => {
  it("IMG-03: has a source of its own for phones, 4:5 about the focal point", async () => {
    const html = await homeWith(photo);
    const picture = /<picture.*?<\/picture>/.exec(html)?.[0] ?? "";
    const forPhones = addressIn(part, "avif");
    expect(picture.toLowerCase()).toContain(
      `<source media="(max-width: 480px)" type="image/avif" srcset="${forPhones} 720w" sizes="100vw" width="720" height="900"`,
    );
    expect(picture.indexOf(forPhones)).toBeLessThan(picture.indexOf(addressIn(whole, "avif")));
    expect(picture).toContain(`<img src="${addressIn(whole, "jpeg")}"`);
    expect(picture).toMatch(/<img [^>]* width="1600" height="900"/);
  });

  it("IMG-03: is loaded ahead in the one form that the window shows", async () => {
    const html = await homeWith(photo);
    const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(preloads).toHaveLength(2);
    expect(preloads[0]).toContain('media="(max-width: 480px)"');
    expect(preloads[0]).toContain(`${addressIn(part, "avif")} 720w`);
    expect(preloads[1]).toContain('media="not all and (max-width: 480px)"');
    expect(preloads[1]).toContain(`${addressIn(whole, "avif")} 1600w`);
  });

  it("IMG-03: is the whole one everywhere until the part is made", async () => {
    const html = await homeWith({ ...photo, focus: null });
    expect(html).not.toContain('max-width: 480px)" type');
    expect(html.match(/<link rel="preload" as="image"/g)).toHaveLength(1);
  });
});

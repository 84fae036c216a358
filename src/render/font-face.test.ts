import { describe, expect, it } from "vitest";
import { codePointsOf } from "#/lib/unicode-range.ts";
import { fontFamilies } from "#/site/fonts.data.ts";
import { fontPairOf } from "#/site/font-pair.ts";
import type { FontPairId } from "#/site/font-pair.ts";
import { fontFaceCss } from "./font-face.ts";
import { parseFontManifest } from "./font-manifest.ts";

const ranges = {
  latin: "U+20-BF",
  accents: "U+C0-FF",
  cyrillic: "U+400-45F,U+2116",
  ruble: "U+20BD",
};

function manifestFile() {
  const families = Object.keys(fontFamilies).map((id) => [
    id,
    {
      weights: "400 700",
      slices: Object.entries(ranges).map(([slice, unicodeRange]) => ({
        id: slice,
        file: `${id}-${slice}.0123456789.woff2`,
        unicodeRange,
        bytes: 1000,
      })),
      fallback: {
        ascent: 1,
        descent: 0.25,
        lineGap: 0,
        regular: { latin: 1, cyrillic: 0.8 },
        bold: { latin: 1.25, cyrillic: 1 },
      },
    },
  ]);
  return { key: "k", families: Object.fromEntries(families) as Record<string, unknown> };
}

const manifest = parseFontManifest(JSON.stringify(manifestFile()));

function facesOf(text: string, heading = "", fonts: FontPairId = "tektur-exo-2") {
  return fontFaceCss({
    manifest,
    pair: fontPairOf(fonts),
    needed: codePointsOf([text, heading]),
    heading,
    urlOf: (file) => `/f/${file}`,
  });
}

function filesIn(css: string): string[] {
  return [...css.matchAll(/url\(\/f\/([\w-]+)\./g)].map((match) => match[1] ?? "");
}

describe("fontFaceCss", () => {
  it("names only the slices that a page needs", () => {
    expect(filesIn(facesOf("Hello").css)).toEqual(["tektur-latin", "exo-2-latin"]);
    expect(filesIn(facesOf("Привет, №1 за 5 ₽").css)).toEqual([
      "tektur-latin",
      "tektur-cyrillic",
      "tektur-ruble",
      "exo-2-latin",
      "exo-2-cyrillic",
      "exo-2-ruble",
    ]);
    expect(filesIn(facesOf("Café").css)).toContain("exo-2-accents");
  });

  it("WEIGHT-13: the Latin slice comes first and says no range: what the others have they are asked for", () => {
    const faces = facesOf("Café ты").css.split("@font-face");
    const [latin = "", ...others] = faces.filter((rule) => rule.includes('"Tektur";'));
    expect(latin).toContain("tektur-latin");
    expect(latin).not.toContain("unicode-range");
    expect(others.length).toBeGreaterThan(0);
    for (const rule of others) expect(rule).toContain("unicode-range:U+");
  });

  it("STRESS-05: names italics of a serif for the letters that stand in them, and no others", () => {
    const { latin, cyrillic } = { latin: "U+20-BF", cyrillic: "U+400-45F" };
    const italics = {
      weight: "400",
      slices: Object.entries({ latin, cyrillic }).map(([id, unicodeRange]) => ({
        id,
        file: `source-serif-4-italic-${id}.0123456789.woff2`,
        unicodeRange,
        bytes: 1000,
      })),
    };
    const file = manifestFile();
    const serif = { ...(file.families["source-serif-4"] as object), italics };
    const families = { ...file.families, "source-serif-4": serif };
    const withItalics = parseFontManifest(JSON.stringify({ ...file, families }));
    const rulesOf = (words: string, fonts: FontPairId = "source-serif-4-commissioner") =>
      fontFaceCss({
        manifest: withItalics,
        pair: fontPairOf(fonts),
        needed: codePointsOf([words]),
        italic: codePointsOf([words]),
        heading: "",
        urlOf: (name) => name,
      })
        .css.split("@font-face")
        .filter((rule) => rule.includes("italic"));
    expect(rulesOf("ты кивнёшь")).toEqual([
      '{font-family:"Source Serif 4";font-style:italic;font-weight:400;font-display:swap;src:url(source-serif-4-italic-cyrillic.0123456789.woff2)format("woff2");unicode-range:U+400-45F}',
    ]);
    expect(rulesOf("you, и ты")).toHaveLength(2);
    expect(rulesOf("")).toEqual([]);
    expect(rulesOf("you", "tektur-exo-2")).toEqual([]);
  });

  it("always has the figures and spaces", () => {
    expect(filesIn(facesOf("").css)).toEqual(["tektur-latin", "exo-2-latin"]);
  });

  it("preloads the slice with most of the heading's letters", () => {
    expect(facesOf("", "Свет LED 2026").preload).toBe("/f/tektur-cyrillic.0123456789.woff2");
    expect(facesOf("", "Light и").preload).toBe("/f/tektur-latin.0123456789.woff2");
    expect(facesOf("", "2026").preload).toBe("/f/tektur-latin.0123456789.woff2");
    expect(facesOf("Свет", "").preload).toBeNull();
  });

  it("gives stand-ins with the real faces' measures, by script", () => {
    const { css } = facesOf("Свет");
    expect(css).toContain(
      '@font-face{font-family:"Tektur Fallback";font-weight:600 700;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Roboto Bold");size-adjust:125%;ascent-override:80%;descent-override:20%;line-gap-override:0%}',
    );
    expect(css).toContain(
      "size-adjust:80%;ascent-override:125%;descent-override:31.25%;line-gap-override:0%;unicode-range:U+400-52F}",
    );
    expect(facesOf("Light").css).not.toContain("U+400-52F");
    expect(facesOf("Light", "", "cormorant-manrope").css).toContain(
      'local("Times New Roman Bold")',
    );
  });

  it("declares a family that is heading and body once, with both weights of the stand-in", () => {
    const { css } = facesOf("Light", "", "onest-onest");
    expect(filesIn(css)).toEqual(["onest-latin"]);
    expect(css.match(/"Onest Fallback"/g)).toHaveLength(2);
  });
});

describe("parseFontManifest", () => {
  it.each(["", "{}", "[]", '{"key":"k","families":{}}'])("refuses %j", (json) => {
    expect(() => parseFontManifest(json)).toThrow();
  });

  it("refuses a file name that leads elsewhere", () => {
    const file = JSON.stringify(manifestFile()).replace(
      "tektur-latin.0123456789.woff2",
      "../x.woff2",
    );
    expect(() => parseFontManifest(file)).toThrow();
  });
});

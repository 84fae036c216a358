import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  blackPng,
  gifOfFrames,
  gifWithScript,
  pictureWithLocation,
  pngWithPage,
} from "./hostile-pictures.ts";
import { PictureProblem } from "./picture-problem.ts";
import { focalCrop } from "#/site/focal-crop.ts";
import { keepPicture, makeIcons, makeVariants, quickView, takePicture } from "./picture-tasks.ts";

/** A photo: noise, so that it is no drawing. */
function photo(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .jpeg()
    .toBuffer();
}

describe("keeping a picture", () => {
  it("SEC-06: keeps pixels and nothing else", async () => {
    const kept = await keepPicture(await pictureWithLocation());
    const { exif, xmp, iptc, icc } = await sharp(kept.bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(kept.bytes).includes("Private")).toBe(false);
    expect(kept).toMatchObject({ width: 640, height: 480, hasAlpha: false, mime: "image/jpeg" });
    expect(kept.colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("CHECK-16: measures how light a picture is, part by part, from its pixels", async () => {
    const half = { width: 200, height: 300, channels: 3, background: "#ffffff" } as const;
    const picture = await sharp({ create: { ...half, width: 400, background: "#000000" } })
      .composite([{ input: { create: half }, left: 200, top: 0 }])
      .png()
      .toBuffer();
    const { light } = await keepPicture(picture);
    expect(light).toMatch(/^(000.{2}vvv){6}$/);
    expect((await takePicture((await keepPicture(picture)).bytes)).light).toBe(light);
  });

  it("turns a picture upright as its camera said", async () => {
    const sideways = await sharp(await photo(60, 40))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await keepPicture(sideways)).toMatchObject({ width: 40, height: 60, kind: "photo" });
  });

  it("makes at most 4096 pixels of the longest side", async () => {
    expect(await keepPicture(await photo(5000, 100))).toMatchObject({ width: 4096, height: 82 });
  });

  it("keeps drawings and holes without loss", async () => {
    const drawing = await sharp({
      create: { width: 50, height: 50, channels: 4, background: "#ff000080" },
    })
      .png()
      .toBuffer();
    const kept = await keepPicture(drawing);
    expect(kept).toMatchObject({ kind: "drawing", hasAlpha: true, mime: "image/webp" });
    const { data } = await sharp(kept.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 128]);
  });

  it.each([
    ["a GIF with a script", () => Promise.resolve(gifWithScript())],
    ["a PNG with a page", pngWithPage],
  ])("leaves of %s only the picture", async (_name, make) => {
    const { bytes } = await keepPicture(await make());
    expect(Buffer.from(bytes).includes("<script>")).toBe(false);
    expect(Buffer.from(bytes).includes("alert")).toBe(false);
  });

  it.each([
    ["20,000 × 20,000 pixels", () => blackPng(20_000, 20_000), /20000 × 20000/],
    ["LIB-13: 65,536 pixels along a side", () => blackPng(65_536, 1), /65536 × 1/],
    ["as many along the other", () => blackPng(1, 65_536), /1 × 65536/],
    ["10,000 frames", () => gifOfFrames(10_000), /too many frames/],
    ["a file cut short", () => photoStart, /damaged or incomplete/],
    [
      "bytes that are no picture",
      () => Buffer.from("GIF89a but not really"),
      /damaged or incomplete/,
    ],
  ])("refuses %s before it costs anything", async (_name, make, message) => {
    const refused = keepPicture(make());
    await expect(refused).rejects.toBeInstanceOf(PictureProblem);
    await expect(refused).rejects.toThrow(message);
  });

  it("LIB-10: an animation is refused in words, and a GIF of one frame is a picture", async () => {
    await expect(keepPicture(gifOfFrames(12))).rejects.toThrow(/animated.*one frame/);
    const halves = Buffer.concat([Buffer.alloc(192, 0), Buffer.alloc(192, 255)]);
    const raw = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const;
    const frames = await sharp(halves, { raw }).webp().toBuffer();
    await expect(keepPicture(frames)).rejects.toThrow(/animated.*one frame/);
    expect(await keepPicture(gifOfFrames(1))).toMatchObject({ width: 1, height: 1 });
  });
});

const photoStart = (await photo(600, 400)).subarray(0, 4000);

describe("variants", () => {
  async function made(
    width: number,
    height: number,
    crop: Parameters<typeof makeVariants>[0]["crop"] = null,
  ) {
    const bytes = await photo(width, height);
    const variants = await makeVariants({
      bytes,
      kind: "photo",
      hasAlpha: false,
      colour: "#808080",
      crop,
    });
    return variants.map((one) => `${one.format} ${one.width}x${one.height}`);
  }

  it("SEO-09: of a social image are one JPEG of 2048 × 1365", async () => {
    const photoOf = { width: 2400, height: 2400 };
    const crop = focalCrop(photoOf, { crop: null, focus: null }, "2048:1365");
    const bytes = await photo(photoOf.width, photoOf.height);
    const look = { kind: "photo", hasAlpha: false, colour: "#808080" } as const;
    const variants = await makeVariants({ bytes, ...look, crop, isOneFile: true });
    expect(variants.map(({ format, width, height }) => [format, width, height])).toEqual([
      ["jpeg", 2048, 1365],
    ]);
  });

  it("IMG-01: are 480, 768, 1440 and 2048 wide, in AVIF and WebP with a JPEG", async () => {
    expect(await made(2400, 1200)).toEqual([
      "avif 480x240",
      "webp 480x240",
      "jpeg 480x240",
      "avif 768x384",
      "webp 768x384",
      "avif 1440x720",
      "webp 1440x720",
      "jpeg 1440x720",
      "avif 2048x1024",
      "webp 2048x1024",
    ]);
  });

  it("IMG-01: are never wider than the source", async () => {
    expect(await made(600, 300)).toEqual([
      "avif 480x240",
      "webp 480x240",
      "jpeg 480x240",
      "avif 600x300",
      "webp 600x300",
      "jpeg 600x300",
    ]);
    expect(await made(100, 100)).toEqual(["avif 100x100", "webp 100x100", "jpeg 100x100"]);
  });

  it("IMG-02: have their crop and their turn in the file", async () => {
    expect(await made(800, 400, { left: 0.5, top: 0, width: 0.5, height: 1, turn: 0 })).toContain(
      "avif 400x400",
    );
    expect(await made(400, 200, { left: 0, top: 0, width: 1, height: 1, turn: 90 })).toContain(
      "webp 200x400",
    );
    expect(
      await made(400, 200, { left: 0.25, top: 0.25, width: 0.5, height: 0.5, turn: -12.5 }),
    ).toHaveLength(3);
    expect(
      await made(300, 200, { left: 0.999, top: 0.999, width: 1, height: 1, turn: 0 }),
    ).toContain("jpeg 1x1");
  });

  it.each([
    ["whole", { left: 0, top: 0, width: 1, height: 1, turn: -7.5 }],
    ["at a corner", { left: 0.8, top: 0.8, width: 0.2, height: 0.2, turn: 20 }],
    ["turned as far as can be", { left: 0, top: 0.1, width: 1, height: 0.9, turn: 45 }],
    ["upside down", { left: 0, top: 0, width: 0.5, height: 1, turn: 190.5 }],
  ])("IMG-04: have no corners of a turned picture in them: %s", async (_name, crop) => {
    const white = { width: 300, height: 200, channels: 3, background: "#ffffff" } as const;
    const bytes = await sharp({ create: white }).png().toBuffer();
    const look = { kind: "drawing", hasAlpha: false, colour: "#ff0000" } as const;
    const [file] = await makeVariants({ bytes, ...look, crop, isOneFile: true });
    const { channels } = await sharp(file?.bytes).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it("of a picture with holes have a PNG", async () => {
    const bytes = await sharp({
      create: { width: 20, height: 20, channels: 4, background: "#ff000080" },
    })
      .png()
      .toBuffer();
    const variants = await makeVariants({
      bytes,
      kind: "drawing",
      hasAlpha: true,
      colour: "#ff0000",
      crop: null,
    });
    expect(variants.map(({ format }) => format)).toEqual(["avif", "webp", "png"]);
  });

  it("have a quick view for the editor", async () => {
    const bytes = await photo(600, 300);
    const view = await quickView({
      bytes,
      kind: "photo",
      hasAlpha: false,
      colour: "#808080",
      crop: null,
      width: 300,
    });
    expect(await sharp(view).metadata()).toMatchObject({ format: "webp", width: 300, height: 150 });
  });
});

it("icons are square PNGs", async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64"/></svg>',
  );
  const [small, large] = await makeIcons(svg, [32, 512]);
  expect(await sharp(small).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
  expect(await sharp(large).metadata()).toMatchObject({ width: 512, height: 512 });
});

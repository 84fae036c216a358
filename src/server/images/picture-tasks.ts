import sharp from "sharp";
import type { Region, Sharp } from "sharp";
import type { Crop } from "#/site/image.ts";
import { variantWidths } from "#/site/image.ts";
import { lightOf } from "#/site/picture-greys.ts";
import { lightGrid } from "#/site/picture-light.ts";
import type { Size } from "#/site/turned-picture.ts";
import { filledCrop } from "#/site/turned-picture.ts";
import type { PictureFormat } from "#/publish/picture-set.ts";
import { keptFormOf } from "./kept-form.ts";
import { PictureProblem } from "./picture-problem.ts";
import { isSvg, safeSvg } from "./safe-svg.ts";

/**
 * Most pixels that are decoded, and along a side, as decoders hold many rows of a picture at once; most frames that a
 * file may have, and the longest side that is kept.
 */
const pictureLimits = {
  pixels: 50_000_000,
  sentSide: 65_535,
  frames: 1000,
  side: 4096,
} as const;

/** A picture as it is kept: upright, without metadata, its first frame. */
export interface KeptPicture {
  readonly bytes: Uint8Array;
  readonly mime: "image/jpeg" | "image/webp";
  readonly width: number;
  readonly height: number;
  /** Dominant, #rrggbb. */
  readonly colour: string;
  /** As in `Asset`. */
  readonly light: string;
  readonly hasAlpha: boolean;
  readonly kind: "photo" | "drawing";
}

export interface MadeVariant {
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export interface VariantsTask {
  readonly bytes: Uint8Array;
  readonly kind: "photo" | "drawing";
  readonly hasAlpha: boolean;
  readonly colour: string;
  readonly crop: Crop | null;
  /** One JPEG or PNG at its largest, instead of variants for browsers. */
  readonly isOneFile?: boolean;
}

/** Widths of JPEG and PNG files, which only old browsers and social networks take. */
const fallbackWidths: readonly number[] = [variantWidths.small, variantWidths.large];
const drawingColours = 256;
/** Of the encoders: twice the time would save a twentieth of the bytes (decision 645). */
const effort = { avif: 1, webp: 2 } as const;

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: "error", pages: 1 });
}

async function checkSize(bytes: Uint8Array): Promise<void> {
  // the header alone says how large it is; nothing is decoded yet
  const {
    width = 0,
    height = 0,
    pages = 1,
    format = "",
  } = await sharp(bytes, { limitInputPixels: false, pages: -1 })
    .metadata()
    .then(({ width, height, pageHeight, pages, format }) => ({
      width,
      height: pageHeight ?? height,
      pages,
      format,
    }))
    .catch((cause: unknown) => {
      throw new PictureProblem("damaged", { cause });
    });
  const isTooLong = Math.max(width, height) > pictureLimits.sentSide;
  if (isTooLong || width * height > pictureLimits.pixels) {
    throw new PictureProblem({ reason: "pixels", width, height });
  }
  if (pages > 1 && (format === "gif" || format === "webp"))
    throw new PictureProblem(pages > pictureLimits.frames ? "frames" : "animated");
}

function hex(colour: { r: number; g: number; b: number }): string {
  return `#${[colour.r, colour.g, colour.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Drawings have flat colours: they are kept without loss. */
async function isDrawing(
  bytes: Uint8Array,
  info: { hasAlpha: boolean; format: string },
): Promise<boolean> {
  if (info.format === "jpeg" || info.format === "heif") return false;
  if (info.hasAlpha) return true;
  const { data } = await open(bytes)
    .resize(96, 96, { fit: "inside", kernel: "nearest" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Set<number>();
  for (let at = 0; at + 2 < data.length; at += 3)
    colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
  return colours.size <= drawingColours;
}

/** How long the longer side of a drawing becomes. */
const drawnSide = 2048;

/** A drawing as pixels: what a visitor gets is never the file that somebody sent. @throws PictureProblem */
async function drawSvg(bytes: Uint8Array): Promise<Uint8Array> {
  const safe = safeSvg(bytes);
  try {
    const limits = { limitInputPixels: pictureLimits.pixels };
    const { width, height } = await sharp(safe, limits).metadata();
    const density = Math.min(2400, Math.max(1, (72 * drawnSide) / Math.max(width, height)));
    return await sharp(safe, { ...limits, density })
      .resize(drawnSide, drawnSide, { fit: "inside" })
      .png()
      .toBuffer();
  } catch (cause) {
    throw new PictureProblem("svg-unsized", { cause });
  }
}

/** Encodes an uploaded picture anew, so that nothing but its pixels is left. @throws PictureProblem */
export async function keepPicture(uploaded: Uint8Array): Promise<KeptPicture> {
  const bytes = isSvg(uploaded) ? await drawSvg(uploaded) : uploaded;
  await checkSize(bytes);
  try {
    const { hasAlpha = false, format = "" } = await open(bytes).metadata();
    const { isOpaque } = await open(bytes).resize(256, 256, { fit: "inside" }).stats();
    const hasHoles = hasAlpha && !isOpaque;
    const kind = (await isDrawing(bytes, { hasAlpha: hasHoles, format })) ? "drawing" : "photo";
    const upright = open(bytes)
      .autoOrient()
      .resize(pictureLimits.side, pictureLimits.side, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb");
    const isLossy = kind === "photo" && !hasHoles;
    const encoded = isLossy
      ? upright.jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
      : upright.webp({ lossless: true, effort: 2 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const mime = isLossy ? "image/jpeg" : "image/webp";
    return {
      bytes: data,
      mime,
      width: info.width,
      height: info.height,
      colour: await dominantOf(data),
      light: await measureLight(data),
      hasAlpha: hasHoles,
      kind,
    };
  } catch (cause) {
    throw new PictureProblem("damaged", { cause });
  }
}

async function dominantOf(bytes: Uint8Array): Promise<string> {
  const { dominant } = await sharp(bytes)
    .resize(64, 64, { fit: "inside" })
    .flatten({ background: "#ffffff" })
    .stats();
  return hex(dominant);
}

/** How light a picture is, part by part; what can be seen through counts as white. */
async function measureLight(bytes: Uint8Array): Promise<string> {
  const { columns, rows } = lightGrid;
  const greys = await sharp(bytes)
    .resize(columns, rows, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .greyscale()
    .raw()
    .toBuffer();
  return lightOf(greys);
}

/** Takes a picture of a project: one in the form that pictures are kept in stays as it is. @throws PictureProblem */
export async function takePicture(bytes: Uint8Array): Promise<KeptPicture> {
  const mime = keptFormOf(bytes);
  if (mime === undefined) return keepPicture(bytes);
  await checkSize(bytes);
  try {
    const { width, height, channels } = await open(bytes).metadata();
    const isKept =
      Math.max(width, height) <= pictureLimits.side && (channels === 3 || mime === "image/webp");
    if (!isKept) return await keepPicture(bytes);
    // decodes every pixel: what is cut short fails here
    const { isOpaque } = await open(bytes).stats();
    const kind = mime === "image/webp" ? "drawing" : "photo";
    return {
      bytes,
      mime,
      width,
      height,
      colour: await dominantOf(bytes),
      light: await measureLight(bytes),
      hasAlpha: !isOpaque,
      kind,
    };
  } catch (cause) {
    if (cause instanceof PictureProblem) throw cause;
    throw new PictureProblem("damaged", { cause });
  }
}

/** So many pixels along the edge of what was turned askew are mixed with what lies outside it. */
const mixedEdge = 2;

/** The pixels of a crop in a picture that was turned already. */
function pixelsOf(crop: Crop, { width, height }: Size): Region {
  const left = Math.min(Math.round(crop.left * width), width - 1);
  const top = Math.min(Math.round(crop.top * height), height - 1);
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  };
  const cut = crop.turn % 90 === 0 ? 0 : mixedEdge;
  if (Math.min(part.width, part.height) <= 2 * cut) return part;
  return {
    left: left + cut,
    top: top + cut,
    width: part.width - 2 * cut,
    height: part.height - 2 * cut,
  };
}

/** The turned and cropped picture, filled whatever its crop, and at most as wide as the widest variant. */
async function shownPart({ bytes, crop, hasAlpha, colour }: VariantsTask): Promise<Sharp> {
  let picture = open(bytes);
  let { width = 1, height = 1 } = await picture.metadata();
  const filled = crop && filledCrop({ width, height }, crop);
  if (filled && filled.turn !== 0) {
    const background = hasAlpha ? { r: 0, g: 0, b: 0, alpha: 0 } : colour;
    const { data, info } = await picture
      .rotate(filled.turn, { background })
      .raw()
      .toBuffer({ resolveWithObject: true });
    picture = sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
    });
    ({ width, height } = info);
  }
  if (filled) picture = picture.extract(pixelsOf(filled, { width, height }));
  return picture.resize({ width: variantWidths.xlarge, withoutEnlargement: true });
}

function encoded(picture: Sharp, format: PictureFormat, kind: "photo" | "drawing"): Sharp {
  const isDrawing = kind === "drawing";
  switch (format) {
    case "avif":
      return picture.avif({
        quality: isDrawing ? 65 : 50,
        effort: effort.avif,
        chromaSubsampling: isDrawing ? "4:4:4" : "4:2:0",
      });
    case "webp":
      return picture.webp({
        quality: isDrawing ? 90 : 80,
        effort: effort.webp,
        smartSubsample: isDrawing,
      });
    case "jpeg":
      return picture.jpeg({ quality: 80, mozjpeg: true });
    case "png":
      return picture.png({ palette: isDrawing, quality: 90 });
  }
}

/** Makes the files of a crop (R18): four widths, never wider than the source, each in AVIF and WebP, and fallbacks. */
export async function makeVariants(task: VariantsTask): Promise<MadeVariant[]> {
  const { data, info } = await (await shownPart(task)).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const widths = [
    ...new Set(Object.values(variantWidths).map((width) => Math.min(width, info.width))),
  ];
  const fallback: PictureFormat = task.hasAlpha ? "png" : "jpeg";
  const largest = Math.min(variantWidths.xlarge, info.width);
  const wanted = (task.isOneFile ? [] : widths).flatMap((width) => {
    const isFallback = fallbackWidths.some((one) => Math.min(one, info.width) === width);
    const formats: PictureFormat[] = ["avif", "webp", ...(isFallback ? [fallback] : [])];
    return formats.map((format) => ({ width, format }));
  });
  if (task.isOneFile) wanted.push({ width: largest, format: fallback });
  const made: MadeVariant[] = [];
  for (const { width, format } of wanted) {
    const picture = encoded(sharp(data, { raw }).resize({ width }), format, task.kind);
    const result = await picture.toBuffer({ resolveWithObject: true });
    made.push({ format, width: result.info.width, height: result.info.height, bytes: result.data });
  }
  return made;
}

/** A quick view of a crop at a width, for the editor. */
export async function quickView(
  task: VariantsTask & { readonly width: number },
): Promise<Uint8Array> {
  const { data, info } = await (await shownPart(task)).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw })
    .resize({ width: task.width, withoutEnlargement: true })
    .webp({ quality: 78, effort: 1 })
    .toBuffer();
}

/** Square PNGs of an icon, transparent around it. `bytes` is a kept picture or a drawing of our own. */
export async function makeIcons(
  bytes: Uint8Array,
  sizes: readonly number[],
): Promise<Uint8Array[]> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return Promise.all(
    sizes.map((size) =>
      sharp(bytes, { density: 300, limitInputPixels: pictureLimits.pixels })
        .resize(size, size, { fit: "contain", background })
        .png()
        .toBuffer(),
    ),
  );
}

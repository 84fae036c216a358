import { textHash } from "#/lib/text-hash.ts";
import type { Crop, Picture } from "../../image.ts";
import { isPlainObject, readString } from "../migration.ts";
import type { DocumentPath } from "../migration.ts";

/** The asset that an old picture's address becomes: the importer stores the file under this id. */
export function importedAssetId(address: string): string {
  return `u${textHash(address)}`;
}

const variants = ["xlarge", "large", "medium", "small"];

/** The address of a picture: a text, or the largest of its variants. "" where there is none. */
function addressOf(value: unknown, path: DocumentPath): string {
  if (!isPlainObject(value)) return readString(value, path);
  const name = variants.find(
    (variant) => typeof value[variant] === "string" && value[variant] !== "",
  );
  return name === undefined ? "" : readString(value[name], [...path, name]);
}

function numberOf(value: unknown): number {
  const number = typeof value === "string" ? Number.parseFloat(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : 0;
}

function turnOf(value: unknown): number {
  const text = typeof value === "string" ? (/-?\d+(\.\d+)?/.exec(value)?.[0] ?? "0") : value;
  return numberOf(text) % 360;
}

function part(start: number, length: number): { start: number; length: number } {
  const from = Math.min(Math.max(start, 0), 0.99);
  return { start: from, length: Math.min(Math.max(length, 0.01), 1 - from) };
}

/** Pixels of an old crop (the picture's size and place within its container) as shares; `ratio` is the slot's width by height. */
function migrateCrop(value: unknown, ratio: number): Crop | null {
  if (!isPlainObject(value)) return null;
  const [container, width, height] = [value.containerWidth, value.width, value.height].map(
    numberOf,
  ) as [number, number, number];
  if (container <= 0 || width <= 0 || height <= 0) return null;
  const across = part(-numberOf(value.left) / width, container / width);
  const down = part(-numberOf(value.top) / height, container / ratio / height);
  return {
    left: across.start,
    top: down.start,
    width: across.length,
    height: down.length,
    turn: turnOf(value.transform),
  };
}

/** A picture of the specification: an address with its crop. */
export function migratePicture(
  address: unknown,
  path: DocumentPath,
  options: { crop?: unknown; ratio: number },
): Picture | null {
  const text = addressOf(address, path);
  if (text === "") return null;
  return {
    asset: importedAssetId(text),
    alt: {},
    crop: migrateCrop(options.crop, options.ratio),
    focus: null,
  };
}

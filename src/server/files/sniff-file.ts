import { fileTypeFromBuffer } from "file-type";
import type { FileKind } from "#/site/file.ts";
import { fileTypes } from "#/site/file.ts";
import { typedKeys } from "#/lib/typed-entries.ts";
import { slicesOf } from "./slices.ts";
import { textKindOf } from "./text-kinds.ts";

/** Why bytes are no file that can be taken. */
export type FileFault = "empty" | "picture" | "page" | "old-office" | "kind";

type Sniffed = { readonly kind: FileKind } | { readonly fault: FileFault };

const kinds = new Map<string, FileKind>(typedKeys(fileTypes).map((kind) => [kind, kind]));
/** Markup at the start, or the line that names an interpreter. */
const markupStart = /^(?:<|#!)/;
const markupWithin = /<(?:!doctype|html|head|body|script|svg|iframe|\?xml|\?php)[\s>/]/i;
/** So much of a text is looked through for markup. */
const lookedThrough = 65_536;
/** A text has no control characters but tabs and ends of lines and pages. */
const noText = /[^\P{Cc}\t\n\v\f\r\u0080-\u009F]/u;

/**
 * Where a text begins to say something, and some of what follows; undefined where bytes are no text. Throws `TypeError`
 * where they are not in this encoding.
 */
async function beginningOf(bytes: Uint8Array, encoding: string): Promise<string | undefined> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let beginning = "";
  for await (const slice of slicesOf(bytes)) {
    const text = decoder.decode(slice, { stream: true });
    if (noText.test(text)) return undefined;
    if (beginning.length < lookedThrough) beginning = (beginning + text).trimStart();
  }
  // a letter may be cut off at the end
  decoder.decode();
  return beginning.slice(0, lookedThrough);
}

/** The beginning of bytes as a text; undefined where they are none. */
async function textOf(bytes: Uint8Array): Promise<string | undefined> {
  const mark = `${bytes[0]} ${bytes[1]}`;
  const marked = { "255 254": "utf-16le", "254 255": "utf-16be" }[mark];
  try {
    return await beginningOf(bytes, marked ?? "utf-8");
  } catch {
    // tables of older programs are in an encoding of their country, one byte a letter
    return beginningOf(bytes, "windows-1252");
  }
}

function sniffText(beginning: string, name: string): Sniffed {
  if (markupStart.test(beginning) || markupWithin.test(beginning)) return { fault: "page" };
  const kind = textKindOf(name);
  return kind ? { kind } : { fault: "kind" };
}

/**
 * What a file is by its content, or why it can't be taken. Its name only tells a table from other texts, and these from
 * programs: what has a signature is that, whatever it is called.
 */
export async function sniffFile(bytes: Uint8Array, name: string): Promise<Sniffed> {
  if (bytes.length === 0) return { fault: "empty" };
  const found = await fileTypeFromBuffer(bytes);
  const kind = kinds.get(found?.ext ?? "");
  if (kind) return { kind };
  // a short signature may be the first letters of a text
  const text = await textOf(bytes);
  if (text !== undefined) return sniffText(text, name);
  if (found?.ext === "cfb") return { fault: "old-office" };
  return { fault: found?.mime.startsWith("image/") ? "picture" : "kind" };
}

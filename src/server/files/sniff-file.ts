import { fileTypeFromBuffer } from "file-type";
import type { FileKind } from "#/site/file.ts";
import { fileTypes } from "#/site/file.ts";
import { typedKeys } from "#/lib/typed-entries.ts";

/** Why bytes are no file that can be taken. */
export type FileFault = "empty" | "picture" | "page" | "old-office" | "kind";

type Sniffed = { readonly kind: FileKind } | { readonly fault: FileFault };

const kinds = new Map<string, FileKind>(typedKeys(fileTypes).map((kind) => [kind, kind]));
/** Markup at the start, after a byte order mark and white space, or the line that names an interpreter. */
const markupStart = /^[\s\uFEFF]*(?:<|#!)/;
const markupWithin = /<(?:!doctype|html|head|body|script|svg|iframe|\?xml|\?php)[\s>/]/i;
/** So much of a text is looked through for markup. */
const lookedThrough = 65_536;
/** A text has no control characters but tabs and ends of lines and pages. */
const noText = /[^\P{Cc}\t\n\v\f\r\u0080-\u009F]/u;

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Bytes as a text; undefined where they are none. */
function textOf(bytes: Uint8Array): string | undefined {
  const mark = `${bytes[0]} ${bytes[1]}`;
  const marked = { "255 254": "utf-16le", "254 255": "utf-16be" }[mark];
  // tables of older programs are in an encoding of their country, one byte a letter
  const text = decoded(bytes, marked ?? "utf-8") ?? decoded(bytes, "windows-1252");
  return text === undefined || noText.test(text) ? undefined : text;
}

function sniffText(text: string, name: string): Sniffed {
  if (markupStart.test(text) || markupWithin.test(text.slice(0, lookedThrough)))
    return { fault: "page" };
  const ending = /\.(txt|csv)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === undefined ? { fault: "kind" } : { kind: ending === "csv" ? "csv" : "txt" };
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
  const text = textOf(bytes);
  if (text !== undefined) return sniffText(text, name);
  if (found?.ext === "cfb") return { fault: "old-office" };
  return { fault: found?.mime.startsWith("image/") ? "picture" : "kind" };
}

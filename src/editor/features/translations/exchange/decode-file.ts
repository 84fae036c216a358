import { ExchangeProblem } from "./exchange-file.ts";

const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** The encoding that a file says it has: by its mark, or in the declaration of XML. Nothing else is guessed. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const named = declared.exec(start)?.[1]?.toLowerCase() ?? "utf-8";
  // what is read as letters of one byte isn't UTF-16, whatever it says
  return named.startsWith("utf-16") ? "utf-8" : named;
}

/**
 * The words of a file. A spreadsheet may have saved them in an old encoding of letters: read as another, they would come
 * in with wrong ones, so that is told instead. @throws ExchangeProblem encoding
 */
export function decodeFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new ExchangeProblem("encoding");
  }
}

import type { LanguageCode } from "#/site/language.ts";
import { readCsv } from "./csv.ts";
import { decodeFile } from "./decode-file.ts";
import { exchangeLimits, ExchangeProblem } from "./exchange-file.ts";
import type { ExchangedText, OnShare } from "./exchange-file.ts";
import { readXliff } from "./xliff.ts";

/** The texts of a file, CSV or XLIFF by what it begins with. @throws ExchangeProblem */
export async function readExchange(
  file: Pick<Blob, "size" | "arrayBuffer">,
  language: LanguageCode,
  onShare?: OnShare,
): Promise<ExchangedText[]> {
  if (file.size > exchangeLimits.bytes) throw new ExchangeProblem("too-large");
  const text = decodeFile(new Uint8Array(await file.arrayBuffer()));
  const isXml = /^\uFEFF?\s*</.test(text);
  const texts = (isXml ? readXliff : readCsv)(text, language, onShare);
  if (texts.length === 0) throw new ExchangeProblem("no-texts");
  return texts;
}

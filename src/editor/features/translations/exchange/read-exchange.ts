import type { LanguageCode } from "#/site/language.ts";
import { readCsv } from "./csv.ts";
import { exchangeLimits, ExchangeProblem } from "./exchange-file.ts";
import type { ExchangedText } from "./exchange-file.ts";
import { readXliff } from "./xliff.ts";

/** The texts of a file, CSV or XLIFF by what it begins with. @throws ExchangeProblem */
export async function readExchange(
  file: Pick<Blob, "size" | "text">,
  language: LanguageCode,
): Promise<ExchangedText[]> {
  if (file.size > exchangeLimits.bytes) throw new ExchangeProblem("too-large");
  const text = await file.text();
  const isXml = /^\uFEFF?\s*</.test(text);
  const texts = isXml ? readXliff(text, language) : readCsv(text, language);
  if (texts.length === 0) throw new ExchangeProblem("no-texts");
  return texts;
}

import { SaxesParser } from "saxes";
import { escapeHtml } from "#/lib/escape-html.ts";
import type { LanguageCode } from "#/site/language.ts";
import {
  cleaned,
  exchangeId,
  exchangeLimits,
  ExchangeProblem,
  isOfLanguage,
  readingStep,
} from "./exchange-file.ts";
import type { ExchangedText, ExchangeSource, OnShare } from "./exchange-file.ts";

const namespace = "urn:oasis:names:tc:xliff:document:2.0";

/** Elements that stand in one another, at most. */
const mostDepth = 64;

type Page = ExchangeSource["pages"][number];

function unit({ line, place }: Page["lines"][number]): string {
  const { original, text, state, limit } = line;
  const target = text === "" ? "" : `\n        <target>${escapeHtml(text)}</target>`;
  return `    <unit id="${escapeHtml(exchangeId(line))}">
      <notes>
        <note category="place">${escapeHtml(place)}</note>
        <note category="limit">${limit}</note>
      </notes>
      <segment state="${state === "translated" && text !== "" ? "translated" : "initial"}">
        <source>${escapeHtml(original)}</source>${target}
      </segment>
    </unit>
`;
}

/** XLIFF 2.1, core: a file for each page, a unit for each text, nothing inline. */
export function writeXliff({ language, primary, pages }: ExchangeSource): string {
  const files = pages
    .filter(({ lines }) => lines.length > 0)
    .map(
      ({ id, name, lines }) =>
        `  <file id="${escapeHtml(id)}" original="${escapeHtml(name)}" canResegment="no" xml:space="preserve">\n${lines.map(unit).join("")}  </file>\n`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${namespace}" version="2.1" srcLang="${primary}" trgLang="${language}">
${files.join("")}</xliff>
`;
}

/** The unit that is read: what stands in its sources and targets, segment by segment. */
interface OpenUnit {
  readonly id: string;
  source: string;
  target: string;
  /** What stands between segments, where it has no target: it is the same in both. */
  between: string;
}

/** What sources and targets of a text stand in; those that tools suggest stand elsewhere. */
const parts = new Set(["segment", "ignorable"]);

function isSide(name: string): name is "source" | "target" {
  return name === "source" || name === "target";
}

/** Reads XLIFF 2.x, with what tools add inline taken as its words. @throws ExchangeProblem */
export function readXliff(
  file: string,
  language: LanguageCode,
  onShare?: OnShare,
): ExchangedText[] {
  const texts: ExchangedText[] = [];
  const parser = new SaxesParser({ xmlns: false });
  const open: string[] = [];
  let unitNow: OpenUnit | undefined;
  let side: "source" | "target" | undefined;
  const add = (text: string): void => {
    if (!unitNow || !side) return;
    unitNow[side] += text;
    if (open.includes("ignorable")) unitNow.between = side === "source" ? text : "";
  };
  const readRoot = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name !== "xliff") throw new ExchangeProblem("damaged");
    if (!attributes["version"]?.startsWith("2.")) throw new ExchangeProblem("old-xliff");
    const stated = attributes["trgLang"] ?? language;
    if (!isOfLanguage(stated, language)) throw new ExchangeProblem("other-language", stated);
  };
  parser.on("doctype", () => {
    throw new ExchangeProblem("doctype");
  });
  parser.on("error", (error) => {
    throw error instanceof ExchangeProblem
      ? error
      : new ExchangeProblem("damaged", String(parser.line));
  });
  parser.on("opentag", ({ name, attributes }) => {
    const local = name.slice(name.indexOf(":") + 1);
    if (open.length === 0) readRoot(local, attributes);
    if (open.push(local) > mostDepth) throw new ExchangeProblem("damaged", String(parser.line));
    if (local === "unit") {
      if (texts.length >= exchangeLimits.texts) throw new ExchangeProblem("too-large");
      unitNow = { id: attributes["id"] ?? "", source: "", target: "", between: "" };
    } else if (isSide(local) && parts.has(open.at(-2) ?? "")) side = local;
    else if (local === "cp") add(String.fromCodePoint(codePointOf(attributes["hex"])));
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", ({ name }) => {
    const local = name.slice(name.indexOf(":") + 1);
    open.pop();
    if (local === side) side = undefined;
    if (local === "ignorable" && unitNow) {
      unitNow.target += unitNow.between;
      unitNow.between = "";
    }
    if (local !== "unit" || !unitNow) return;
    const { id, source, target } = unitNow;
    texts.push(cleaned({ id, original: source, text: target }));
    unitNow = undefined;
  });
  const text = file.startsWith("\uFEFF") ? file.slice(1) : file;
  for (let at = 0; at < text.length; at += readingStep) {
    parser.write(text.slice(at, at + readingStep));
    onShare?.(Math.min(1, (at + readingStep) / text.length));
  }
  parser.close();
  return texts;
}

/** A character that XML can't hold, by its number; what is none becomes the sign for that. */
function codePointOf(hex = ""): number {
  const point = Number.parseInt(hex, 16);
  return point >= 0 && point <= 0x10ffff ? point : 0xfffd;
}

import type { WordBlock } from "#/fields/prose/spec.ts";
import { cleanText } from "#/lib/clean-text.ts";
import { isAllowedAddress } from "#/site/link.ts";
import type { Link } from "#/site/link.ts";
import { trustedHtmlPolicies } from "../trusted-html.ts";
import type { TrustedHtmlPolicies } from "../trusted-html.ts";

/** Words of a pasted block that are marked alike. */
export interface PastedRun {
  readonly text: string;
  readonly isStrong: boolean;
  readonly isEmphasis: boolean;
  readonly link: Link | null;
}

export interface PastedBlock {
  readonly type: WordBlock;
  readonly runs: readonly PastedRun[];
}

/** Most elements that are looked at, and how deep: what strangers put into a clipboard may be anything. */
const mostElements = 20_000;
const deepest = 200;

const skipped = new Set([
  "SCRIPT",
  "STYLE",
  "HEAD",
  "TITLE",
  "META",
  "LINK",
  "TEMPLATE",
  "IFRAME",
  "OBJECT",
  "SVG",
  "NOSCRIPT",
  "SELECT",
  "TEXTAREA",
  "BUTTON",
]);
const blockTags = new Set([
  "P",
  "DIV",
  "H1",
  "H2",
  "H3",
  "H4",
  "H5",
  "H6",
  "LI",
  "UL",
  "OL",
  "DL",
  "DT",
  "DD",
  "BLOCKQUOTE",
  "PRE",
  "TABLE",
  "TR",
  "TD",
  "TH",
  "SECTION",
  "ARTICLE",
  "ASIDE",
  "HEADER",
  "FOOTER",
  "FIGURE",
  "FIGCAPTION",
  "MAIN",
  "NAV",
  "HR",
]);

interface Style {
  readonly type: WordBlock;
  readonly isStrong: boolean;
  readonly isEmphasis: boolean;
  readonly link: Link | null;
}

interface Walk {
  readonly blocks: { type: WordBlock; runs: PastedRun[] }[];
  /** What comes next begins a block. */
  isBetween: boolean;
  left: number;
}

/** Word writes its lists as paragraphs; the sign in front of each tells which list it is. */
function wordList(element: Element): WordBlock | undefined {
  if (!/mso-list:\s*l\d/i.test(element.getAttribute("style") ?? "")) return undefined;
  const sign = [...element.querySelectorAll("span")].find(isListSign)?.textContent ?? "";
  return /\d|^\s*[a-z][.)]/i.test(sign) ? "number" : "bullet";
}

function isListSign(element: Element): boolean {
  return /mso-list:\s*ignore/i.test(element.getAttribute("style") ?? "");
}

function typeWithin(element: Element, type: WordBlock): WordBlock {
  const list = wordList(element);
  if (list) return list;
  switch (element.tagName) {
    case "H1":
    case "H2":
      return "heading";
    case "H3":
    case "H4":
    case "H5":
    case "H6":
      return "subheading";
    case "LI":
      return element.parentElement?.tagName === "OL" ? "number" : "bullet";
    case "BLOCKQUOTE":
      return "quote";
    default:
      return type;
  }
}

function linkOf(element: Element): Link | null {
  const address = element.getAttribute("href")?.trim() ?? "";
  return address !== "" && address.length <= 2000 && isAllowedAddress(address)
    ? { kind: "address", address }
    : null;
}

/** Google Docs wraps all of it in `<b style="font-weight:normal">`: the style tells more than the element. */
function styleWithin(element: Element, style: Style): Style {
  const { tagName } = element;
  const own = element.getAttribute("style") ?? "";
  const weight = /font-weight:\s*(\w+)/i.exec(own)?.[1];
  const slant = /font-style:\s*(\w+)/i.exec(own)?.[1];
  const isHeading = /^H\d$/.test(tagName);
  const isBold = tagName === "B" || tagName === "STRONG" || style.isStrong;
  return {
    type: typeWithin(element, style.type),
    isStrong:
      !isHeading && (weight === undefined ? isBold : weight === "bold" || Number(weight) >= 600),
    isEmphasis:
      slant === undefined
        ? tagName === "I" || tagName === "EM" || style.isEmphasis
        : slant === "italic",
    link: tagName === "A" ? linkOf(element) : style.link,
  };
}

function addText(walk: Walk, text: string, { type, ...marks }: Style): void {
  const last = walk.blocks.at(-1);
  if (walk.isBetween || !last) {
    if (text.trim() === "") return;
    walk.blocks.push({ type, runs: [{ text: text.trimStart(), ...marks }] });
    walk.isBetween = false;
  } else last.runs.push({ text, ...marks });
}

function walkNode(node: Node, walk: Walk, style: Style, depth: number): void {
  walk.left -= 1;
  if (walk.left < 0 || depth > deepest) return;
  if (node.nodeType === 3) {
    addText(walk, cleanText(node.nodeValue ?? "").replace(/[\s]+/g, " "), style);
    return;
  }
  if (node.nodeType !== 1) return;
  // a node of that type is an element
  const element = node as Element;
  if (skipped.has(element.tagName.toUpperCase()) || isListSign(element)) return;
  if (element.tagName === "BR") {
    addText(walk, "\n", style);
    return;
  }
  const isBlock = blockTags.has(element.tagName);
  if (isBlock) walk.isBetween = true;
  const within = styleWithin(element, style);
  for (const child of element.childNodes) walkNode(child, walk, within, depth + 1);
  if (isBlock) walk.isBetween = true;
}

function tidied(runs: readonly PastedRun[]): PastedRun[] {
  const text = runs.map((run) => run.text).join("");
  const end = text.trimEnd().length;
  let at = 0;
  return runs.flatMap((run) => {
    const kept = run.text.slice(0, Math.max(0, end - at));
    at += run.text.length;
    return kept === "" ? [] : [{ ...run, text: kept }];
  });
}

let policy: ReturnType<TrustedHtmlPolicies["createPolicy"]> | undefined;

/** Reads HTML into a document that runs and loads nothing, the only place where a stranger's is read. */
function inertDocument(html: string): Document {
  policy ??= trustedHtmlPolicies()?.createPolicy("vitrine-paste", { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html");
}

/** The blocks of a piece of HTML as somebody copied it elsewhere, e.g. in Word or Google Docs: words and marks, nothing else. */
export function pastedBlocks(html: string): PastedBlock[] {
  const { body } = inertDocument(html);
  const walk: Walk = { blocks: [], isBetween: true, left: mostElements };
  const plain: Style = { type: "paragraph", isStrong: false, isEmphasis: false, link: null };
  walkNode(body, walk, plain, 0);
  return walk.blocks
    .map(({ type, runs }) => ({ type, runs: tidied(runs) }))
    .filter(({ runs }) => runs.length > 0);
}

/** The blocks of a plain text: its lines. */
export function pastedLines(text: string): PastedBlock[] {
  const lines = cleanText(text)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines.map((line) => ({
    type: "paragraph",
    runs: [{ text: line, isStrong: false, isEmphasis: false, link: null }],
  }));
}

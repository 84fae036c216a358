import { brotliCompressSync, constants } from "node:zlib";

/** A part of a page, and by how much the page is larger with it. */
export interface PagePart {
  readonly name: string;
  readonly bytes: number;
}

export interface PageParts {
  /** Bytes of the page's strongest brotli. */
  readonly total: number;
  /** Parts overlap: a section's name stands in its markup and in its rules. */
  readonly parts: readonly PagePart[];
}

function weigh(text: string): number {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return brotliCompressSync(plain, { params }).length;
}

const inPage: Readonly<Record<string, RegExp>> = {
  fonts: /@font-face\{[^}]*\}/g,
  css: /<style>.*?<\/style>/gs,
  rules: /<\/style><style>.*?(?=<\/style>)/gs,
  print: /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g,
  head: /<meta name="description".*?(?=<script type="application)/gs,
  "json-ld": /<script type="application\/ld\+json">.*?<\/script>/gs,
  bar: /<header class="nav.*?<\/header>/gs,
  footer: /<footer.*?<\/footer>/gs,
  banner: /<section class="cookie".*?<\/section>/gs,
};

const section =
  /<section id="comp-[^"]*" class="(?:section )?([\w-]+)[^>]*>.*?(?=<section id="comp-|<\/main>)/gs;

/** By how much each of a page's parts makes it larger: its styles, its head, what surrounds its sections, and each of these. */
export function weighParts(html: string): PageParts {
  const total = weigh(html);
  const parts = Object.entries(inPage).map(([name, part]) => ({
    name,
    bytes: total - weigh(html.replaceAll(part, "")),
  }));
  for (const [whole, name = ""] of html.matchAll(section)) {
    const rules = new RegExp(`[^{}]*\\.${name}(?![a-z0-9])[^{}]*\\{[^{}]*\\}`, "g");
    const bytes = total - weigh(html.replace(whole, "").replaceAll(rules, ""));
    parts.push({ name: `${name} with its rules`, bytes });
  }
  return { total, parts: parts.filter(({ bytes }) => bytes > 0) };
}

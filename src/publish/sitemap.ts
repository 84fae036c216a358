import { escapeHtml } from "#/lib/escape-html.ts";

export interface SitemapPage {
  /** Absolute, canonical. */
  readonly address: string;
  /** ISO 8601. */
  readonly changedAt: string;
  readonly alternates: readonly { readonly hreflang: string; readonly address: string }[];
}

export interface SitemapFile {
  readonly path: string;
  readonly content: string;
}

interface SitemapLimits {
  readonly addresses: number;
  readonly bytes: number;
}

/** Most of one sitemap by the protocol; the bytes leave room for its frame. */
const sitemapLimits: SitemapLimits = { addresses: 50_000, bytes: 52_000_000 };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A page's entry as it is written. */
export interface SitemapEntry {
  readonly text: string;
  readonly bytes: number;
  /** YYYY-MM-DD. */
  readonly changedOn: string;
}

/** Some of a sitemap's entries, and the latest day on which one of them changed. */
interface Part {
  readonly entries: string[];
  bytes: number;
  changedOn: string;
}

export function sitemapEntry({ address, changedAt, alternates }: SitemapPage): SitemapEntry {
  const links = alternates.map(
    (one) =>
      `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${escapeHtml(one.address)}"/>`,
  );
  const changedOn = changedAt.slice(0, 10);
  const text = `<url><loc>${escapeHtml(address)}</loc><lastmod>${changedOn}</lastmod>${links.join("")}</url>\n`;
  return { text, bytes: Buffer.byteLength(text), changedOn };
}

/** The entries in as many parts as the protocol wants; at least one. */
function inParts(entries: readonly SitemapEntry[], limits: SitemapLimits): Part[] {
  let part: Part = { entries: [], bytes: 0, changedOn: "" };
  const parts = [part];
  for (const { text, bytes, changedOn } of entries) {
    if (part.entries.length >= limits.addresses || part.bytes + bytes > limits.bytes) {
      part = { entries: [], bytes: 0, changedOn: "" };
      parts.push(part);
    }
    part.entries.push(text);
    part.bytes += bytes;
    if (changedOn > part.changedOn) part.changedOn = changedOn;
  }
  return parts;
}

function urlSet({ entries }: Part): string {
  return `${declaration}<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("")}</urlset>\n`;
}

/** /sitemap.xml with every language of every page, or, beyond what one may hold, an index of several. */
export function sitemaps(
  pages: readonly SitemapEntry[],
  origin: string,
  limits: SitemapLimits = sitemapLimits,
): SitemapFile[] {
  const parts = inParts(pages, limits);
  const [only] = parts;
  if (only && parts.length === 1) return [{ path: "/sitemap.xml", content: urlSet(only) }];
  const files = parts.map((part, place) => ({
    path: `/sitemap-${place + 1}.xml`,
    content: urlSet(part),
  }));
  const entries = parts.map(({ changedOn }, place) => {
    const address = escapeHtml(`${origin}/sitemap-${place + 1}.xml`);
    return `<sitemap><loc>${address}</loc><lastmod>${changedOn}</lastmod></sitemap>\n`;
  });
  const index = `${declaration}<sitemapindex ${protocol}>\n${entries.join("")}</sitemapindex>\n`;
  return [{ path: "/sitemap.xml", content: index }, ...files];
}

/** robots.txt: everything may be read, and where the sitemap is. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

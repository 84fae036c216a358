import { escapeHtml } from "#/render/static-attributes.ts";

export interface SitemapPage {
  /** Absolute, canonical. */
  readonly address: string;
  /** ISO 8601. */
  readonly changedAt: string;
  readonly alternates: readonly { readonly hreflang: string; readonly address: string }[];
}

/** Most addresses of one sitemap, by the protocol. */
const sitemapLimit = 50_000;

function entry({ address, changedAt, alternates }: SitemapPage): string {
  const links = alternates.map(
    (one) =>
      `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${escapeHtml(one.address)}"/>`,
  );
  return `<url><loc>${escapeHtml(address)}</loc><lastmod>${changedAt.slice(0, 10)}</lastmod>${links.join("")}</url>\n`;
}

/** sitemap.xml with every language of every page. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.slice(0, sitemapLimit).map(entry);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("")}</urlset>\n`
  );
}

/** robots.txt: everything may be read, and where the sitemap is. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

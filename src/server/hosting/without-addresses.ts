import { escapeHtml } from "#/lib/escape-html.ts";

/** A sitemap without the entries of these pages. Each entry is a line, with the page's address in every language. */
export function withoutAddresses(sitemap: string, hidden: ReadonlySet<string>): string {
  const locations = [...hidden].map((address) => `<loc>${escapeHtml(address)}</loc>`);
  return sitemap
    .split("\n")
    .filter((line) => !locations.some((location) => line.includes(location)))
    .join("\n");
}

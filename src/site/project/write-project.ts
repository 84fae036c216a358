import { completeDocument } from "../complete-document.ts";
import { createPalette } from "../palette.ts";
import { namedPalette } from "../palette-fields.ts";
import type { Templates } from "../section.ts";
import { siteDocumentSchema } from "../site.ts";
import type { Project } from "./read-project.ts";

/**
 * The text of a project's `site.json`: the same bytes for the same site, wherever it is kept, with the palette under the
 * specification's nine names (R35) for whoever reads it.
 */
export function writeProject({ document, pictures }: Project, templates: Templates): string {
  const { site, index, pages } = completeDocument(siteDocumentSchema.parse(document), templates);
  const palette = namedPalette(createPalette(site.theme));
  return `${JSON.stringify({ site, palette, index, pages, pictures }, null, 2)}\n`;
}

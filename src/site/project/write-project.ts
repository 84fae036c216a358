import { completeDocument, completePage } from "../complete-document.ts";
import { pageSchema } from "../page-schema.ts";
import { createPalette } from "../palette.ts";
import { namedPalette } from "../palette-fields.ts";
import type { Templates } from "../section.ts";
import { siteDocumentSchema } from "../site.ts";
import type { Project } from "./read-project.ts";

/** JSON as it stands within so many levels of other JSON. */
function within(levels: number, value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${"  ".repeat(levels)}`);
}

/**
 * The text of a project's `site.json`, a page at a time: the same bytes for the same site, wherever it is kept, with the
 * palette under the specification's nine names (R35) for whoever reads it.
 */
export function* writeProject(
  { document, pictures }: Project,
  templates: Templates,
): Generator<string> {
  const { pages, ...rest } = document;
  const checked = siteDocumentSchema.parse({ ...rest, pages: [] });
  const { site, index } = completeDocument(checked, templates);
  const palette = namedPalette(createPalette(site.theme));
  for (const [name, value] of Object.entries({ site, palette, index }))
    yield `${name === "site" ? "{" : ","}\n  "${name}": ${within(1, value)}`;
  yield ',\n  "pages": [';
  for (const [place, page] of pages.entries()) {
    const complete = completePage(pageSchema.parse(page), templates);
    yield `${place === 0 ? "" : ","}\n    ${within(2, complete)}`;
  }
  yield `${pages.length === 0 ? "" : "\n  "}],\n  "pictures": ${within(1, pictures)}\n}\n`;
}

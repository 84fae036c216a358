import type { Kysely } from "kysely";
import { bytesPerBatch } from "#/site/operations/batch.ts";
import { type ProjectProblem, refusedProject } from "#/site/project/project-problem.ts";
import type { Project } from "#/site/project/read-project.ts";
import { noteNamedPictures } from "#/site/project/renamed-ids.ts";
import type { SiteDocument } from "#/site/site.ts";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";
import { createPauses } from "../limits/pauses.ts";

/** With what is around it, it is an edit. */
const largestPart = bytesPerBatch - 10_000;

/** Pictures that a document shows, and that neither its file nor the site has. */
export async function missingPictures(
  db: Kysely<Schema>,
  siteId: number,
  { document, pictures }: Project,
): Promise<string[]> {
  const breathe = createPauses();
  const named = new Set<string>();
  noteNamedPictures([document.site, document.index], named);
  for (const page of document.pages) {
    await breathe();
    noteNamedPictures(page, named);
  }
  for (const { id } of pictures) named.delete(id);
  for (const part of inParts([...named])) {
    const own = db.selectFrom("assets").select("id").where("siteId", "=", siteId);
    for (const { id } of await own.where("id", "in", part).execute()) named.delete(id);
  }
  return [...named];
}

/** The bytes of a document as edits send it. @throws ProjectRefused where a part of it doesn't fit into one edit */
export async function editedBytes({ pages, site, index }: SiteDocument): Promise<number> {
  const breathe = createPauses();
  const measure = (part: unknown, path: ProjectProblem["path"]): number => {
    const bytes = Buffer.byteLength(JSON.stringify(part));
    if (bytes <= largestPart) return bytes;
    throw refusedProject("edit-too-large", "This is larger than one edit may be.", { path });
  };
  let bytes = measure({ site, index }, ["site"]);
  for (const [place, page] of pages.entries()) {
    await breathe();
    bytes += measure(page, ["pages", place]);
  }
  return bytes;
}

import { expect, test } from "vitest";
import { bytesPerBatch } from "#/site/operations/batch.ts";
import { readProject } from "#/site/project/read-project.ts";
import { templates } from "#/sections/definitions.ts";
import type { SiteDocument } from "#/site/site.ts";
import { smallSite } from "../../../test/project-archive.ts";
import { editedBytes } from "./replacement-checks.ts";

const around = 10_000;

/** A document with a page, or a site as a whole, of so many bytes. */
function documentOf(bytes: number, part: "page" | "site"): SiteDocument {
  const { document } = readProject(smallSite(null), { templates, now: new Date(0) });
  const { site, index, pages } = document;
  const [home] = pages;
  if (!home) throw new Error("There is a home page");
  const fill = (size: (text: string) => number): string => "x".repeat(bytes - size(""));
  if (part === "site") {
    const size = (name: string) =>
      Buffer.byteLength(JSON.stringify({ site: { ...site, name }, index }));
    return { ...document, site: { ...site, name: fill(size) } };
  }
  const size = (id: string) => Buffer.byteLength(JSON.stringify({ ...home, id }));
  return { ...document, pages: [{ ...home, id: fill(size) }] };
}

test.each(["page", "site"] as const)(
  "REPLACE-08: a %s that just fits into one edit is taken, and one of a byte more is refused with its place",
  async (part) => {
    const most = bytesPerBatch - around;
    expect(await editedBytes(documentOf(most, part))).toBeGreaterThan(most);
    await expect(editedBytes(documentOf(most + 1, part))).rejects.toMatchObject({
      problems: [{ rule: "edit-too-large", path: part === "page" ? ["pages", 0] : ["site"] }],
    });
  },
);

import { readFileSync, readdirSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { startersFolder } from "./fixtures/starter.ts";

/** A file of an archive; one of a number holds as many zeros. */
export type ArchiveFile = readonly [name: string, content: string | Buffer | number];

/** A zip of these files. `compress` as programs for people do it. */
export function zipOf(files: readonly ArchiveFile[], compress = false): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) {
    const bytes =
      typeof content === "number" ? Buffer.alloc(content) : Buffer.from(content as Buffer);
    zip.addBuffer(bytes, name, { compress });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** A zip in which a name of the same length took the place of another. */
export async function zipWithName(
  files: readonly ArchiveFile[],
  name: { from: string; to: string },
): Promise<Buffer> {
  const zip = await zipOf(files);
  for (let at = zip.indexOf(name.from); at !== -1; at = zip.indexOf(name.from, at + 1))
    zip.write(name.to, at, "latin1");
  return zip;
}

/** The files of a starter, with the same small picture in the place of each of its own. */
export function starterFiles(id: string, picture: Buffer): ArchiveFile[] {
  const folder = new URL(`${id}/`, startersFolder);
  return [
    ["site.json", readFileSync(new URL("site.json", folder))],
    ...readdirSync(new URL("pictures/", folder)).map((name): ArchiveFile => [
      `pictures/${name}`,
      picture,
    ]),
  ];
}

type Loose = Record<string, unknown>;

/** A document as it may come from anywhere. */
export interface LooseDocument extends Loose {
  readonly site: Loose & { readonly languages: readonly Loose[] };
  readonly pages: readonly [Loose];
}

/** A small document as JSON, with a picture of this id as what social networks show. */
export function smallSite(picture: string | null, name = "Small"): LooseDocument {
  const text = readFileSync(new URL("shop/site.json", startersFolder), "utf8");
  const { site, index, pages } = JSON.parse(text) as {
    site: LooseDocument["site"] & { settings: Loose };
    index: { entries: unknown[] };
    pages: Loose[];
  };
  const shown = picture && { asset: picture, alt: {}, crop: null, focus: null };
  const settings = { ...site.settings, socialImage: shown };
  const [home] = pages;
  return {
    site: { ...site, name, settings },
    index: { entries: index.entries.slice(0, 1), redirects: [] },
    pages: [{ ...home, sections: [] }],
  };
}

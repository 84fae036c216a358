import { buffer } from "node:stream/consumers";
import { type Entry, type ZipFile, openPromise } from "yauzl";
import { ProjectRefused, refusedProject, siteFile } from "#/site/project/project-problem.ts";
import { type VisitorList, aboutFile, aboutSchema } from "./about-archive.ts";
import {
  archiveLimits,
  checkVersionEntry,
  checkVisitorEntry,
  isBesideProject,
  sortEntries,
} from "./archive-entries.ts";
import type { ProjectSource } from "./project-source.ts";

/** An open archive: close it when it was read. */
export interface ArchiveSource extends ProjectSource {
  close(): void;
}

function unreadable(error: unknown, file: string): ProjectRefused {
  if (error instanceof ProjectRefused) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return refusedProject("archive", `This can’t be unpacked: ${reason}`, { file });
}

/** Undefined where it is no JSON: what it would tell is only wished for. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function tooMany(): ProjectRefused {
  const text = `A project can have up to ${archiveLimits.entries} files.`;
  return refusedProject("too-many", text, { file: "" });
}

/** Every entry of the directory; too many of them are not even read. The website of a large export is passed over. */
async function readEntries(zip: ZipFile): Promise<Entry[]> {
  const isLarge = zip.entryCount > archiveLimits.entries;
  if (zip.entryCount > archiveLimits.entriesOfExport) throw tooMany();
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (isLarge && isBesideProject(entry)) continue;
    if (entries.push(entry) > archiveLimits.entries) throw tooMany();
  }
  return entries;
}

/** What comes of one list of what visitors sent, until it turns out to be damaged. @throws ProjectRefused */
async function* openVisitors(
  zip: ZipFile,
  list: VisitorList,
  entry: Entry,
): AsyncGenerator<Buffer> {
  checkVisitorEntry(list, entry);
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) yield Buffer.from(chunk);
  } catch (error) {
    throw unreadable(error, `visitors/${list}.json`);
  }
}

/** Opens an archive that may be hostile: sizes are held to while unpacking, whatever its directory claims. @throws ProjectRefused */
export async function openArchive(path: string): Promise<ArchiveSource> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(
    (error: unknown) => {
      throw unreadable(error, "");
    },
  );
  try {
    const { about, site, pictures, files, visitors, versions } = sortEntries(
      await readEntries(zip),
    );
    const unpack = async (entry: Entry, file: string): Promise<Buffer> => {
      try {
        return await buffer(await zip.openReadStreamPromise(entry));
      } catch (error) {
        throw unreadable(error, file);
      }
    };
    return {
      site: () => unpack(site, siteFile),
      files: new Set(pictures.keys()),
      async picture(file) {
        const entry = pictures.get(file);
        if (!entry) throw new Error(`The archive has no picture ${file}`);
        return unpack(entry, `pictures/${file}`);
      },
      downloads: new Set(files.keys()),
      async download(file) {
        const entry = files.get(file);
        if (!entry) throw new Error(`The archive has no file ${file}`);
        return unpack(entry, `files/${file}`);
      },
      async former() {
        if (!about) return undefined;
        const told = parseJson((await unpack(about, aboutFile)).toString());
        return aboutSchema.safeParse(told).data;
      },
      visitors: new Map(
        [...visitors].map(([list, entry]) => [list, () => openVisitors(zip, list, entry)]),
      ),
      versions: {
        sizes: new Map([...versions].map(([name, entry]) => [name, entry.uncompressedSize])),
        async read(name) {
          const entry = versions.get(name);
          if (!entry) throw new Error(`The archive has no version ${name}`);
          checkVersionEntry(name, entry);
          return unpack(entry, `versions/${name}`);
        },
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw unreadable(error, "");
  }
}

import type { Entry } from "yauzl";
import { fileLimits } from "#/site/file.ts";
import { projectPictures } from "#/site/project/read-project.ts";
import { refusedProject, siteFile } from "#/site/project/project-problem.ts";

const megabyte = 1_048_576;

/** What an archive may hold; all of it is counted from its directory before anything is unpacked. */
export const archiveLimits = {
  /** The archive itself. */
  bytes: 1024 * megabyte,
  site: 16 * megabyte,
  picture: 64 * megabyte,
  file: fileLimits.bytes,
  /** All files, unpacked. */
  unpacked: 1024 * megabyte,
  entries: projectPictures + fileLimits.count + 100,
} as const;

const picturesFolder = "pictures/";
const filesFolder = "files/";

/** The files of a project by their place in it. */
export interface ProjectEntries {
  readonly site: Entry;
  readonly pictures: ReadonlyMap<string, Entry>;
  readonly files: ReadonlyMap<string, Entry>;
}

/** What programs that pack folders leave there. */
function isLitter(name: string): boolean {
  return name.endsWith("/") || /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$)/.test(name);
}

/** A folder that was packed as a whole stands before every name. */
function commonFolder(entries: readonly Entry[]): string {
  const site = entries.find(({ fileName }) => /^([^/]+\/)?site\.json$/.test(fileName));
  return site ? site.fileName.slice(0, -siteFile.length) : "";
}

function limitOf(name: string): number {
  if (name === siteFile) return archiveLimits.site;
  return name.startsWith(filesFolder) ? archiveLimits.file : archiveLimits.picture;
}

function checkSize(name: string, entry: Entry): void {
  const limit = limitOf(name);
  if (entry.uncompressedSize > limit)
    throw refusedProject("too-large", `This file can be up to ${limit / megabyte} MB.`, {
      file: name,
    });
}

function checkReadable(name: string, entry: Entry): void {
  if (entry.isEncrypted())
    throw refusedProject("archive", "Encrypted files can’t be read.", { file: name });
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    throw refusedProject("archive", "This compression method isn’t supported.", { file: name });
}

/** The name that a file has within a folder; undefined where it is in another one, or in one of its folders. */
function nameIn(folder: string, name: string): string | undefined {
  const own = name.startsWith(folder) ? name.slice(folder.length) : undefined;
  return own === undefined || own.includes("/") ? undefined : own;
}

/** Sorts an archive's entries. Names that aren't a project's are refused. @throws ProjectRefused */
export function sortEntries(all: readonly Entry[]): ProjectEntries {
  const entries = all.filter(({ fileName }) => !isLitter(fileName));
  const folder = commonFolder(entries);
  const seen = new Set<string>();
  const pictures = new Map<string, Entry>();
  const files = new Map<string, Entry>();
  let site: Entry | undefined;
  let unpacked = 0;
  for (const entry of entries) {
    const name = entry.fileName.startsWith(folder)
      ? entry.fileName.slice(folder.length)
      : entry.fileName;
    if (seen.has(name))
      throw refusedProject("file-twice", "This file is in the archive twice.", { file: name });
    seen.add(name);
    unpacked += entry.uncompressedSize;
    if (unpacked > archiveLimits.unpacked)
      throw refusedProject("too-large", "These files are larger than 1 GB when unpacked.", {
        file: name,
      });
    checkSize(name, entry);
    checkReadable(name, entry);
    const picture = nameIn(picturesFolder, name);
    const file = nameIn(filesFolder, name);
    if (name === siteFile) site = entry;
    else if (picture !== undefined) pictures.set(picture, entry);
    else if (file !== undefined) files.set(file, entry);
    else throw refusedProject("file-unknown", "A project can’t contain this file.", { file: name });
  }
  if (!site) throw refusedProject("site-missing", "There’s no site.json in the archive.");
  return { site, pictures, files };
}

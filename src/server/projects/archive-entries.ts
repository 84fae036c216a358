import type { Entry } from "yauzl";
import { fileLimits } from "#/site/file.ts";
import { projectPictures } from "#/site/project/read-project.ts";
import { refusedProject, siteFile } from "#/site/project/project-problem.ts";
import { type VisitorList, aboutFile, projectFolder, visitorLists } from "./about-archive.ts";

const megabyte = 1_048_576;

/** Versions with their list, and lists of what visitors sent. */
const entriesBeside = 504;

/** What an archive may hold; all of it is counted from its directory before anything is unpacked. */
export const archiveLimits = {
  /** The archive itself. */
  bytes: 1024 * megabyte,
  site: 16 * megabyte,
  picture: 64 * megabyte,
  file: fileLimits.bytes,
  /** All files, unpacked. */
  unpacked: 1024 * megabyte,
  entries: projectPictures + fileLimits.count + 100 + entriesBeside,
  /** What says of an export what it is. */
  about: megabyte,
  /** One list of what visitors sent. */
  visitors: 32 * megabyte,
  /** Of an export with its website, of which the project is a part. */
  entriesOfExport: 250_000,
} as const;

const picturesFolder = "pictures/";
const filesFolder = "files/";

/** The files of a project by their place in it. */
export interface ProjectEntries {
  /** Of an export, which has more than its project. */
  readonly about: Entry | undefined;
  readonly site: Entry;
  readonly pictures: ReadonlyMap<string, Entry>;
  readonly files: ReadonlyMap<string, Entry>;
  /** Lists of what visitors sent, of an export that has them. */
  readonly visitors: ReadonlyMap<VisitorList, Entry>;
  /** Earlier versions and their list, by the names that they have in their folder. */
  readonly versions: ReadonlyMap<string, Entry>;
}

/** What programs that pack folders leave there. */
function isLitter(name: string): boolean {
  return name.endsWith("/") || /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$)/.test(name);
}

/** Folders of an export that make no site again. */
const besideProject = /^(?:[^/]+\/)?(?:website|rules|versions|visitors)\//;
const broughtFile = /^(?:[^/]+\/)?(?:visitors\/[a-z]+|versions\/(?:versions|\d{1,15}))\.json$/;

/** Whether an entry is of no use for a site, should the archive be an export. */
export function isBesideProject({ fileName }: Entry): boolean {
  return besideProject.test(fileName) && !broughtFile.test(fileName);
}

/** What says that an archive is an export: at its top, or in the folder that was packed as a whole. */
function findAbout(entries: readonly Entry[]): Entry | undefined {
  const about = entries.find(({ fileName }) => /^(?:[^/]+\/)?export\.json$/.test(fileName));
  if (about && about.uncompressedSize > archiveLimits.about)
    throw refusedProject("too-large", "This file can be up to 1 MB.", { file: aboutFile });
  return about;
}

/** The entries of the project that is in an export. */
function entriesOfProject(entries: readonly Entry[], about: Entry): Entry[] {
  const folder = about.fileName.slice(0, -aboutFile.length) + projectFolder;
  return entries.filter(({ fileName }) => fileName.startsWith(folder));
}

/** Lists of what visitors sent. They are looked at where they are wanted. */
function visitorEntries(entries: readonly Entry[], about: Entry | undefined) {
  const found = new Map<VisitorList, Entry>();
  const folder = about?.fileName.slice(0, -aboutFile.length);
  for (const list of visitorLists) {
    const name = `${folder}visitors/${list}.json`;
    const [entry, second] = about ? entries.filter(({ fileName }) => fileName === name) : [];
    if (second)
      throw refusedProject("file-twice", "This file is in the archive twice.", { file: name });
    if (entry) found.set(list, entry);
  }
  return found;
}

/** Earlier versions, which are documents without pictures. They are looked at where they are wanted. */
function versionEntries(entries: readonly Entry[], about: Entry | undefined) {
  const found = new Map<string, Entry>();
  if (!about) return found;
  const folder = `${about.fileName.slice(0, -aboutFile.length)}versions/`;
  for (const entry of entries) {
    const name = nameIn(folder, entry.fileName);
    if (name === undefined || !/^(?:versions|\d{1,15})\.json$/.test(name)) continue;
    if (found.has(name))
      throw refusedProject("file-twice", "This file is in the archive twice.", {
        file: entry.fileName,
      });
    found.set(name, entry);
  }
  return found;
}

/** Whether a version can be unpacked. @throws ProjectRefused */
export function checkVersionEntry(name: string, entry: Entry): void {
  const file = `versions/${name}`;
  const most = archiveLimits.site;
  if (entry.uncompressedSize > most)
    throw refusedProject("too-large", `This file can be up to ${most / megabyte} MB.`, { file });
  checkReadable(file, entry);
}

/** Whether a list of what visitors sent can be unpacked. @throws ProjectRefused */
export function checkVisitorEntry(list: VisitorList, entry: Entry): void {
  const file = `visitors/${list}.json`;
  const most = archiveLimits.visitors;
  if (entry.uncompressedSize > most)
    throw refusedProject("too-large", `This file can be up to ${most / megabyte} MB.`, { file });
  checkReadable(file, entry);
}

/** What stands before every name: the folder of an export's project, or one that was packed as a whole. */
function commonFolder(entries: readonly Entry[], about: Entry | undefined): string {
  if (about) return about.fileName.slice(0, -aboutFile.length) + projectFolder;
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
  const found = all.filter(({ fileName }) => !isLitter(fileName));
  const about = findAbout(found);
  const entries = about ? entriesOfProject(found, about) : found;
  const folder = commonFolder(entries, about);
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
  if (about) checkReadable(aboutFile, about);
  return {
    about,
    site,
    pictures,
    files,
    visitors: visitorEntries(found, about),
    versions: versionEntries(found, about),
  };
}

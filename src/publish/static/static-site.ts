import { pathOfAddress } from "#/site/own-path.ts";
import type { ReleaseFile, ReleaseManifest } from "../manifest.ts";

/** A file of a site as it lies in a folder that any web server can serve. */
export interface StaticFile {
  /** Within the folder, e.g. `about/index.html`. */
  readonly path: string;
  readonly file: ReleaseFile;
  /** What has to be said of it before it is written: pages and lists name addresses, all others are as they were published. */
  readonly kind: "page" | "list" | "other";
  /** Of a page. */
  readonly language: string;
}

/** A release as static files. */
export interface StaticSite {
  /** Assets come before the pages that show them. */
  readonly files: readonly StaticFile[];
  /** None from the place of a file: web servers come by there on their way to it. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Folders in the site whose files visitors keep: browsers save what is in them instead of showing it. */
  readonly downloads: readonly string[];
  /** Languages with a folder of their own, in which unknown paths have a page of their own. */
  readonly folders: readonly string[];
  /** Addresses of the pages that are left out. */
  readonly leftOut: readonly string[];
}

interface StaticOptions {
  /** Ids of the pages that a web server couldn't keep from visitors: those with a password, and unpublished ones. */
  readonly hidden: readonly string[];
  /** Whether the page for reports comes along; without it links lead to the one that is published here. */
  readonly hasReports: boolean;
  /** Whether assets of earlier releases come along, for pages of theirs that are still open. */
  readonly hasRetired: boolean;
}

/**
 * Where a path of a site lies in a folder. @throws for one that would lie elsewhere: no site has such a path, and none
 * may be written
 */
export function staticPath(path: string): string {
  const parts = path.slice(1).split("/");
  const isWithin = parts.every((part, place) =>
    part === "" ? place === parts.length - 1 : part !== "." && part !== "..",
  );
  if (!path.startsWith("/") || !isWithin || /[\\\p{Cc}]/u.test(path))
    throw new Error(`${JSON.stringify(path)} can’t be the name of a file`);
  return path.endsWith("/") ? `${path.slice(1)}index.html` : path.slice(1);
}

function isPage({ type }: ReleaseFile): boolean {
  return type.startsWith("text/html");
}

/** Files that say where the site is: maps of it, and what robots read. */
function isList({ type, isFixed }: ReleaseFile): boolean {
  return !isFixed && /^(?:application\/xml|text\/plain)/.test(type);
}

function kindOf(file: ReleaseFile): StaticFile["kind"] {
  if (isPage(file)) return "page";
  return isList(file) ? "list" : "other";
}

/** The paths of these pages, in every language. */
function pathsOf({ pages, languages }: ReleaseManifest, ids: readonly string[]): string[] {
  return ids.flatMap((id) => languages.flatMap(({ code }) => pages[`${id} ${code}`]?.path ?? []));
}

function hashesAt({ files }: ReleaseManifest, paths: readonly string[]): Set<string> {
  return new Set(paths.flatMap((path) => files[path]?.hash ?? []));
}

/** The language whose prefix a path has. */
function languageAt({ languages }: ReleaseManifest, path: string): string {
  const found = languages.find(({ prefix }) => prefix !== "" && path.startsWith(`${prefix}/`));
  return (found ?? languages[0])?.code ?? "en";
}

/** Pages for unknown paths, each in the folder of its language. */
function notFoundFiles({ languages, notFound }: ReleaseManifest): StaticFile[] {
  return languages.flatMap(({ code, prefix }, place) => {
    const file = notFound[code];
    if (!file || (place > 0 && prefix === "")) return [];
    return [{ path: staticPath(`${prefix}/404.html`), file, kind: "page", language: code }];
  });
}

/** Where paths lead at which there is no file, `/index.html` of a page included, but for those to what is left out. */
function redirectsBeside(
  { redirects }: ReleaseManifest,
  files: readonly StaticFile[],
  leftOut: readonly string[],
): StaticSite["redirects"] {
  const out = new Set(leftOut);
  const places = new Set(files.map(({ path }) => `/${path}`));
  return Object.entries(redirects)
    .filter(([from]) => !places.has(from.replace(/\/$/, "")))
    .filter(([, to]) => !out.has(pathOfAddress(to) ?? ""))
    .map(([from, to]) => ({ from, to }));
}

/** Each file that visitors keep is in a folder named after its hash, perhaps under several names. */
function downloadFolders(files: readonly StaticFile[]): string[] {
  const kept = files.filter(({ file }) => file.download !== undefined);
  return [...new Set(kept.flatMap(({ path }) => /^assets\/[0-9a-f]{22}\//.exec(path) ?? []))];
}

/** What of a release stands on any web server: its pages, what they show, and where other paths lead. */
export function staticSite(
  manifest: ReleaseManifest,
  { hidden, hasReports, hasRetired }: StaticOptions,
): StaticSite {
  const leftOut = pathsOf(manifest, hidden);
  const gone = hashesAt(manifest, leftOut);
  const known = hashesAt(
    manifest,
    Object.values(manifest.pages).map(({ path }) => path),
  );
  const retired = hasRetired ? Object.entries(manifest.retired) : [];
  const own = [
    ...Object.entries(manifest.files),
    ...retired.map(([path, { file }]) => [path, file] as const),
  ]
    // of all pages only those for reports are none of the owner's
    .filter(([, file]) => !isPage(file) || hasReports || known.has(file.hash))
    .filter(([, file]) => !gone.has(file.hash))
    .map(([path, file]) => ({
      path: staticPath(path),
      file,
      kind: kindOf(file),
      language: languageAt(manifest, path),
    }));
  const order = { other: 0, page: 1, list: 2 } as const;
  const files = [...own, ...notFoundFiles(manifest)].toSorted(
    (one, other) => order[one.kind] - order[other.kind],
  );
  return {
    files,
    redirects: redirectsBeside(manifest, files, leftOut),
    downloads: downloadFolders(own),
    folders: manifest.languages.slice(1).flatMap(({ prefix }) => (prefix === "" ? [] : [prefix])),
    leftOut,
  };
}

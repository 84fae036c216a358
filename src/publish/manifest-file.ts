import { contentHash } from "./content-hash.ts";
import { divideTables, joinParts, writePart } from "./manifest-parts.ts";
import type { DividedPart, Tables } from "./manifest-parts.ts";
import type { ManifestPart, Place, ReleaseFile, ReleaseManifest } from "./manifest.ts";

/** A manifest that is not written yet. */
export type NewManifest = Omit<ReleaseManifest, "hash" | "parts">;

type Head = Omit<NewManifest, keyof Tables>;

/** The last line of a manifest's file; its own parts are the lines before. */
interface Root extends Head {
  readonly version: 2;
  readonly parts: Readonly<Record<string, Omit<ManifestPart, "file"> & { readonly file?: string }>>;
}

/** A manifest of earlier programs: one piece of JSON. */
interface WholeManifest extends NewManifest {
  readonly version: 1;
}

/** By the hash of a file, where its recompressed form lies. */
export type RecompressedPlaces = Readonly<Record<string, Place>>;

export interface WrittenManifest {
  readonly manifest: ReleaseManifest;
  /** Its file; undefined where it is that of the release before. */
  readonly bytes: Uint8Array | undefined;
}

/** So many releases at most have the same copy of a part: a file that is lost takes no more of them with it. */
const releasesPerPart = 8;

interface WriteOptions {
  readonly previous?: ReleaseManifest | undefined;
  /** Where files of the release before lie that were compressed more strongly since. */
  readonly recompressed?: RecompressedPlaces | undefined;
}

function headOf({ site, origin, languages, notFound, answers, gates, policy }: Head): Head {
  return { site, origin, languages, notFound, answers, ...(gates && { gates }), policy };
}

function recompressedFiles(
  files: Readonly<Record<string, ReleaseFile>>,
  recompressed: RecompressedPlaces,
): Record<string, ReleaseFile> | undefined {
  const improved = Object.entries(files).flatMap(([path, file]) => {
    const place = Object.hasOwn(recompressed, file.hash) ? recompressed[file.hash] : undefined;
    return place ? [[path, { ...file, place }] as const] : [];
  });
  return improved.length === 0 ? undefined : Object.fromEntries(improved);
}

/** The manifest with files in their recompressed form; parts that hold one of them are not the same any more. */
function withRecompressed(
  manifest: NewManifest,
  parts: readonly DividedPart[],
  recompressed: RecompressedPlaces,
): NewManifest {
  const improve = (files: Readonly<Record<string, ReleaseFile>>) => {
    const improved = recompressedFiles(files, recompressed);
    return improved ? { ...files, ...improved } : { ...files };
  };
  const files = improve(manifest.files);
  for (const part of parts)
    part.isSame &&= part.keys.files.every((path) => files[path] === manifest.files[path]);
  const { notFound, answers, gates } = manifest;
  return {
    ...manifest,
    files,
    notFound: improve(notFound),
    answers: improve(answers),
    ...(gates && { gates: improve(gates) }),
  };
}

function isAsBefore(
  manifest: NewManifest,
  parts: readonly DividedPart[],
  previous: ReleaseManifest,
): boolean {
  return (
    parts.every(({ isSame }) => isSame) &&
    parts.length === Object.keys(previous.parts).length &&
    JSON.stringify(headOf(manifest)) === JSON.stringify(headOf(previous))
  );
}

/** Writes a manifest: its root, and the parts that the release before hasn't. */
export function writeManifest(
  made: NewManifest,
  { previous, recompressed = {} }: WriteOptions = {},
): WrittenManifest {
  const divided = divideTables(made, previous);
  if (previous && isAsBefore(made, divided, previous))
    return { manifest: previous, bytes: undefined };
  const hasRecompressed = Object.keys(recompressed).length > 0;
  const manifest = hasRecompressed ? withRecompressed(made, divided, recompressed) : made;
  const lines: Buffer[] = [];
  const parts: Record<string, Root["parts"][string]> = {};
  let start = 0;
  for (const part of divided) {
    const { name, entries, isSame } = part;
    const known = isSame ? previous?.parts[name] : undefined;
    const age = (known?.age ?? 0) + 1;
    if (known && age < releasesPerPart) {
      parts[name] = { ...known, age };
      continue;
    }
    const line = Buffer.from(writePart(manifest, part));
    parts[name] = { start, length: line.length, hash: contentHash(line), entries };
    lines.push(line);
    start += line.length;
  }
  const root: Root = { version: 2, ...headOf(manifest), parts };
  const bytes = Buffer.concat([...lines, Buffer.from(JSON.stringify(root))]);
  const hash = contentHash(bytes);
  return { manifest: { ...manifest, hash, parts: named(parts, hash) }, bytes };
}

/** Parts of which those in the file that is named `own` say so. */
function named(parts: Root["parts"], own: string): ReleaseManifest["parts"] {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, { file: own, ...part }]),
  );
}

/**
 * Reads the file of a manifest that this installation wrote; `hash` is the one that was checked. `readPart` reads, and
 * checks, what lies in the files of others. @throws where it is none
 */
export async function readManifest(
  bytes: Buffer,
  hash: string,
  readPart: (part: ManifestPart) => Promise<Buffer>,
): Promise<ReleaseManifest> {
  // a full check of thousands of entries at every start would only cost
  const root: Root | WholeManifest = JSON.parse(
    bytes.toString("utf8", bytes.lastIndexOf("\n") + 1),
  );
  if (root.version === 1) {
    const { version: _version, ...whole } = root;
    return { ...whole, hash, parts: {} };
  }
  if (root.version !== 2) throw new Error("This is not a manifest");
  const parts = named(root.parts, hash);
  const lines = Object.values(parts).map(async (part) => {
    const { file, start, length } = part;
    const line = file === hash ? bytes.subarray(start, start + length) : await readPart(part);
    return line.toString();
  });
  return { ...headOf(root), ...joinParts(await Promise.all(lines)), hash, parts };
}

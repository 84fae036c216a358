import { contentHash } from "./content-hash.ts";
import type { Release } from "./make-release.ts";
import type { Place, ReleaseFile } from "./manifest.ts";

/** A release in which files that were compressed more strongly since are taken from there. */
export function withStrongerPlaces(
  release: Release,
  stronger: Readonly<Record<string, Place>>,
): Release {
  if (Object.keys(stronger).length === 0) return release;
  const improved = (file: ReleaseFile): ReleaseFile => {
    const place = Object.hasOwn(stronger, file.hash) ? stronger[file.hash] : undefined;
    return place ? { ...file, place } : file;
  };
  const all = (files: Readonly<Record<string, ReleaseFile>>) =>
    Object.fromEntries(Object.entries(files).map(([path, file]) => [path, improved(file)]));
  const { files, notFound, answers } = release.manifest;
  const manifest = {
    ...release.manifest,
    files: all(files),
    notFound: all(notFound),
    answers: all(answers),
  };
  const json = JSON.stringify(manifest);
  return { ...release, manifest, json, hash: contentHash(json) };
}

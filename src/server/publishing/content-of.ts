import type { ReleaseFile, ReleaseManifest } from "#/publish/manifest.ts";

/** Hashes of what a release is kept in: the packs of its files, its manifest, and those that hold parts of it. */
export function contentOf({ hash, parts, ...manifest }: ReleaseManifest): Set<string> {
  const retired = Object.values(manifest.retired).map(({ file }) => file);
  const records = Object.values(manifest.records).map(({ file }) => file);
  const { files, notFound, answers, gates = {} } = manifest;
  const all: ReleaseFile[] = [files, notFound, answers, gates]
    .flatMap((one) => Object.values(one))
    .concat(retired, records);
  const packs = all.flatMap(({ place }) => (place === "stored" ? [] : [place.pack]));
  const manifests = Object.values(parts).map(({ file }) => file);
  return new Set([hash, ...manifests, ...packs]);
}

import type { ReleaseFile, ReleaseManifest } from "#/publish/manifest.ts";

/** The packs that the files of a release lie in. */
export function packsOf(manifest: ReleaseManifest): Set<string> {
  const retired = Object.values(manifest.retired).map(({ file }) => file);
  const records = Object.values(manifest.records).map(({ file }) => file);
  const { files, notFound, answers } = manifest;
  const all: ReleaseFile[] = [files, notFound, answers]
    .flatMap((one) => Object.values(one))
    .concat(retired, records);
  return new Set(all.flatMap(({ place }) => (place === "stored" ? [] : [place.pack])));
}

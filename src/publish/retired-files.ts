import type { ReleaseFile, ReleaseManifest } from "./manifest.ts";

/** How long assets of earlier releases stay, in milliseconds. */
const retiredFor = 30 * 24 * 3_600_000;

/** Assets of the release before that this one hasn't: pages that are still open may ask for them. */
export function retiredFiles(
  previous: ReleaseManifest | undefined,
  files: Readonly<Record<string, ReleaseFile>>,
  now: number,
): ReleaseManifest["retired"] {
  const retired: ReleaseManifest["retired"] = {};
  if (!previous) return retired;
  for (const [path, one] of Object.entries(previous.retired)) {
    if (one.until > now && !files[path]) retired[path] = one;
  }
  for (const [path, file] of Object.entries(previous.files)) {
    if (file.isFixed && !files[path]) retired[path] = { file, until: now + retiredFor };
  }
  return retired;
}

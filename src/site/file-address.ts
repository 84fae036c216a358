import type { SiteFile } from "./file.ts";

/** Where a site serves a file: another content or another name has another path. */
export function filePath({ hash, name }: Pick<SiteFile, "hash" | "name">): string {
  return `/assets/${hash.slice(0, 22)}/${name}`;
}

/** The same as an address. */
export function fileAddress({ hash, name }: Pick<SiteFile, "hash" | "name">): string {
  return filePath({ hash, name: encodeURIComponent(name) });
}

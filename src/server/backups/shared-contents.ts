import { join } from "node:path";
import { contentFolder } from "./backup-format.ts";
import type { StoredFile } from "./backup-target.ts";
import { sharedContent } from "./folder-target.ts";
import { contentsOfFolder } from "./stored-contents.ts";

/** Stored files that several backups have in common. */
export interface SharedContents {
  find(hash: string): Promise<StoredFile | undefined>;
  /** Where one is, or should be, as operators are told it. */
  placeOf(hash: string): string;
}

/** Those beside the archives of a folder. */
export function contentsBesideOf(folder: string): SharedContents {
  const { find } = contentsOfFolder(join(folder, contentFolder));
  return { find, placeOf: (hash) => sharedContent(folder, hash) };
}

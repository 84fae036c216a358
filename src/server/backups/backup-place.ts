import { stat } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../start-error.ts";
import type { StoragePlace } from "../storage/open-storage.ts";
import {
  type NamedBackup,
  type Newest,
  type ThinOptions,
  backupsIn,
  newestIn,
  newestOf,
  removeUnfinished,
  thinBackups,
} from "./backup-folder.ts";
import type { BackupTarget } from "./backup-target.ts";
import { openInFolder } from "./folder-target.ts";
import { type SharedContents, contentsBesideOf } from "./shared-contents.ts";
import { isStoreAddress, refuseSamePlace, splitAddress } from "./store-address.ts";

/** Where several backups are that share stored files: a folder, or a store. */
export interface BackupPlace {
  readonly shown: string;
  readonly shared: SharedContents;
  newest(now: number): Promise<Newest>;
  /** So many of those that nobody gave another name, the newest first, with the bytes of their archives; rejects where the signal ends the search. */
  all(
    most: number,
    signal?: AbortSignal,
  ): Promise<(NamedBackup & { readonly bytes: number | null })[]>;
  /** A new backup. @throws StartError */
  open(name: string, now: () => number): Promise<BackupTarget>;
  thin(options: ThinOptions): Promise<void>;
  /** Removes what backups that were cut off have left; for whoever holds the installation's backups. */
  removeUnfinished(): Promise<void>;
  close(): Promise<void>;
}

function placeInFolder(folder: string): BackupPlace {
  return {
    shown: folder,
    shared: contentsBesideOf(folder),
    newest: (now) => newestIn(folder, now),
    all: async (most) =>
      Promise.all(
        (await backupsIn(folder)).slice(0, most).map(async (one) => ({
          ...one,
          bytes: await stat(join(folder, one.name)).then(
            ({ size }) => size,
            () => null,
          ),
        })),
      ),
    open: (name, now) => openInFolder(folder, name, now),
    thin: (options) => thinBackups(folder, options),
    removeUnfinished: () => removeUnfinished(folder),
    close: async () => undefined,
  };
}

/** Opens a place by its path, or by its address. @throws StartError where that is none, or where files are kept */
export async function openBackupPlace(
  name: string,
  { dataDir, storageUrl }: StoragePlace,
): Promise<BackupPlace> {
  if (!isStoreAddress(name)) return placeInFolder(name);
  const { place, archive } = splitAddress(name);
  if (archive !== undefined)
    throw new StartError(
      "Name a bucket, or a folder in it: backups in a store are named after their moment.",
    );
  refuseSamePlace(place, storageUrl);
  const { openStoreBackups } = await import("./store-backups.ts");
  const backups = openStoreBackups(place, join(dataDir, "backup-scratch"));
  return {
    ...backups,
    newest: async (now) => newestOf(await backups.all(), now),
    all: async (most, signal) =>
      Promise.all(
        (await backups.all(signal)).slice(0, most).map(async (one) => ({
          ...one,
          bytes: (await backups.sizeOf(one.name)) ?? null,
        })),
      ),
    // what is unfinished is in the scratch folder, which the next one empties
    removeUnfinished: async () => undefined,
  };
}

import { join } from "node:path";
import { type FileStorageOptions, createFileStorage } from "./file-storage.ts";
import type { Storage } from "./storage.ts";

/** Where an installation keeps its files, as the environment says. */
export interface StoragePlace {
  readonly dataDir: string;
  /** The address of an S3 store; undefined: a folder of `dataDir`. */
  readonly storageUrl: string | undefined;
}

/** The folder that files are kept in, where no store is set. */
export function storageFolder({ dataDir }: Pick<StoragePlace, "dataDir">): string {
  return join(dataDir, "storage");
}

/** Opens the storage that the environment names. A store isn't asked anything yet. */
export async function openStorage(
  { dataDir, storageUrl }: StoragePlace,
  options: FileStorageOptions = {},
): Promise<Storage> {
  if (storageUrl === undefined) return createFileStorage(storageFolder({ dataDir }), options);
  // its client takes memory that a server with a folder has no use for
  const { openS3Storage } = await import("./s3/open-s3-storage.ts");
  return openS3Storage(storageUrl, options);
}

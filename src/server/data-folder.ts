import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { lockFile } from "./lock-file.ts";
import { FolderTaken, StartError } from "./start-error.ts";

/** The installation's folder, held by this process until `release`. */
export interface DataFolder {
  path: string;
  release(): void;
}

/**
 * Makes the folder where it is missing and holds it, so that a second server on the same
 * folder stops at its start. The hold is a lock of the operating system: it ends with the
 * process, however that ends.
 */
export async function holdDataFolder(path: string): Promise<DataFolder> {
  try {
    // passwords' hashes are in it: one that is made here is its owner's alone
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The folder ${path} can’t be written to: make it writable for this user, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  const release = lockFile(
    join(path, "server.lock"),
    (cause) =>
      new FolderTaken(
        `Another server is already using ${path}: stop it, or set DATA_DIR to another folder.`,
        { cause },
      ),
  );
  return { path, release };
}

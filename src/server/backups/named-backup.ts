import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "../start-error.ts";
import { namedPath } from "./named-path.ts";
import type { SharedContents } from "./shared-contents.ts";
import { isStoreAddress, splitAddress } from "./store-address.ts";

/** A backup that can be read. */
export interface NamedBackup {
  /** Its archive on this machine. */
  readonly path: string;
  /** As operators are told it. */
  readonly shown: string;
  /** What lies beside it, where that isn’t the archive’s folder. */
  readonly beside?: SharedContents;
}

/**
 * Works with the backup that somebody named: a file, an archive of a store, or a store, of which it is the newest. One of
 * a store is brought here for the time. @throws StartError
 *
 * @param scratch an existing folder for that; the system's for what is thrown away where it is left out
 */
export async function withNamedBackup<Result>(
  name: string,
  work: (backup: NamedBackup) => Promise<Result>,
  scratch = tmpdir(),
): Promise<Result> {
  if (!isStoreAddress(name)) {
    const path = namedPath(name, process.env);
    return work({ path, shown: path });
  }
  const { place, archive } = splitAddress(name);
  const { openStoreBackups } = await import("./store-backups.ts");
  const folder = await mkdtemp(join(scratch, "backup-scratch-"));
  const backups = openStoreBackups(place, folder);
  try {
    const wanted = archive ?? (await backups.all())[0]?.name;
    if (wanted === undefined) throw new StartError(`There are no backups in ${backups.shown}.`);
    const shown = `${backups.shown}/${wanted}`;
    return await work({ path: await backups.fetch(wanted), shown, beside: backups.shared });
  } finally {
    await backups.close();
    await rm(folder, { recursive: true, force: true });
  }
}

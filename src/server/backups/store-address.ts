import { StartError } from "../start-error.ts";
import { readStoreAddress } from "../storage/s3/store-address.ts";

/** Whether a name is an address of a store, be it right or wrong. */
export function isStoreAddress(name: string): boolean {
  return /^s3:\/\//i.test(name);
}

/** The place that an address of backups names, and the archive in it where it ends with one. @throws StartError */
export function splitAddress(address: string): { place: string; archive: string | undefined } {
  const url = URL.parse(address);
  if (!url || !readStoreAddress(address))
    throw new StartError(
      "This is no address of a store: name it like s3://KEY:SECRET@s3.example.org/bucket/folder?region=us-east-1, in which / and + of keys are written as %2F and %2B.",
    );
  const parts = url.pathname.split("/");
  const last = parts.at(-1) ?? "";
  if (!last.endsWith(".tar")) return { place: address, archive: undefined };
  url.pathname = parts.slice(0, -1).join("/");
  if (!readStoreAddress(url.href)) throw new StartError("Name a bucket before the backup.");
  return { place: url.href, archive: last };
}

/** Refuses backups where the files themselves are kept: what no backup needs is removed there. @throws StartError */
export function refuseSamePlace(place: string, storageUrl: string | undefined): void {
  const [backups, files] = [place, storageUrl ?? ""].map(readStoreAddress);
  if (backups && files && backups.endpoint === files.endpoint && backups.prefix === files.prefix)
    throw new StartError(
      "Backups can’t be kept where STORAGE_URL keeps files: name another bucket, or a folder in it. Best is another store.",
    );
}

import { inputHash } from "#/publish/content-hash.ts";
import type { LeavingFile } from "../archives/leaving-file.ts";
import { StartError } from "../start-error.ts";
import type { StoreClient } from "../storage/s3/store-client.ts";
import { type Written, parseRecord, recordName } from "./folder-record.ts";
import type { WrittenFolder } from "./write-folder.ts";

type Store = Pick<StoreClient, "get" | "list" | "put" | "remove" | "shown">;

/** What was written there before. @throws StartError where somebody else's files are there, or the record is damaged */
async function readRecord(store: Store, sizes: ReadonlyMap<string, number>): Promise<Written> {
  const record = await store.get(recordName);
  if (record) return parseRecord(`${store.shown}/${recordName}`, record.bytes.toString("utf8"));
  if (sizes.size > 0)
    throw new StartError(
      `${store.shown} has other files in it. Name an empty bucket, or a new folder in it.`,
    );
  return {};
}

/** Whether a file is there and may be what was written: none is empty that wasn't when it was. */
function isThere(size: number | undefined, { isExact, bytes }: LeavingFile): boolean {
  if (size === undefined) return false;
  return isExact ? size === bytes : size > 0;
}

async function send(store: Store, { path, type, open }: LeavingFile): Promise<void> {
  await store.put(path, Buffer.concat(await Array.fromAsync(open())), type);
}

/**
 * Makes what is below an address of a store what these files are, as `writeFolder` does with a folder; each is put with
 * its type, as visitors may get it from there. Nothing keeps another run away: whoever runs two at once has the files of
 * both, until the next. @throws StartError, StoreFault
 */
export async function writeStore(
  store: Store,
  files: readonly LeavingFile[],
): Promise<WrittenFolder> {
  const sizes = new Map<string, number>();
  for await (const { name, size } of store.list("")) sizes.set(name, size);
  const before = await readRecord(store, sizes);
  const now: Written = Object.fromEntries(
    files.map(({ path, version }) => [path, inputHash(version)]),
  );
  const writeRecord = (written: Written) =>
    store.put(recordName, Buffer.from(JSON.stringify({ files: written })), "application/json");
  const isKept = (file: LeavingFile) =>
    before[file.path] !== undefined &&
    before[file.path] === now[file.path] &&
    isThere(sizes.get(file.path), file);
  const wanted = files.filter((file) => !isKept(file));
  // what is ours is known before it is there, and taken for unknown where this is broken off
  const unknown = Object.fromEntries(wanted.map(({ path }) => [path, ""]));
  await writeRecord({ ...before, ...now, ...unknown });
  for (const file of wanted) await send(store, file);
  const gone = Object.keys(before).filter((path) => !Object.hasOwn(now, path));
  for (const path of gone) await store.remove(path);
  await writeRecord(now);
  return { written: wanted.length, kept: files.length - wanted.length, removed: gone.length };
}

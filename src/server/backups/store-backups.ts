import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../start-error.ts";
import { openStore } from "../storage/s3/open-s3-storage.ts";
import { contentName } from "../storage/s3/s3-storage.ts";
import type { StoreClient } from "../storage/s3/store-client.ts";
import { type NamedBackup, type ThinOptions, backupsNamed, beyondKept } from "./backup-folder.ts";
import { unfinished } from "./backup-format.ts";
import type { BackupTarget, CheckBackup } from "./backup-target.ts";
import { contentsBeside } from "./contents-beside.ts";
import { createContentsInStore } from "./contents-in-store.ts";
import { bytesInStore } from "./contents-of-store.ts";
import { checkUnnamed, taken, writeFileDurably } from "./durable-files.ts";
import type { SharedContents } from "./shared-contents.ts";
import { createTarWriter } from "./tar-writer.ts";

/**
 * Backups in a store, laid out as in a folder: archives that share the stored files below `content/`. Beside each archive
 * a list says which of them it needs, as reading an archive again to know that would take all of it.
 */
export interface StoreBackups {
  /** Without keys. */
  readonly shown: string;
  /** Those that nobody gave another name, the newest first; rejects where the signal ends the list. */
  all(signal?: AbortSignal): Promise<NamedBackup[]>;
  /** Bytes of an archive; undefined where there is none. */
  sizeOf(name: string): Promise<number | undefined>;
  /** A new one, written to the scratch folder until it is whole. @throws StartError */
  open(name: string, now: () => number): Promise<BackupTarget>;
  /** Brings an archive into the scratch folder and answers its path. @throws StartError where there is none */
  fetch(name: string): Promise<string>;
  readonly shared: SharedContents;
  /** As `thinBackups` does with a folder. @throws StartError where a list is missing: then no stored file is removed */
  thin(options: ThinOptions): Promise<void>;
  /** Removes what this one wrote to the scratch folder, where a backup may be being made beside one who only looks. */
  close(): Promise<void>;
}

/** What those are called that nobody gave another name. */
const namesBegin = "vitrine-";

function listName(name: string): string {
  return `${name}.contents`;
}

/** Names of archives that begin so. */
async function archivesIn(store: StoreClient, start = "", signal?: AbortSignal): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list(start, signal))
    if (/^[^/]+\.tar$/.test(name)) names.push(name);
  return names;
}

/** What an archive needs, as its list says. @throws StartError where there is none */
async function neededBy(store: StoreClient, name: string): Promise<string[]> {
  const list = await store.get(listName(name));
  if (list)
    return [...list.bytes.toString("latin1").matchAll(/^([0-9a-f]{64}) \d+$/gm)].map(
      ([, hash = ""]) => hash,
    );
  throw new StartError(
    `${store.shown}/${name} has no list ${listName(name)} beside it: remove it, or bring the list back. Until then no stored files are removed there.`,
  );
}

/** Opens the backups at an address. `scratch` is a folder that nobody else writes to meanwhile. @throws StartError */
export function openStoreBackups(url: string, scratch: string): StoreBackups {
  const store = openStore(url);
  const { shown } = store;
  const contents = createContentsInStore(store);
  let hasWritten = false;

  /** The list first: an archive without one would keep everything. */
  async function send(name: string, part: string): Promise<void> {
    const needed = await contentsBeside(part);
    const lines = [...needed].map(([hash, bytes]) => `${hash} ${bytes}\n`);
    await store.put(listName(name), Buffer.from(lines.join("")));
    await store.putFile(name, part);
  }

  async function dropUnneeded(made: string): Promise<void> {
    const needed = new Set<string>();
    // a list may be behind
    for (const name of new Set([...(await archivesIn(store)), made]))
      for (const hash of await neededBy(store, name)) needed.add(hash);
    for (const hash of (await contents.sizes()).keys())
      if (!needed.has(hash)) await store.remove(contentName(hash));
  }

  return {
    shown,
    shared: { find: contents.find, placeOf: (hash) => `${shown}/${contentName(hash)}` },
    all: async (signal) => backupsNamed(await archivesIn(store, namesBegin, signal)),
    sizeOf: async (name) => (await store.find(name))?.size,
    async open(name, now) {
      const path = `${shown}/${name}`;
      if (await store.find(name)) throw taken(path);
      await contents.sizes();
      hasWritten = true;
      await rm(scratch, { recursive: true, force: true });
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      const part = join(scratch, `${name}${unfinished}`);
      const file = await open(part, "wx+", 0o600);
      const archive = createTarWriter(file, 0, now);
      return {
        path,
        scratch: part,
        where: "beside",
        archive,
        resumed: new Map(),
        keep: contents.keep,
        recall: contents.recall,
        async finish(check: CheckBackup) {
          await archive.end();
          await checkUnnamed(part, check);
          if (await store.find(name)) throw taken(path);
          await send(name, part);
        },
        close: () => file.close(),
      };
    },
    async fetch(name) {
      const found = await store.find(name);
      if (!found) throw new StartError(`There is no ${shown}/${name}: name a backup.`);
      hasWritten = true;
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      const path = join(scratch, name);
      await writeFileDurably(path, bytesInStore(store, name, found.size));
      return path;
    },
    async thin({ keep, made, isComplete }) {
      for (const name of beyondKept(backupsNamed(await archivesIn(store, namesBegin)), {
        keep,
        made,
      })) {
        await store.remove(name);
        await store.remove(listName(name));
      }
      if (isComplete) await dropUnneeded(made);
    },
    async close() {
      store.close();
      if (hasWritten) await rm(scratch, { recursive: true, force: true });
    },
  };
}

import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { isMissing } from "./file-errors.ts";
import { syncFolder } from "./sync-folder.ts";
import { writeSynced } from "./write-synced.ts";

const kept = z.object({ contact: z.string() });

/** Where hosting keeps whom people write to, beside the pointers: a projection of the operators' setting. */
export interface ContactFile {
  /** Undefined where nobody is named, or what is there can't be read: the database will say. */
  read(): Promise<string | undefined>;
  /** Durable when it resolves. */
  write(contact: string | undefined): Promise<void>;
}

/** Of a process that is told whom people write to. */
export const noContactFile: ContactFile = {
  read: async () => undefined,
  write: async () => undefined,
};

export function contactFileAt(path: string): ContactFile {
  return {
    async read() {
      try {
        return kept.parse(JSON.parse(await readFile(path, "utf8"))).contact;
      } catch {
        return undefined;
      }
    },
    async write(contact) {
      const folder = dirname(path);
      await mkdir(folder, { recursive: true });
      if (contact === undefined) {
        await rm(path).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      } else {
        const fresh = `${path}.new`;
        await writeSynced(fresh, JSON.stringify({ contact }));
        await rename(fresh, path);
      }
      await syncFolder(folder);
    },
  };
}

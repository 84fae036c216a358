import { existsSync, readFileSync, readdirSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { syncFolder } from "./sync-folder.ts";
import { writeSynced } from "./write-synced.ts";

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** A password before a page, or with "" as its page before the whole site. */
const pageLockSchema = z.object({
  page: z.string(),
  /** Argon2id of the password. */
  hash: z.string(),
  /** Signs the cookies of visitors who entered it; another password has another key. */
  key: z.string(),
  /** For so many days it isn't asked again. */
  days: z.number().int().positive(),
});
export type PageLock = z.infer<typeof pageLockSchema>;

/** What stands in the place of a site that is closed for now. */
const closingSchema = z.object({
  /** Its owner's words for visitors; "" where there are none. */
  words: z.string(),
  /** When it is planned to be published, in milliseconds since 1970, and the time zone of that plan. */
  until: z.object({ at: z.number(), timeZone: z.string() }).optional(),
});
export type Closing = z.infer<typeof closingSchema>;

/** Says which release of a site visitors see. A projection of the site's row in the database. */
export const livePointerSchema = z.object({
  site: z.number().int().positive(),
  /** Host names that answer with the site, in lower case. */
  hosts: z.array(z.string()),
  /** Its other host names, which lead to the first of `hosts`. */
  otherHosts: z.array(z.string()).optional(),
  /** Host names that the site had before: they lead to the first of `hosts`. */
  formerHosts: z.array(z.string()).optional(),
  /** Domains that lead here since a short time: browsers aren't asked yet to want HTTPS of them for a year. */
  youngDomains: z.array(z.string()).optional(),
  /** Scheme and host of another server where the site stands as it was exported: forms come from there too. */
  exportedTo: z.string().optional(),
  /** Id of the row of the release. */
  release: z.number().int().positive(),
  manifest: hash,
  /** Indexes of packs with recompressed files, by which the hash of a file leads to its place. */
  recompressed: z.array(hash),
  /** Passwords, which hold for every release of the site. */
  locks: z.array(pageLockSchema).optional(),
  /** Pages that visitors don't see, whatever the release has; "" is the whole site. */
  unpublished: z.array(z.string()).optional(),
  /** Of a site that is unpublished as a whole: its owner says more than that. */
  closed: closingSchema.optional(),
  /** An operator keeps the site off: visitors see a notice. */
  isTakenDown: z.boolean().optional(),
});
export type LivePointer = z.infer<typeof livePointerSchema>;

/** Whether browsers may be asked to want HTTPS of a site for a year, where it has that: not while its domain is young. */
export function isStrict({ hosts, youngDomains = [] }: LivePointer): boolean {
  return !hosts.some((host) => youngDomains.includes(host));
}

/** A pointer as a file has it. Those of November 2026 call what was compressed again "stronger". */
const storedPointerSchema = z.union([
  livePointerSchema,
  livePointerSchema
    .omit({ recompressed: true })
    .extend({ stronger: z.array(hash) })
    .transform(({ stronger, ...pointer }): LivePointer => ({ ...pointer, recompressed: stronger })),
]);

/** The pointers of all sites, one small file each, so that sites are served without a database. */
export interface PointerFolder {
  /** All pointers. Files that are none are named in `broken`. */
  readAll(): Promise<{ pointers: LivePointer[]; broken: string[] }>;
  /** Durable when it resolves: a power cut leaves the old pointer or the new one. */
  write(pointer: LivePointer): Promise<void>;
  remove(site: number): Promise<void>;
}

const fileName = /^[1-9]\d*\.json$/;

/** How many sites have a pointer in the folder. */
export function countPointers(folder: string): number {
  return existsSync(folder) ? readdirSync(folder).filter((name) => fileName.test(name)).length : 0;
}

/** The pointer of the site that has this id, shows at this host name or, where none does, is led to from it. */
export async function findPointer(
  folder: string,
  wanted: string,
): Promise<LivePointer | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => fileName.test(name));
  const byId = names.find((name) => name === `${wanted}.json`);
  if (byId) return readPointer(join(folder, byId));
  const pointers = names
    .map((name) => readPointer(join(folder, name)))
    .filter((pointer) => pointer !== undefined);
  const roles = ["hosts", "otherHosts", "formerHosts"] as const;
  for (const role of roles) {
    const found = pointers.find((pointer) => pointer[role]?.includes(wanted));
    if (found) return found;
  }
  return undefined;
}

/** Undefined where the file is no pointer. */
function readPointer(path: string): LivePointer | undefined {
  // Read while the server starts and serves nobody: ten thousand small files cost a tenth of what they cost in threads.
  try {
    return storedPointerSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined;
  }
}

/** Opens the folder, making it where it is missing. Half-written files of a crash are removed. */
export async function openPointerFolder(folder: string): Promise<PointerFolder> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    // where nothing can be changed there is still all to be read
    if (name.endsWith(".new")) await rm(join(folder, name), { force: true }).catch(() => undefined);
  }
  let writes = 0;
  return {
    async readAll() {
      const names = (await readdir(folder)).filter((name) => fileName.test(name));
      const pointers: LivePointer[] = [];
      const broken: string[] = [];
      for (const name of names) {
        const pointer = readPointer(join(folder, name));
        if (pointer) pointers.push(pointer);
        else broken.push(name);
      }
      return { pointers, broken };
    },
    async write(pointer) {
      const path = join(folder, `${pointer.site}.json`);
      const fresh = `${path}.${(writes += 1)}.new`;
      try {
        await writeSynced(fresh, JSON.stringify(pointer));
        await rename(fresh, path);
        await syncFolder(folder);
      } catch (error) {
        await rm(fresh, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async remove(site) {
      await rm(join(folder, `${site}.json`), { force: true });
      await syncFolder(folder);
    },
  };
}

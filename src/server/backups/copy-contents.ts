import type { Clock } from "../clock.ts";
import { type ContentCount, countContents, listName } from "./backup-format.ts";
import type { BackupTarget } from "./backup-target.ts";
import { type StoredContents, Unreadable } from "./stored-contents.ts";

/** What is told of a backup that goes on. */
export interface CopyProgress {
  readonly files: number;
  readonly of: number;
  /** Copied by this run. */
  readonly bytes: number;
}

/** Stored files that are in a backup by now. */
export interface CopiedContents {
  /** Copies what is stored and isn't in the backup yet. */
  copyNew(): Promise<void>;
  /** Waits a little for what was noted before it is stored, and copies it. */
  copyNoted(noted: readonly string[]): Promise<void>;
  /** Takes what is needed and isn't stored any more from earlier backups; what they don't have counts as damaged. */
  recall(needed: readonly string[]): Promise<void>;
  /** Writes the rest of their list, where they are not in the archive. */
  finish(): Promise<ReturnType<ContentCount["total"]> & { damaged: string[] }>;
}

interface CopyOptions {
  /** What is copied. */
  readonly stored: Pick<StoredContents, "hashes" | "find">;
  readonly target: BackupTarget;
  /** Adds a file to the archive that isn't a stored one. */
  readonly add: (name: string, body: Buffer) => Promise<void>;
  readonly onProgress: (progress: CopyProgress) => void;
  readonly clock: Pick<Clock, "sleep">;
}

const hashPattern = /^[0-9a-f]{64}$/;
const linesAtOnce = 20_000;
/** A file that was noted is stored within moments: so often it is looked for, a second apart. */
const looks = 60;
const lookMs = 1_000;

/** Looks again while something is missing, for a minute at most. */
async function lookUntilNone(
  clock: Pick<Clock, "sleep">,
  isMissing: () => Promise<boolean>,
): Promise<void> {
  for (let look = 1; (await isMissing()) && look < looks; look += 1) await clock.sleep(lookMs);
}

/** Copies stored files into a backup. */
export function createCopiedContents({
  stored,
  target,
  add,
  onProgress,
  clock,
}: CopyOptions): CopiedContents {
  const copied = new Set(target.resumed.keys());
  const damaged = new Set<string>();
  const sum = countContents();
  for (const [hash, bytes] of target.resumed) sum.add(hash, bytes);
  let lists = 0;
  let lines: string[] = [];
  let copiedBytes = 0;

  async function writeList(): Promise<void> {
    if (lines.length === 0) return;
    await add(listName((lists += 1)), Buffer.from(`${lines.join("\n")}\n`));
    lines = [];
  }

  async function note(hash: string, bytes: number): Promise<void> {
    copied.add(hash);
    damaged.delete(hash);
    sum.add(hash, bytes);
    if (target.where === "inside") return;
    lines.push(`${hash} ${bytes}`);
    if (lines.length >= linesAtOnce) await writeList();
  }

  /** A stored file that its disk has lost may be whole in an earlier backup. */
  async function recallOne(hash: string, isGone = true): Promise<void> {
    const bytes = await target.recall(hash);
    if (bytes !== undefined) await note(hash, bytes);
    else if (isGone) damaged.add(hash);
  }

  async function copyOne(hash: string): Promise<void> {
    try {
      const file = await stored.find(hash);
      if (!file) return;
      if (!(await target.keep(file))) return await recallOne(hash);
      copiedBytes += file.bytes;
      await note(hash, file.bytes);
    } catch (error) {
      if (!(error instanceof Unreadable) && !(error instanceof RangeError)) throw error;
      await recallOne(hash);
    }
  }

  const isOpen = (hash: string): boolean =>
    hashPattern.test(hash) && !copied.has(hash) && !damaged.has(hash);

  return {
    copyNoted: (noted) =>
      lookUntilNone(clock, async () => {
        for (const hash of noted.filter(isOpen)) {
          await copyOne(hash);
          if (isOpen(hash)) await recallOne(hash, false);
        }
        return noted.some(isOpen);
      }),
    async copyNew() {
      const wanted = (await stored.hashes()).filter((hash) => !copied.has(hash));
      const before = copied.size;
      for (const hash of wanted) {
        await copyOne(hash);
        onProgress({ files: copied.size, of: before + wanted.length, bytes: copiedBytes });
      }
    },
    async recall(needed) {
      for (const hash of needed) if (isOpen(hash)) await recallOne(hash);
    },
    async finish() {
      await writeList();
      return { ...sum.total(), damaged: [...damaged].toSorted() };
    },
  };
}

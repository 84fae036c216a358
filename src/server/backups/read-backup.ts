import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { StartError } from "../start-error.ts";
import {
  type BackupSummary,
  type ContentCount,
  checksumName,
  contentName,
  countContents,
  hashOfName,
  isFileName,
  isListName,
  readSummary,
  summaryName,
  unfinished,
} from "./backup-format.ts";
import { writeFileDurably } from "./durable-files.ts";
import { isMissing } from "../storage/file-errors.ts";
import { type Storage, contentHash } from "../storage/storage.ts";
import { type SharedContents, contentsBesideOf } from "./shared-contents.ts";
import { type TarFile, TarProblem, readTar } from "./tar-reader.ts";

interface ReadOptions {
  /** An empty folder that gets what is in the backup, as it would be in a data folder; without it all is only read. */
  readonly into?: string;
  /** Takes what is stored, in the place of that folder. */
  readonly storage?: Pick<Storage, "put">;
  /** What lies beside the archive; the folder that it is in, where this is left out. */
  readonly beside?: SharedContents;
  /** Whether stored files beside the archive are taken for what their names say, if they are as long as they were. */
  readonly trustsContents?: boolean;
  /** Whether it is one that was written just now and has no name yet. */
  readonly isFresh?: boolean;
  readonly onProgress?: (bytes: number) => void;
}

const mostSummaryBytes = 67_108_864;
const linePattern = /^([0-9a-f]{64}) (\d+)$/;

/** What reading has found so far. */
interface Found {
  readonly files: BackupSummary["files"];
  readonly contents: ContentCount;
  /** Stored files that lie beside the archive. */
  readonly beside: ContentCount;
  summary?: { readonly bytes: Buffer; readonly hash: string };
  isChecked?: boolean;
}

/** Why a backup can't be used, in a sentence that goes on after its name. */
class BackupProblem extends Error {
  override name = "BackupProblem";
}

function damagedPart(name: string): BackupProblem {
  return new BackupProblem(`is damaged (${name} isn’t what it was): use another backup`);
}

async function readBytes(file: TarFile): Promise<Buffer> {
  if (file.bytes > mostSummaryBytes) throw damagedPart(file.name);
  const pieces: Buffer[] = [];
  for await (const piece of file.body()) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Takes the bodies of files to where they belong. */
function createBodies({ into, storage, onProgress = () => undefined }: ReadOptions) {
  let done = 0;

  /** Reads all of a body, writes it where it belongs, and answers its hash. */
  async function takeBody(name: string, body: AsyncIterable<Buffer>): Promise<string> {
    const hash = createHash("sha256");
    async function* summed(): AsyncGenerator<Buffer, void> {
      for await (const piece of body) {
        hash.update(piece);
        done += piece.length;
        onProgress(done);
        yield piece;
      }
    }
    if (into === undefined) for await (const _ of summed());
    else {
      const target = join(into, name);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await writeFileDurably(target, summed());
    }
    return hash.digest("hex");
  }

  /** Puts a stored file into the storage that is given, and answers the hash of its bytes. */
  async function takeContent(name: string, body: AsyncIterable<Buffer>): Promise<string> {
    if (!storage) return takeBody(name, body);
    const pieces: Buffer[] = [];
    for await (const piece of body) {
      pieces.push(piece);
      done += piece.length;
      onProgress(done);
    }
    const bytes = Buffer.concat(pieces);
    const hash = contentHash(bytes);
    // what isn't what its name says has no place under another one
    if (contentName(hash) === name) await storage.put(hash, bytes);
    return hash;
  }

  return { takeBody, takeContent };
}

function createReading(path: string, options: ReadOptions) {
  const { trustsContents = false, beside = contentsBesideOf(dirname(path)) } = options;
  const found: Found = { files: [], contents: countContents(), beside: countContents() };
  const names = new Set<string>();
  const { takeBody, takeContent } = createBodies(options);

  async function takeShared(hash: string, bytes: number): Promise<void> {
    found.beside.add(hash, bytes);
    const file = await beside.find(hash);
    if (!file)
      throw new BackupProblem(
        `needs ${beside.placeOf(hash)}, which is missing: the folder “content” belongs beside it`,
      );
    const isAsLong = file.bytes === bytes;
    if (trustsContents && isAsLong) return;
    if (isAsLong && (await takeContent(contentName(hash), file.body())) === hash) return;
    throw new BackupProblem(`needs ${beside.placeOf(hash)}, which is damaged: use another backup`);
  }

  async function takeList(file: TarFile): Promise<void> {
    const bytes = await readBytes(file);
    const hash = createHash("sha256").update(bytes).digest("hex");
    found.files.push({ name: file.name, bytes: file.bytes, hash });
    for (const line of bytes.toString("latin1").split("\n").slice(0, -1)) {
      const [, content, size] = linePattern.exec(line) ?? [];
      if (content === undefined) throw damagedPart(file.name);
      await takeShared(content, Number(size));
    }
  }

  return {
    found,
    async take(file: TarFile): Promise<void> {
      const { name, bytes } = file;
      if (names.has(name) || found.isChecked) throw damagedPart(name);
      names.add(name);
      const content = hashOfName(name);
      if (content !== undefined) {
        if ((await takeContent(name, file.body())) !== content) throw damagedPart(name);
        found.contents.add(content, bytes);
      } else if (name === summaryName) {
        const text = await readBytes(file);
        found.summary = { bytes: text, hash: createHash("sha256").update(text).digest("hex") };
      } else if (name === checksumName) {
        const text = (await readBytes(file)).toString("latin1");
        found.isChecked = text === `${found.summary?.hash}  ${summaryName}\n`;
        if (!found.isChecked) throw damagedPart(summaryName);
      } else if (isListName(name)) await takeList(file);
      else if (isFileName(name))
        found.files.push({ name, bytes, hash: await takeBody(name, file.body()) });
      else throw new BackupProblem(foreign);
    },
  };
}

const foreign =
  "isn’t a Vitrine backup: choose a file that npm run backup made. A copy of the database alone is put back by npm run restore-database";
const neverFinished =
  "was never finished: run the same npm run backup again, or use another backup";
const cutOff = "isn’t whole, it ends too early: use another backup";

/** What a backup says of itself, where all of it has been found. @throws BackupProblem */
function expectWhole({ files, contents, beside, summary, isChecked }: Found): BackupSummary {
  if (!summary || !isChecked) throw new BackupProblem(cutOff);
  const read = readSummary(summary.bytes.toString("utf8"));
  if (typeof read === "number")
    throw new BackupProblem("was made by a newer version: update Vitrine, then restore it");
  if (!read) throw damagedPart(summaryName);
  const { where, ...total } = read.contents;
  const present = (where === "inside" ? contents : beside).total();
  const other = (where === "inside" ? beside : contents).total();
  if (JSON.stringify(read.files) !== JSON.stringify(files)) throw damagedPart("its list of files");
  if (JSON.stringify(present) !== JSON.stringify(total) || other.count > 0)
    throw new BackupProblem("isn’t whole, stored files are missing in it: use another backup");
  return read;
}

async function readAll(file: FileHandle, path: string, options: ReadOptions) {
  const reading = createReading(path, options);
  try {
    for await (const entry of readTar(file)) await reading.take(entry);
  } catch (error) {
    if (!(error instanceof TarProblem)) throw error;
    // what begins like none is another program's, or cut off before its first file was whole
    const isOther = error.what === "no-file" && reading.found.contents.total().count === 0;
    const isEmpty = reading.found.files.length === 0;
    if (isOther && isEmpty) throw new BackupProblem(foreign, { cause: error });
    const why = error.what === "cut-off" ? cutOff : "is damaged: use another backup";
    throw new BackupProblem(why, { cause: error });
  }
  return expectWhole(reading.found);
}

function whyNot({ message }: BackupProblem, path: string, { isFresh }: ReadOptions): string {
  if (isFresh) return "was written, and reads differently: check the disk";
  return path.endsWith(unfinished) ? neverFinished : message;
}

/** Reads a backup from its beginning to its end, and compares all of it with what it says of itself. @throws StartError */
export async function readBackup(path: string, options: ReadOptions = {}): Promise<BackupSummary> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, "r");
    if (!(await file.stat()).isFile()) throw new BackupProblem(foreign);
    return await readAll(file, path, options);
  } catch (error) {
    if (file === undefined && isMissing(error))
      throw new StartError(`There is no file ${path}: name a backup.`, { cause: error });
    if (!(error instanceof BackupProblem)) throw error;
    throw new StartError(`${basename(path)} ${whyNot(error, path, options)}.`, { cause: error });
  } finally {
    await file?.close();
  }
}

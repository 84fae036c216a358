import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { refusedProject } from "#/site/project/project-problem.ts";
import type { Project, ProjectPicture } from "#/site/project/read-project.ts";
import { AppError } from "../errors.ts";
import type { PreparedFile, SentFiles } from "../files/sent-files.ts";
import type { Assets, PreparedAsset } from "../images/assets.ts";
import type { PictureAsker } from "../images/picture-workshop.ts";
import type { Storage } from "../storage/storage.ts";
import { nameInProject, prepareFiles, readDownload } from "./project-files.ts";
import type { ProjectSource } from "./project-source.ts";
import { withUploadFolder } from "./uploads.ts";

/** A picture that was looked at, and the file in which its bytes wait. */
interface PreparedPicture {
  readonly prepared: PreparedAsset;
  readonly waitsIn: string;
}

/** What content is kept with. */
export interface KeepingContext {
  readonly storage: Pick<Storage, "put">;
  readonly assets: Pick<Assets, "prepare">;
  readonly files: Pick<SentFiles, "prepare" | "whileStoring">;
  /** Where pictures wait until all of them were looked at. */
  readonly uploads: string;
}

interface PicturesContext extends Pick<KeepingContext, "assets"> {
  readonly folder: string;
  readonly asker: PictureAsker;
}

async function preparePicture(
  source: ProjectSource,
  { id, name, file }: ProjectPicture,
  { assets, asker }: PicturesContext,
): ReturnType<Assets["prepare"]> {
  const bytes = await source.picture(file);
  try {
    return await assets.prepare({ id, name, bytes }, asker);
  } catch (error) {
    // that others’ pictures take their time says nothing of this one
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    throw refusedProject("picture-unreadable", error.message, { file: `pictures/${file}` });
  }
}

/** Looks at every picture; what is kept of it waits in a folder, so that no more than one is in memory. */
async function preparePictures(
  source: ProjectSource,
  { pictures }: Project,
  context: PicturesContext,
): Promise<PreparedPicture[]> {
  const all: PreparedPicture[] = [];
  for (const picture of pictures) {
    context.asker.signal?.throwIfAborted();
    const { prepared, bytes } = await preparePicture(source, picture, context);
    const waitsIn = join(context.folder, String(all.length));
    await writeFile(waitsIn, bytes);
    all.push({ prepared, waitsIn });
  }
  return all;
}

/** Content by its hash, with its bytes. */
export interface Sized {
  readonly hash: string;
  readonly size: number;
}

export function bytesOf(content: readonly Sized[]): number {
  return content.reduce((sum, { size }) => sum + size, 0);
}

/** Pictures and files of a project whose bytes are stored: rows that stand for them have to follow. */
interface KeptContent {
  readonly pictures: readonly PreparedAsset[];
  readonly files: readonly PreparedFile[];
}

type Keeping = KeepingContext & {
  readonly asker: PictureAsker;
  /** Throws where there is no room for this; nothing is stored by then. */
  readonly expectRoom: (content: readonly Sized[]) => Promise<void>;
};

/**
 * Looks at every picture of a project and at the files of its document, stores them once there is nothing wrong with any, and has `work` write
 * their rows: what is left without one is collected. @throws ProjectRefused
 */
export async function whileKeeping<Result>(
  source: ProjectSource,
  project: Project,
  { storage, assets, files, uploads, asker, expectRoom }: Keeping,
  work: (kept: KeptContent) => Promise<Result>,
): Promise<Result> {
  const { signal } = asker;
  return withUploadFolder(uploads, async (folder) => {
    const all = await preparePictures(source, project, { assets, folder, asker });
    const sent = await prepareFiles(source, project.document, { files, signal });
    const pictures = all.map(({ prepared }) => prepared);
    const content = [...pictures, ...sent];
    await expectRoom(content);
    // what is stored from here on gets its rows, or is collected: none of it is left over
    signal?.throwIfAborted();
    return await files.whileStoring(
      content.map(({ hash }) => hash),
      async () => {
        for (const { prepared, waitsIn } of all)
          await storage.put(prepared.hash, await readFile(waitsIn));
        for (const file of sent)
          await storage.put(file.hash, await readDownload(source, nameInProject(file)));
        return work({ pictures, files: sent });
      },
    );
  });
}

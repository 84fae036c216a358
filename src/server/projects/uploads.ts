import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const dayMs = 86_400_000;

/** Where files wait that are on their way into the installation: the server's, or those of a command beside it. */
export function uploadsFolder(dataDir: string, whose: "server" | "command"): string {
  return join(dataDir, "uploads", whose);
}

/**
 * Throws away what was on its way when a process was killed. For whoever holds the data folder, before anything comes
 * in: of the server's nothing is in use then, and a command doesn't run for a day.
 */
export async function emptyUploads(dataDir: string, now: number): Promise<void> {
  await rm(uploadsFolder(dataDir, "server"), { recursive: true, force: true });
  const commands = uploadsFolder(dataDir, "command");
  for (const name of await readdir(commands).catch(() => [])) {
    const folder = join(commands, name);
    const changed = await stat(folder).catch(() => undefined);
    if (changed && changed.mtimeMs < now - dayMs)
      await rm(folder, { recursive: true, force: true });
  }
}

/** Lends a folder of its own to work, and throws it away. */
export async function withUploadFolder<Result>(
  uploads: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(uploads, { recursive: true });
  const folder = await mkdtemp(join(uploads, "of-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

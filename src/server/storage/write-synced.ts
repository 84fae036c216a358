import { open } from "node:fs/promises";

/** Writes a file whose content is on the disk when it resolves. */
export async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, "w", 0o640);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

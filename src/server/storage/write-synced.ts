import { open } from "node:fs/promises";

/** Writes a file whose content is on the disk when it resolves. With `wx` it has to be a new one. */
export async function writeSynced(
  path: string,
  content: string | Uint8Array,
  flags: "w" | "wx" = "w",
): Promise<void> {
  const file = await open(path, flags, 0o640);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

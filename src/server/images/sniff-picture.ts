import { fileTypeFromBuffer } from "file-type";
import { isSvg } from "./safe-svg.ts";

/** Types of pictures that are taken, by what the file's own bytes say. */
const taken = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"]);

/** The type of a picture by its content, whatever it is called; undefined where it is none that is taken. */
export async function sniffPicture(bytes: Uint8Array): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(bytes);
  // what is XML, or nothing that is known, may be a drawing
  if ((!type || type.mime.endsWith("xml")) && isSvg(bytes)) return "image/svg+xml";
  return type && taken.has(type.mime) ? type.mime : undefined;
}

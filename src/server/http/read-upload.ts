import type { FastifyRequest } from "fastify";
import { AppError, errorCodeOf } from "../errors.ts";
import { refuseLeft } from "./client-closed.ts";

/**
 * Reads the file of a form. Nothing but the form can be at fault here: whatever the parser throws
 * says so, in words and with a 4xx.
 */
export async function readUpload(
  request: FastifyRequest,
  what: "picture" | "file",
): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart())
    throw new AppError("unsupported-media-type", {
      message:
        what === "file"
          ? "Send the file in a multipart form."
          : "Send the picture as a file in a multipart form.",
    });
  try {
    refuseLeft(request.raw);
    const file = await request.file();
    if (!file) throw new AppError("bad-request", { message: "There’s no file in this form." });
    return { name: file.filename, bytes: await file.toBuffer() };
  } catch (cause) {
    if (errorCodeOf(cause) !== "internal") throw cause;
    const message = `This form is damaged or incomplete. Send the ${what} again.`;
    throw new AppError("bad-request", { message, cause });
  }
}

/** What a form with one file may consist of. */
export function formLimits(fileSize: number) {
  return { fileSize, files: 1, fields: 4, parts: 5, fieldSize: 1000, headerPairs: 20 };
}

import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { importedJsonLimit } from "#/api/projects.ts";
import { AppError, errorCodeOf } from "../errors.ts";
import { refuseLeft } from "../http/client-closed.ts";
import { type ProjectSource, documentSource } from "./project-source.ts";
import { withUploadFolder } from "./uploads.ts";

/** Writes the file of a form to the disk. What its parser throws is the form's fault. */
async function receiveFile(request: FastifyRequest, path: string): Promise<void> {
  try {
    refuseLeft(request.raw);
    const file = await request.file();
    if (!file) throw new AppError("bad-request", { message: "There’s no file in this form." });
    await pipeline(file.file, createWriteStream(path));
    if (file.file.truncated) throw new AppError("payload-too-large");
  } catch (cause) {
    if (errorCodeOf(cause) !== "internal") throw cause;
    const message = "This form is damaged or incomplete. Send the project again.";
    throw new AppError("bad-request", { message, cause });
  }
}

/** Reads a `site.json` that is the body of a request. @throws AppError payload-too-large */
async function readJson(request: FastifyRequest): Promise<Uint8Array> {
  const { raw } = request;
  refuseLeft(raw);
  const tooLarge = new AppError("payload-too-large");
  if (Number(request.headers["content-length"] ?? 0) > importedJsonLimit) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of raw) {
    chunks.push(Buffer.from(chunk));
    size += chunk.length;
    if (size > importedJsonLimit) throw tooLarge;
  }
  return Buffer.concat(chunks);
}

/** What a request brings, for as long as it is worked with: a document, or the path of a zip. */
export async function withUpload<Result>(
  request: FastifyRequest,
  uploads: string,
  work: (upload: string | ProjectSource) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) return work(documentSource(await readJson(request)));
  return withUploadFolder(uploads, async (folder) => {
    const path = join(folder, "project.zip");
    await receiveFile(request, path);
    return work(path);
  });
}

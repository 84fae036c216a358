import type { SentFile } from "#/api/files.ts";
import { fileLimits } from "#/site/file.ts";
import { ApiError } from "./api-error.ts";
import type { Call } from "./request.ts";
import { sendFile } from "./send-file.ts";
import { sha256 } from "./send-once.ts";
import { createUpload } from "./upload.ts";
import type { UploadOptions } from "./upload.ts";

const upload = createUpload(sendFile<SentFile>, "files");

/** Sends a file for visitors, unless the site was sent it before. @throws ApiError; an AbortError where `signal` ended it */
export async function sendSiteFile(call: Call, options: UploadOptions): Promise<SentFile> {
  const { site, file, signal } = options;
  if (file.size > fileLimits.bytes)
    throw new ApiError({
      status: 413,
      code: "payload-too-large",
      message: "This file is too large",
      details: { reason: "too-large" },
    });
  const hash = await sha256(file);
  const body = { hash, name: file.name };
  // where asking fails, sending tells why
  const known =
    hash === undefined
      ? null
      : await call<SentFile | null>(`sites/${site}/files/sent`, {
          method: "POST",
          body,
          signal,
        }).catch(() => null);
  signal.throwIfAborted();
  return known ?? upload(options);
}

import type { Asset } from "#/site/image.ts";
import { errorOfAnswer, errorOfFailure } from "./api-error.ts";

export interface UploadOptions {
  readonly site: number;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Share of the file that is sent, 0 to 1. */
  onProgress(share: number): void;
}
/** Sends a picture. @throws ApiError; an AbortError where `signal` ended it */
export type Upload = (options: UploadOptions) => Promise<Asset>;

function readAnswer(request: XMLHttpRequest): Asset {
  let body: unknown;
  try {
    body = JSON.parse(request.responseText);
  } catch (cause) {
    throw request.status < 400
      ? errorOfFailure("answer", cause)
      : errorOfAnswer(request.status, undefined);
  }
  if (request.status >= 400) throw errorOfAnswer(request.status, body);
  return body as Asset;
}

/** Uploads by XMLHttpRequest: fetch doesn't tell how much is sent. */
export const upload: Upload = ({ site, file, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append("file", file);
    request.open("POST", `/api/v1/sites/${site}/assets`);
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener("load", () => {
      try {
        resolve(readAnswer(request));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener("error", () =>
      reject(errorOfFailure("network", new Error("The connection was lost"))),
    );
    request.addEventListener("abort", () =>
      reject(new DOMException("The upload was cancelled", "AbortError")),
    );
    signal.addEventListener("abort", () => request.abort());
    if (signal.aborted) request.abort();
    else request.send(form);
  });

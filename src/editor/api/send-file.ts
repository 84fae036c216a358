import type { Reach } from "../reach/reach.ts";
import { serverReach } from "../reach/server-reach.ts";
import { errorOfAnswer, errorOfFailure } from "./api-error.ts";

export interface SendFileOptions {
  /** Of the API, as for `Call`. */
  readonly path: string;
  /** A form with a file, or JSON. */
  readonly body: FormData | Blob;
  readonly type?: string;
  readonly signal: AbortSignal;
  /** Share of the file that is sent, 0 to 1. */
  onProgress(share: number): void;
}

function readAnswer<Answer>(request: XMLHttpRequest): Answer {
  let body: unknown;
  try {
    body = JSON.parse(request.responseText);
  } catch (cause) {
    throw request.status < 400
      ? errorOfFailure("answer", cause)
      : errorOfAnswer(request.status, undefined);
  }
  if (request.status >= 400) {
    const seconds = Number(request.getResponseHeader("retry-after") ?? Number.NaN);
    throw errorOfAnswer(request.status, body, Number.isFinite(seconds) ? seconds : undefined);
  }
  return body as Answer;
}

/**
 * Sends by XMLHttpRequest: fetch doesn't tell how much is sent. `reach` hears whether the server is there, and says when
 * to give up. @throws ApiError; an AbortError where `signal` ended it
 */
export function sendFile<Answer>(
  options: SendFileOptions,
  reach: Pick<Reach, "begin"> = serverReach,
): Promise<Answer> {
  const { path, body, type, signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const loseConnection = (): void =>
      reject(errorOfFailure("network", new Error("The connection was lost")));
    const end = reach.begin(() => {
      loseConnection();
      request.abort();
    });
    request.open("POST", `/api/v1/${path}`);
    if (type !== undefined) request.setRequestHeader("content-type", type);
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener("load", () => {
      end.answered();
      try {
        resolve(readAnswer<Answer>(request));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener("error", () => {
      end.failed();
      loseConnection();
    });
    request.addEventListener("loadend", () => end.ended());
    request.addEventListener("abort", () =>
      reject(new DOMException("The upload was cancelled", "AbortError")),
    );
    signal.addEventListener("abort", () => request.abort());
    if (signal.aborted) {
      // nothing was sent, of which the request would tell
      end.ended();
      reject(new DOMException("The upload was cancelled", "AbortError"));
    } else request.send(body);
  });
}

/** A form that holds one file. */
export function fileForm(file: File): FormData {
  const form = new FormData();
  form.append("file", file);
  return form;
}

import type { Asset } from "#/site/image.ts";
import { ApiError } from "./api-error.ts";
import { retryDelay } from "../reach/retry-delay.ts";
import { fileForm, sendFile } from "./send-file.ts";

export interface UploadOptions {
  readonly site: number;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Share of the file that is sent, 0 to 1. */
  onProgress(share: number): void;
}
/** Sends a picture. @throws ApiError; an AbortError where `signal` ended it */
export type Upload = (options: UploadOptions) => Promise<Asset>;

/** How often an upload is sent where the server has too much to do. */
const mostTries = 5;

/** Milliseconds until an upload that a busy server sent away should be sent again; undefined where it shouldn't. */
function waitAfter(error: unknown, tries: number): number | undefined {
  if (tries >= mostTries || !(error instanceof ApiError)) return undefined;
  if (error.code !== "too-many-requests" && error.code !== "unavailable") return undefined;
  // by chance a little later: those who were sent away together don't come back together
  return (error.retryAfter ?? 0) * 1000 + retryDelay(tries);
}

/** Resolves after a time, and at once where the signal ends the waiting. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Sends again what a busy server sends away, when it says so. */
export function createUpload<Sent = Asset>(
  send: typeof sendFile<Sent>,
  to: "assets" | "files" = "assets",
): (options: UploadOptions) => Promise<Sent> {
  return async ({ site, file, ...rest }) => {
    const path = `sites/${site}/${to}`;
    for (let tries = 1; ; tries++) {
      try {
        return await send({ path, body: fileForm(file), ...rest });
      } catch (error) {
        const wait = waitAfter(error, tries);
        if (wait === undefined) throw error;
        rest.onProgress(0);
        await pause(wait, rest.signal);
        rest.signal.throwIfAborted();
      }
    }
  };
}

export const upload = createUpload(sendFile<Asset>);

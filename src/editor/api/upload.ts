import type { Asset } from "#/site/image.ts";
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

export const upload: Upload = ({ site, file, ...rest }) =>
  sendFile<Asset>({ path: `sites/${site}/assets`, body: fileForm(file), ...rest });

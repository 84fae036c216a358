import type { SiteInfo } from "#/api/sites.ts";
import { fileForm, sendFile } from "./send-file.ts";

export interface ImportProjectOptions {
  readonly file: File;
  readonly signal: AbortSignal;
  /** Share of the file that is sent, 0 to 1. */
  onProgress(share: number): void;
}
/** Sends a project: a zip, or a document as JSON. @throws ApiError; an AbortError where `signal` ended it */
export type ImportProject = (options: ImportProjectOptions) => Promise<SiteInfo>;

export const importProject: ImportProject = ({ file, ...rest }) =>
  sendFile<SiteInfo>({
    path: "sites/import",
    ...(file.name.endsWith(".json")
      ? { body: file, type: "application/json" }
      : { body: fileForm(file) }),
    ...rest,
  });

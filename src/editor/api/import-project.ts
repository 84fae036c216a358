import type { ImportedSite } from "#/api/projects.ts";
import { type SendFileOptions, fileForm, sendFile } from "./send-file.ts";

/** A project as it is sent: a zip in a form, or a document as JSON. */
export function projectBody(file: File): Pick<SendFileOptions, "body" | "type"> {
  return file.name.toLowerCase().endsWith(".json")
    ? { body: file, type: "application/json" }
    : { body: fileForm(file) };
}

export interface ImportProjectOptions {
  readonly file: File;
  /** Whether what visitors sent comes along. */
  readonly withVisitors: boolean;
  /** Whether earlier versions do. */
  readonly withVersions: boolean;
  readonly signal: AbortSignal;
  /** Share of the file that is sent, 0 to 1. */
  onProgress(share: number): void;
}
/** Sends a project: a zip, or a document as JSON. @throws ApiError; an AbortError where `signal` ended it */
export type ImportProject = (options: ImportProjectOptions) => Promise<ImportedSite>;

export const importProject: ImportProject = ({ file, withVisitors, withVersions, ...rest }) =>
  sendFile<ImportedSite>({
    path: `sites/import?visitors=${withVisitors}&versions=${withVersions}`,
    ...projectBody(file),
    ...rest,
  });

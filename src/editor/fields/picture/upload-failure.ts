import { ApiError } from "../../api/api-error.ts";
import type { UploadFailure } from "./upload-state.ts";

/** What is known of an upload that failed. */
export function failureOf(error: unknown): UploadFailure {
  if (!(error instanceof ApiError)) return { code: "unknown", details: undefined };
  const { code, details } = error;
  return { code, details };
}

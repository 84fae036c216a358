import { errorOfFailure } from "./api-error.ts";
import type { Upload } from "./upload.ts";

/** Sends a picture by what is loaded for the first one. @throws ApiError; an AbortError where `signal` ended it */
export const lateUpload: Upload = async (options) => {
  const { upload } = await import("./upload.ts").catch((cause: unknown) => {
    throw errorOfFailure("network", cause);
  });
  return upload(options);
};

import { errorOfFailure } from "./api-error.ts";
import type { Call } from "./request.ts";
import type { Upload } from "./upload.ts";

/** Sends files; the code for that is loaded with the first one. What the site has isn't sent. @throws ApiError; an AbortError where `signal` ended it */
export function createLateUpload(call: Call): Upload {
  return async (options) => {
    const [{ upload }, { createSendOnce }] = await Promise.all([
      import("./upload.ts"),
      import("./send-once.ts"),
    ]).catch((cause: unknown) => {
      throw errorOfFailure("network", cause);
    });
    return createSendOnce(call, upload)(options);
  };
}

import { fileTypes } from "#/site/file.ts";
import { typedKeys } from "#/lib/typed-entries.ts";

/** What a device offers to choose from. */
export const acceptedFiles = typedKeys(fileTypes)
  .map((kind) => `.${kind}`)
  .join();

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** Whether there is no file of this name. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === "ENOENT";
}

/** Whether there is a file of this name already. */
export function isThere(error: unknown): boolean {
  return codeOf(error) === "EEXIST";
}

/** Whether a disk doesn't give back what it was given; anything else that stops a reader may pass. */
export function isDiskFault(error: unknown): boolean {
  return codeOf(error) === "EIO";
}

import { S3Error, S3ServiceError } from "s3mini";

/** A store that can't be reached, doesn't answer in time or refuses. Its words hold neither keys nor what was sent. */
export class StoreFault extends Error {
  override name = "StoreFault";
  readonly code: "STORE_FAILED" | "STORE_FULL";
  /** Whether the same call may go well a little later. */
  readonly isPassing: boolean;

  constructor(
    what: string,
    { code = "STORE_FAILED", isPassing = false, ...options }: StoreFaultOptions = {},
  ) {
    super(`The file store ${what}`, options);
    this.code = code;
    this.isPassing = isPassing;
  }
}

interface StoreFaultOptions extends ErrorOptions {
  readonly code?: StoreFault["code"];
  readonly isPassing?: boolean;
}

/** What stores say when there is no room: Ceph, Swift, MinIO and others, each in its own word. */
const fullPattern = /Quota|StorageFull|InsufficientStorage|TooManyBytes/i;
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** What a client's clock, or nothing but a moment, is the reason of. */
const passingWords = new Set(["RequestTimeout", "SlowDown", "InternalError", "OperationAborted"]);

/** Whether a store says that it has nothing under a name; of a bucket that isn't there it says something else. */
export function isNoSuchKey(error: unknown): boolean {
  return (
    error instanceof S3ServiceError && error.status === 404 && error.serviceCode === "NoSuchKey"
  );
}

/** Whether a store says that of the upload in parts that was named. */
export function isNoSuchUpload(error: unknown): boolean {
  return (
    error instanceof S3ServiceError && error.status === 404 && error.serviceCode === "NoSuchUpload"
  );
}

/** Whether a store says that there is no such part of an object: it is empty. */
export function isEmptyObject(error: unknown): boolean {
  return error instanceof S3ServiceError && error.status === 416;
}

/** What a failed call of the client means. */
export function storeFaultOf(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error;
  if (error instanceof S3ServiceError) {
    const { status, serviceCode = "" } = error;
    const isFull = status === 507 || fullPattern.test(serviceCode);
    return new StoreFault(`answered ${status} ${serviceCode}`.trim(), {
      code: isFull ? "STORE_FULL" : "STORE_FAILED",
      isPassing: !isFull && (passing.has(status) || passingWords.has(serviceCode)),
    });
  }
  if (error instanceof S3Error || (error instanceof Error && "code" in error))
    return new StoreFault("can’t be reached", { cause: error, isPassing: true });
  return new StoreFault("gave an answer that isn’t understood", { cause: error, isPassing: true });
}

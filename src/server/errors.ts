import { errorCatalogue, type ErrorBody, type ErrorCode } from "#/api/errors.ts";

interface AppErrorOptions {
  /** What went wrong inside. Logged, never sent. */
  cause?: unknown;
  /** A public message in place of the catalogue's. */
  message?: string;
  /** Public details: the fields or the rule that refused. */
  details?: unknown;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  /** The methods that the address accepts. */
  allow?: string[];
}

/** An error with a permanent code; `toErrorAnswer` turns it into an answer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: unknown;
  readonly retryAfter: number | undefined;
  readonly allow: string[] | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
  }
}

/** What a caller is told about an error, with the headers that belong to it. */
export interface ErrorAnswer {
  body: ErrorBody;
  headers: Record<string, string>;
}

/** Codes by which PostgreSQL says that it doesn't know us, or that the database or its tables aren't there. */
const lostDatabaseCodes = ["28000", "28P01", "3D000", "42P01"];

/** No moment mends that. */
const lostDatabaseMessage =
  "The database can’t be used right now. Nothing was saved; the operator needs to look into it.";

/** Codes by which Fastify, Node, SQLite and PostgreSQL name what happened. */
const foreignCodes = new Map<string, ErrorCode>(
  Object.entries({
    FST_ERR_CTP_BODY_TOO_LARGE: "payload-too-large",
    FST_REQ_FILE_TOO_LARGE: "payload-too-large",
    FST_PARTS_LIMIT: "payload-too-large",
    FST_FILES_LIMIT: "payload-too-large",
    FST_FIELDS_LIMIT: "payload-too-large",
    FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported-media-type",
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: "bad-request",
    FST_ERR_CTP_EMPTY_JSON_BODY: "bad-request",
    FST_ERR_CTP_INVALID_JSON_BODY: "bad-request",
    FST_ERR_BAD_URL: "bad-request",
    FST_ERR_MAX_PARAM_LENGTH: "address-too-long",
    FST_ERR_NOT_FOUND: "not-found",
    LOST_CONTENT: "storage-unavailable",
    STORE_FAILED: "storage-unavailable",
    STORE_FULL: "storage-full",
    ENOSPC: "storage-full",
    EDQUOT: "storage-full",
    EROFS: "storage-unavailable",
    EIO: "storage-unavailable",
    EMFILE: "unavailable",
    ENFILE: "unavailable",
    SQLITE_FULL: "storage-full",
    SQLITE_READONLY: "storage-unavailable",
    SQLITE_IOERR: "storage-unavailable",
    SQLITE_CORRUPT: "storage-unavailable",
    SQLITE_NOTADB: "storage-unavailable",
    SQLITE_BUSY: "unavailable",
    SQLITE_CANTOPEN: "unavailable",
    ECONNREFUSED: "unavailable",
    ECONNRESET: "unavailable",
    EPIPE: "unavailable",
    ETIMEDOUT: "unavailable",
    EHOSTUNREACH: "unavailable",
    ENETUNREACH: "unavailable",
    ENOTFOUND: "unavailable",
    EAI_AGAIN: "unavailable",
    // what a call belongs to, an account perhaps, has been deleted since it began
    SQLITE_CONSTRAINT_FOREIGNKEY: "conflict",
    "23503": "conflict",
    "25006": "storage-unavailable",
    "40001": "unavailable",
    "40P01": "unavailable",
    "53100": "storage-full",
    "53200": "unavailable",
    "53300": "unavailable",
    "57014": "unavailable",
    "57P01": "unavailable",
    "57P02": "unavailable",
    "57P03": "unavailable",
    "57P05": "unavailable",
    "58030": "storage-unavailable",
    ...Object.fromEntries(lostDatabaseCodes.map((code) => [code, "unavailable"])),
  }),
);

/** Messages of the PostgreSQL driver for a lost connection: it gives them no code. */
const lostConnection =
  /^(?:Connection terminated|timeout (?:expired|exceeded when trying to connect)|Client has encountered a connection error|Query read timeout)/;

/** So many errors deep a cause is looked for. */
const mostCauses = 4;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** SQLite says more behind the name of an error, as in SQLITE_IOERR_WRITE. */
function codeOfForeign(code: string): ErrorCode | undefined {
  const name = code.startsWith("SQLITE_") ? code.split("_", 2).join("_") : code;
  return foreignCodes.get(code) ?? foreignCodes.get(name);
}

/** The code that stands for any thrown value, or for what caused it; unknown ones are `internal`. */
export function errorCodeOf(error: unknown, depth = 0): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (!isRecord(error)) return "internal";
  if (Array.isArray(error["validation"])) return "invalid";
  // a database on a socket that is gone: the same code stands for a file that isn't there
  if (error["syscall"] === "connect") return "unavailable";
  if (typeof error["code"] === "string") {
    const known = codeOfForeign(error["code"]);
    if (known) return known;
  }
  if (error instanceof SyntaxError && error["statusCode"] === 400) return "bad-request";
  if (typeof error["message"] === "string" && lostConnection.test(error["message"])) {
    return "unavailable";
  }
  const { cause } = error;
  return cause === undefined || depth === mostCauses ? "internal" : errorCodeOf(cause, depth + 1);
}

/** Whether PostgreSQL answers, and has no database for us. */
function hasLostDatabase(error: unknown, depth = 0): boolean {
  if (error instanceof AppError && error.code !== "unavailable") return false;
  if (!isRecord(error)) return false;
  if (typeof error["code"] === "string" && lostDatabaseCodes.includes(error["code"])) return true;
  return depth < mostCauses && hasLostDatabase(error["cause"], depth + 1);
}

/** Whether it went wrong outside of this program: a disk, a database, a connection. */
export function isOutside(error: unknown): boolean {
  return errorCatalogue[errorCodeOf(error)].status > 500;
}

/** Whether work was sent away by a bound of ours, as it is meant to be: nothing failed that would be its cause. */
export function isOwnBound(error: unknown): boolean {
  return error instanceof AppError && error.status === 503 && error.cause === undefined;
}

/** Where each refused value stands and why, out of a failed check of a request against its schema. */
function validationDetails(error: unknown): unknown {
  if (!isRecord(error) || !Array.isArray(error["validation"])) return undefined;
  return error["validation"].filter(isRecord).map((issue) => ({
    path: issue["instancePath"] ?? "",
    message: issue["message"] ?? "",
  }));
}

/** Turns anything thrown into the one form of error that the API answers. */
export function toErrorAnswer(error: unknown): ErrorAnswer {
  const code = errorCodeOf(error);
  const { status } = errorCatalogue[code];
  const own = error instanceof AppError ? error : undefined;
  const usual = errorCatalogue[code].message;
  // words that were chosen for whoever asked stand before ours
  const isUsual = own === undefined || own.message === usual;
  const message = isUsual && hasLostDatabase(error) ? lostDatabaseMessage : (own?.message ?? usual);
  const details = own?.details ?? validationDetails(error);
  const retryAfter = own?.retryAfter ?? (status === 503 ? 5 : undefined);
  return {
    body: { status, code, message, ...(details === undefined ? {} : { details }) },
    headers: {
      ...(retryAfter === undefined ? {} : { "retry-after": String(Math.ceil(retryAfter)) }),
      ...(own?.allow === undefined ? {} : { allow: own.allow.join(", ") }),
    },
  };
}

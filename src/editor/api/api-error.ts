import type { ErrorBody } from "#/api/errors.ts";

/** What went wrong with a call: `code` is the catalogue's, `network` or `answer` where there was none
 * to be read, `unknown` where it wasn't one of ours. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  /** Seconds after which the server wants to be asked again, where it said so. */
  readonly retryAfter: number | undefined;
  /** What the operator finds the cause by. */
  readonly requestId: string | undefined;

  constructor(
    error: {
      status: number;
      code: string;
      message: string;
      details?: unknown;
      retryAfter?: number | undefined;
      requestId?: string | undefined;
    },
    cause?: unknown,
  ) {
    super(error.message, { cause });
    this.status = error.status;
    this.code = error.code;
    this.details = error.details;
    this.retryAfter = error.retryAfter;
    this.requestId = error.requestId;
  }
}

/** Whether the same call may succeed later: the connection, an overloaded or a restarting server. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.code === "network" ||
    error.code === "answer" ||
    error.status === 408 ||
    error.status === 429 ||
    error.status >= 500
  );
}

/** Whether the server can't be reached; what it said itself is never replaced. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === "network";
}

/** The error of an answer with a status of 400 or above. `retryAfter` is the header's, in seconds. */
export function errorOfAnswer(status: number, body: unknown, retryAfter?: number): ApiError {
  const { code, message, details, requestId }: Partial<Record<keyof ErrorBody, unknown>> =
    typeof body === "object" && body !== null ? body : {};
  if (typeof code === "string" && typeof message === "string")
    return new ApiError({
      status,
      code,
      message,
      details,
      retryAfter,
      requestId: typeof requestId === "string" ? requestId : undefined,
    });
  return new ApiError({ status, code: "unknown", message: `The server answered with ${status}` });
}

/** The error of a call that got no answer, or one that can't be read (specification, section 8: status 400). */
export function errorOfFailure(code: "network" | "answer", cause: unknown): ApiError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ status: 400, code, message }, cause);
}

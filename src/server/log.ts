import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { requestContext } from "./request-context.ts";

/** Names of values that never reach a log, wherever they stand. */
const secrets = [
  "cookie",
  "authorization",
  "password",
  "currentPassword",
  "newPassword",
  "token",
  "secret",
];

interface ErrorLike {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  code?: unknown;
  cause?: unknown;
}

/** An error's own words only: drivers hang the values of a query and addresses onto theirs. */
function describeError(error: unknown, depth = 0): unknown {
  if (typeof error !== "object" || error === null) return error;
  const { name, message, stack, code, cause }: ErrorLike = error;
  const deeper = cause === undefined || depth > 3 ? {} : { cause: describeError(cause, depth + 1) };
  return { type: name, message, code, stack, ...deeper };
}

/**
 * The process's log: one JSON object a line, so that nothing from outside can start a new one. Each says the
 * request, or the job, that it is written on behalf of.
 * Requests are written by their route's pattern, never by their address, which may hold secrets.
 */
export function createLog(destination?: DestinationStream, level = "warn"): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    // a logger that is a request's own says it already
    mixin: (_line, _level, logger) => {
      const { requestId, jobId } = requestContext();
      return "requestId" in logger.bindings() ? {} : { requestId, jobId };
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[secret]",
    },
    serializers: { err: (error: unknown) => describeError(error) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

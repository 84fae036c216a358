import type { IncomingMessage } from "node:http";

/** Codes by which Node, Fastify and the parser of forms name a body that broke off. */
const brokenOff = new Set([
  "ECONNRESET",
  "EPIPE",
  "ERR_STREAM_PREMATURE_CLOSE",
  "FST_MP_PREMATURE_CLOSE",
]);

/** The code of an error, or that of what caused it. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? error.code : undefined;
  return brokenOff.has(String(code)) ? code : codeOf(error.cause);
}

/**
 * Whether a request failed because its client went away while it was sending: nothing is wrong
 * here, and nobody hears the answer. What fails on this side meanwhile is still an error.
 */
export function isClosedByClient(request: IncomingMessage, error: unknown): boolean {
  return request.destroyed && !request.complete && codeOf(error) !== undefined;
}

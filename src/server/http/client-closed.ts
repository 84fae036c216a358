import type { IncomingMessage } from "node:http";

/** The code of a body that was never read, because its client had left before its turn came. */
const leftBefore = "CLIENT_LEFT";

/** Codes by which Node, Fastify, the parser of forms and `refuseLeft` name a body that broke off. */
const brokenOff = new Set([
  leftBefore,
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
 * To be asked right before a body is read. The stream of a client that has left says nothing any more, neither an end
 * nor an error: who listened to it then would wait for ever, with the place in a line that it holds.
 */
export function refuseLeft(request: IncomingMessage): void {
  if (!request.destroyed || request.readableEnded) return;
  throw Object.assign(new Error("The client left before its request was read."), {
    code: leftBefore,
  });
}

/**
 * Whether a request failed because its client went away while it was sending: nothing is wrong
 * here, and nobody hears the answer. What fails on this side meanwhile is still an error.
 */
export function isClosedByClient(request: IncomingMessage, error: unknown): boolean {
  const code = codeOf(error);
  return code === leftBefore || (code !== undefined && request.destroyed && !request.complete);
}

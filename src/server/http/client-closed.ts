import type { IncomingMessage, ServerResponse } from "node:http";

/** The code of what was never done or read, because its client had left before. */
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
  throw clientLeft("The client left before its request was read.");
}

function clientLeft(message: string): Error {
  return Object.assign(new Error(message), { code: leftBefore });
}

/** Aborts when the client goes away before it has its answer: what is done for it is done for nobody then. */
export function whileConnected(reply: ServerResponse): AbortSignal {
  const gone = new AbortController();
  reply.once("close", () => {
    if (!reply.writableFinished) gone.abort(clientLeft("The client left before it was answered."));
  });
  return gone.signal;
}

/**
 * Whether a request failed because its client went away while it was sending: nothing is wrong
 * here, and nobody hears the answer. What fails on this side meanwhile is still an error.
 */
export function isClosedByClient(request: IncomingMessage, error: unknown): boolean {
  const code = codeOf(error);
  return code === leftBefore || (code !== undefined && request.destroyed && !request.complete);
}

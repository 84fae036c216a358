import type { IncomingMessage } from "node:http";

/** Bytes of a body that are read although nobody wants them, and how long that goes on after the answer. */
const mostRead = 16_777_216;
const longestMs = 10_000;

function bodyLength({ headers }: IncomingMessage): number {
  if (headers["transfer-encoding"] !== undefined) return Infinity;
  return Number(headers["content-length"] ?? 0);
}

/** Reads on, beside the answer, for so much and so long: then the connection is closed. */
function readOn(request: IncomingMessage): void {
  let left = mostRead;
  const close = () => void request.socket.destroy();
  const timer = setTimeout(close, longestMs).unref();
  request.on("data", ({ length }: Buffer) => {
    left -= length;
    if (left < 0) close();
  });
  for (const end of ["end", "close"] as const) request.once(end, () => clearTimeout(timer));
}

/**
 * Resolves when a request may be answered whose body nobody wants: a connection that is closed over bytes that nobody read
 * is reset, and the answer is lost with it, at balancers too. What is longer than 16 MiB, or doesn't say how long it is, is
 * answered at once and read on for a while. Nothing of it is kept.
 */
export function passOver(request: IncomingMessage): Promise<void> {
  const isRead = request.complete || request.readableEnded || request.destroyed;
  const length = bodyLength(request);
  if (isRead || length === 0) return Promise.resolve();
  if (length > mostRead) {
    readOn(request);
    return Promise.resolve();
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  // who has gone hears no answer, and nobody is to wait for it
  for (const end of ["end", "close", "error"] as const) request.once(end, () => resolve());
  request.resume();
  return promise;
}

/** Answers a request whose body nobody wants. */
export function answerUnread(request: IncomingMessage, answer: () => void): void {
  if (bodyLength(request) === 0) answer();
  else void passOver(request).then(answer);
}

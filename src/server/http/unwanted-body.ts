import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";

/** Bytes of a body that are read although nobody wants them. */
const mostRead = 65_536;

function bodyLength({ headers }: IncomingMessage): number {
  if (headers["transfer-encoding"] !== undefined) return Infinity;
  return Number(headers["content-length"] ?? 0);
}

/**
 * Answers a request whose body nobody wants, with the headers that are given. A short body is read first: a connection that
 * is closed over bytes that nobody read is reset, and the answer is lost with it. What is longer is not read.
 */
export function answerUnread(
  request: IncomingMessage,
  answer: (headers: OutgoingHttpHeaders) => void,
): void {
  const length = bodyLength(request);
  if (length === 0) answer({});
  else if (length > mostRead) answer({ connection: "close" });
  else request.once("end", () => answer({})).resume();
}

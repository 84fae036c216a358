import type { IncomingMessage } from "node:http";

/** Says whose request is passed on. It counts on the inner socket alone, which nobody else can open. */
export const peerHeader = "x-vitrine-peer";

/** Has a request that was passed on come from where it came from: one after the other, as they come on its connection. */
export function takePeer({ headers, rawHeaders, socket }: IncomingMessage): void {
  const value = String(headers[peerHeader] ?? "");
  delete headers[peerHeader];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index] === peerHeader) rawHeaders.splice(index, 2);
  }
  Object.defineProperty(socket, "remoteAddress", { value, configurable: true });
}

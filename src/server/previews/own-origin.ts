import type { IncomingMessage } from "node:http";

/** Whether the preview's own page sends something: no other site can, nor one of another preview. */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && URL.parse(origin)?.host === host;
}

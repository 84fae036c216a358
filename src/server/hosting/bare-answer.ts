import type { ServerResponse } from "node:http";
import { commonHeaders, inertPolicy } from "./answer-headers.ts";

/** Headers of answers that belong to no release. */
export const bareHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  "content-security-policy": inertPolicy,
  "content-type": "text/plain; charset=utf-8",
  "cache-control": "no-store",
};

/** Answers with a line of text. */
export function answerBare(
  response: ServerResponse,
  status: number,
  text: string,
  more: Readonly<Record<string, string>> = {},
): void {
  const body = `${text}\n`;
  response
    .writeHead(status, { ...bareHeaders, ...more, "content-length": Buffer.byteLength(body) })
    .end(body);
}

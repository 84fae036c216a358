import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { commonHeaders } from "../hosting/answer-headers.ts";

interface JsonAnswer {
  readonly status: number;
  readonly body: object;
  readonly headers?: OutgoingHttpHeaders;
}

/** Answers a call of a preview's own page; nobody keeps it. */
export function answerJson(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  { status, body, headers = {} }: JsonAnswer,
): void {
  const text = JSON.stringify(body);
  const own = {
    ...commonHeaders,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
  };
  response
    .writeHead(status, { ...own, ...headers })
    .end(request.method === "HEAD" ? undefined : text);
}

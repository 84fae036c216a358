import type { IncomingMessage } from "node:http";

/** Bytes of a form with one password. */
const mostBytes = 4_096;

/** Reads a small form as browsers send it. Anything else is an empty one. @throws where the visitor leaves */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | "too-large"> {
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) return "too-large";
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return "too-large";
    chunks.push(chunk);
  }
  const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  return new URLSearchParams(isForm ? Buffer.concat(chunks).toString() : "");
}

import type { IncomingMessage } from "node:http";

/** Reads a body of up to so many bytes. @throws where the visitor leaves */
export async function readBody(
  request: IncomingMessage,
  mostBytes: number,
): Promise<Buffer | "too-large"> {
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) return "too-large";
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return "too-large";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

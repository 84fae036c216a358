import type { IncomingMessage } from "node:http";
import { readBody } from "./read-body.ts";

/** Bytes of a form with one password. */
const mostBytes = 4_096;

/** Reads a small form as browsers send it. Anything else is an empty one. @throws where the visitor leaves */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | "too-large"> {
  const body = await readBody(request, mostBytes);
  if (body === "too-large") return body;
  const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  return new URLSearchParams(isForm ? body.toString() : "");
}

import type { FastifyRequest } from "fastify";
import { cleanInPlace, cleanText } from "#/lib/clean-text.ts";

/**
 * Takes control characters out of every text of a request before any route sees it, whatever
 * becomes of the text: PostgreSQL keeps no NUL, and no page, mail or header should hold one.
 * Files and other bytes are left as they are.
 */
export function cleanRequest(request: FastifyRequest): void {
  cleanInPlace(request.query);
  const { body } = request;
  if (body instanceof URLSearchParams) {
    request.body = new URLSearchParams([...body].map(([name, text]) => [name, cleanText(text)]));
  } else if (!Buffer.isBuffer(body)) {
    cleanInPlace(body);
  }
}

import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type AppError, toErrorAnswer } from "../errors.ts";
import { securityHeaders } from "../security-headers.ts";

/** Answers on a connection itself, where there is no whole request, and ends it. */
export function endWith(socket: Socket, error: AppError): void {
  const { body, headers } = toErrorAnswer(error);
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...securityHeaders.plain,
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(text)),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}\r\n${lines.join("")}\r\n${text}`,
  );
}

import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { onBehalfOf } from "../request-context.ts";

/** What proxies name requests by: UUIDs, hexadecimal numbers, HAProxy's `unique-id`. */
const knownId = /^[\w.:/+=-]{1,64}$/;

/**
 * Names requests. A name that a proxy of this installation gave is kept, so that its log and ours tell of the same;
 * what anybody else sends is no name.
 */
export function createRequestIds(
  isProxy: (address: string) => boolean,
): (request: Pick<IncomingMessage, "headers" | "socket">) => string {
  return ({ headers, socket }) => {
    const given = headers["x-request-id"];
    const isKnown = typeof given === "string" && knownId.test(given);
    if (isKnown && isProxy(socket.remoteAddress ?? "")) return given;
    return randomBytes(8).toString("hex");
  };
}

/** Answers with the request's id, and has all that is logged on its behalf say it. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    onBehalfOf({ requestId: request.id }, done);
  });
  // reading a body goes by the connection's events, which know nothing of the request
  app.addHook("preValidation", (request, _reply, done) => {
    onBehalfOf({ requestId: request.id }, done);
  });
}

import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type RequestContext, onBehalfOf } from "../request-context.ts";
import type { Span } from "../span.ts";
import { beginSpan, endSpan, isTracing } from "../spans.ts";
import { readTraceParent } from "./trace-parent.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set where traces are written. */
    span: Span | undefined;
  }
}

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

function contextOf({ id: requestId, span }: FastifyRequest): RequestContext {
  return { requestId, ...(span && { span }) };
}

/** The pattern of the route: the address itself may hold what people wrote, or secrets. */
function aboutRequest({ id, method, routeOptions }: FastifyRequest) {
  const route = routeOptions.url ?? "none";
  const http = { "http.request.method": method, "http.route": route };
  const attributes = { ...http, "vitrine.request.id": id };
  return { name: `${method} ${route}`, kind: "server", attributes } as const;
}

/**
 * Answers with the request's id, and has all that is logged on its behalf say it. Its span is a part of the one that a
 * proxy of this installation names.
 */
export function nameRequests(app: FastifyInstance, isProxy: (address: string) => boolean): void {
  const remoteParentOf = ({ raw: { headers, socket } }: FastifyRequest) =>
    isProxy(socket.remoteAddress ?? "") ? readTraceParent(headers.traceparent) : undefined;
  app.decorateRequest("span", undefined);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    request.span = isTracing()
      ? beginSpan({ ...aboutRequest(request), remoteParent: remoteParentOf(request) })
      : undefined;
    onBehalfOf(contextOf(request), done);
  });
  // reading a body goes by the connection's events, which know nothing of the request
  app.addHook("preValidation", (request, _reply, done) => {
    onBehalfOf(contextOf(request), done);
  });
  app.addHook("onResponse", (request, { statusCode }, done) => {
    const { span } = request;
    if (span) {
      span.attributes["http.response.status_code"] = statusCode;
      span.hasFailed = statusCode >= 500;
      endSpan(span);
    }
    done();
  });
}

import type { Socket } from "node:net";
import swagger from "@fastify/swagger";
import { LogController, fastify } from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import type { AppDependencies } from "./app-dependencies.ts";
import { AppError, isOwnBound, toErrorAnswer } from "./errors.ts";
import { openFrontDoor, requestTimeout } from "./front-door.ts";
import { createHosts, createSiteDispatch } from "./http/hosts.ts";
import { guardRoutes } from "./http/access.ts";
import { endWith } from "./http/end-with.ts";
import { cleanRequest } from "./clean-request.ts";
import { createRequestIds, nameRequests } from "./http/request-ids.ts";
import { isClosedByClient, refuseLeft } from "./http/client-closed.ts";
import { passOver } from "./http/unwanted-body.ts";
import { type MethodTable, createMethodTable } from "./routes/method-table.ts";
import { registerRoutes } from "./features.ts";
import { securityHeaders } from "./security-headers.ts";
import { trustOf } from "./trusted-proxies.ts";
import { createPeerTrust } from "./visitor-network.ts";

/** The largest JSON that any call may send; uploads set their own limit. */
const bodyLimit = 1_048_576;

/** The server's one entry: published sites by their host names, the app and its API by routes. */
export function createApp(dependencies: AppDependencies): FastifyInstance {
  const hosts = createHosts(dependencies);
  const dispatch = createSiteDispatch(hosts, dependencies);
  const isProxy = createPeerTrust(dependencies.trustProxy);
  const door = dependencies.door ?? openFrontDoor(dispatch);
  let whenReady = (): void => undefined;
  const app = fastify({
    loggerInstance: dependencies.log,
    requestIdHeader: false,
    genReqId: createRequestIds(isProxy),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    trustProxy: trustOf(dependencies.trustProxy),
    bodyLimit,
    requestTimeout,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    frameworkErrors: (error, _request, reply) => {
      sendError(error, reply.headers(securityHeaders.plain));
    },
    clientErrorHandler: answerBrokenRequest,
    serverFactory: (route) => {
      whenReady = () => door.lead(route);
      return door.server;
    },
  });
  parseJson(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.register(swagger, {
    openapi: { info: { title: "Vitrine", version: "1" } },
    transform: jsonSchemaTransform,
  });

  // What listens has handed these on already; requests that are injected come straight here.
  app.addHook("onRequest", (request, reply, done) => {
    if (dispatch.handle(request.raw, reply.raw)) reply.hijack();
    else done();
  });
  nameRequests(app, isProxy);
  app.addHook("onReady", async () => whenReady());
  app.addHook("preClose", async () => door.rest());
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(securityHeaders.plain);
  });
  app.addHook("preParsing", async (request) => refuseLeft(request.raw));
  app.addHook("preValidation", async (request) => cleanRequest(request));
  app.addHook("onResponse", async (request, reply) => {
    dependencies.metrics.countRequest(request.method, request.routeOptions.url, reply);
  });
  const methods = createMethodTable(app);
  answerErrors(app, methods);
  const { auth, sites, links, appOrigin, expectFactors } = dependencies;
  guardRoutes(app, { auth, sites, guests: links.guests, hosts, appOrigin, expectFactors });
  app.register(async (scope) => registerRoutes(scope, dependencies, { methods }));
  // registered last, so it closes first: what is under way still has everything that it needs
  app.register(async (scope) => {
    scope.addHook("onClose", () => door.close());
  });
  return app;
}

/** Who has an account means what they send: a name that can't be kept is refused, not left out. */
function isOfAccount({ routeOptions }: FastifyRequest): boolean {
  const { access } = routeOptions.config;
  return access !== undefined && access.host === "app" && access.who !== "anyone";
}

function prototypeNamed(): AppError {
  return new AppError("invalid", { message: 'The name "__proto__" is not allowed.' });
}

/** Many clients call everything JSON that they send, also where they send nothing. */
function parseJson(app: FastifyInstance): void {
  const clean = app.getDefaultJsonParser("remove", "remove");
  const strict = app.getDefaultJsonParser("error", "remove");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      if (body === "") done(null, undefined);
      else if (!isOfAccount(request)) clean(request, body, done);
      else
        strict(request, body, (error, value) => {
          if (!error) done(null, value);
          else clean(request, body, (broken) => done(broken ?? prototypeNamed()));
        });
    },
  );
}

function sendError(error: unknown, reply: FastifyReply): FastifyReply {
  const { body, headers } = toErrorAnswer(error);
  const { request } = reply;
  // visitors are answered with the fields of the specification (section 8)
  const isPlain = body.status < 500 || request.routeOptions.config.access?.host === "visitors";
  return reply
    .code(body.status)
    .headers(headers)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(isPlain ? body : { ...body, requestId: request.id });
}

/** Fastify closes the connection over a body that it doesn’t read on: the answer would be lost with what is still sent. */
async function letBodyPass({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.getHeader("connection") !== "close") return;
  reply.removeHeader("connection");
  await passOver(raw);
}

/** Every error leaves through here: its public side goes out, its cause into the log. */
function answerErrors(app: FastifyInstance, methods: MethodTable): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, code } = toErrorAnswer(error).body;
    const about = { path: request.routeOptions.url };
    if (isClosedByClient(request.raw, error)) request.log.debug(about, "client closed request");
    else if (isOwnBound(error)) request.log.warn({ code, ...about }, "too much at once");
    else if (status >= 500) request.log.error({ err: error, code, ...about }, "failed");
    else if (code === "conflict" && !(error instanceof AppError))
      request.log.warn({ err: error, code, ...about }, "what it belongs to has gone");
    else request.log.debug({ code, ...about }, "refused");
    await letBodyPass(request, reply);
    return sendError(error, reply);
  });
  app.setNotFoundHandler((request) => methods.refuse(request.url.split("?", 1)[0] ?? ""));
}

/** Requests that are not even HTTP never reach a route: one answer, and the line is cut. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === "HPE_HEADER_OVERFLOW";
  endWith(socket, new AppError(isTooLarge ? "headers-too-large" : "bad-request"));
}

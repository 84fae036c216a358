import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "../auth/sessions.ts";
import type { Auth, Caller } from "../auth/auth.ts";
import { AppError } from "../errors.ts";
import type { Hosts } from "../hosts.ts";

/** Where a route answers and who may call it. Every route says both. */
export interface RouteAccess {
  /** `app`: the app's own host; `visitors`: there and on the hosts of sites; `any`: any host. */
  host: "app" | "visitors" | "any";
  /** `anyone`, or an account that is signed in, or one that runs the installation. */
  who: "anyone" | "account" | "operator";
}

declare module "fastify" {
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
  interface FastifyRequest {
    /** Set on routes for accounts; read it through `accountOf`. */
    account: Account | null;
  }
}

interface AccessOptions {
  auth: Auth;
  hosts: Hosts;
  appOrigin: string;
}

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** The account behind a request on a route whose `who` is not `anyone`. */
export function accountOf(request: FastifyRequest): Account {
  if (!request.account) throw new AppError("not-signed-in");
  return request.account;
}

export function callerOf(request: FastifyRequest): Caller {
  const headers = new Headers();
  if (request.headers.cookie !== undefined) headers.set("cookie", request.headers.cookie);
  return { headers, address: request.ip };
}

/** Backslashes, NUL and climbing out of a folder, plain or percent-encoded: nobody asks so by accident. */
function isHostilePath(url: string): boolean {
  const path = url.split("?", 1)[0] ?? "";
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return true;
  }
  return /[\0\\]|%00|%2e%2e|%2f|%5c/i.test(decoded) || decoded.split("/").includes("..");
}

/**
 * Checks every request before its route runs: the host, the path, the origin of requests
 * that change something (no form of another site can send one), and the session.
 */
export function guardRoutes(app: FastifyInstance, { auth, hosts, appOrigin }: AccessOptions): void {
  app.decorateRequest("account", null);

  app.addHook("onRoute", (route) => {
    const access = route.config?.access;
    if (access === undefined)
      throw new Error(`${route.method} ${route.url} says not who may call it.`);
  });

  app.addHook("onRequest", async (request, reply) => {
    const access = request.routeOptions.config.access ?? { host: "app", who: "anyone" };
    if (isHostilePath(request.url)) throw new AppError("bad-request");
    if (checkHost(request, reply, access)) return reply;
    const changes = !readingMethods.has(request.method);
    if (access.host === "app" && changes && request.headers.origin !== appOrigin) {
      throw new AppError("origin-refused");
    }
    if (access.who === "anyone") return;
    request.account = await auth.sessions.read(callerOf(request).headers);
    const { role } = accountOf(request);
    if (access.who === "operator" && role !== "operator") throw new AppError("not-found");
  });

  /** Says whether it has answered already. */
  function checkHost(request: FastifyRequest, reply: FastifyReply, access: RouteAccess): boolean {
    if (access.host === "any") return false;
    const kind = hosts.kindOf(request.raw);
    if (kind === "app") return false;
    if (kind === "site" && access.host === "visitors") return false;
    if (kind === "loopback" && readingMethods.has(request.method)) {
      reply.redirect(appOrigin + request.url, 302);
      return true;
    }
    throw new AppError(kind === "site" ? "not-found" : "wrong-host");
  }
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type SiteRole, isAtLeast } from "#/api/roles.ts";
import type { Auth } from "../auth/auth.ts";
import type { Caller } from "../auth/caller.ts";
import type { Account } from "../auth/sessions.ts";
import { AppError } from "../errors.ts";
import { type Hosts, withoutDot } from "./hosts.ts";
import type { Sites } from "../sites/sites.ts";

/** Where a route answers and who may call it. Every route says both. */
export interface RouteAccess {
  /** `app`: the app's own host; `visitors`: there and on the hosts of sites; `any`: any host. */
  host: "app" | "visitors" | "any";
  /**
   * `anyone`, an account that is signed in, one that runs the installation, or a member of the
   * site that `:siteId` in the route names. To everybody else a site does not exist.
   */
  who: "anyone" | "account" | "operator" | `site-${SiteRole}`;
  /** Whether a site in the trash counts as well. */
  inTrash?: boolean;
  /** Programs that open no page of the app may change something: the call's address alone says what it may. */
  anyOrigin?: boolean;
  /** Whether somebody may call it who has a share link to the site, with the link's role and no account. */
  guests?: boolean;
}

/** Somebody who works on a site by a share link. */
export interface Guest {
  /** Signs what they do; no account has such an id. */
  readonly id: string;
  /** Of all who have the link, the one with this browser: what they say is theirs. */
  readonly person: string;
  /** What the link is called; it may be empty. */
  readonly name: string;
  readonly siteId: number;
  readonly role: SiteRole;
  /** Who made the link, as an owner. */
  readonly invitedBy: string;
  /** When it was made. What was before is not for them. */
  readonly invitedAt: number;
}

/** Reads from the database at every call: a link that was revoked lets nobody in. */
export interface Guests {
  read(headers: Headers): Promise<Guest | undefined>;
  /** Whether a browser came by a link to a site, be it one that works no more. */
  cameTo(headers: Headers, siteId: number): Promise<boolean>;
}

/** The site that a route is about and what the caller may do there. */
interface SiteAccess {
  id: number;
  role: SiteRole;
}

declare module "fastify" {
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
  interface FastifyRequest {
    /** Set on routes for accounts; read it through `accountOf`. */
    account: Account | null;
    /** Set on routes for members of a site; read it through `siteOf`. */
    site: SiteAccess | null;
    /** Set on routes for guests where one calls. */
    guest: Guest | null;
    /** Set on calls that change something and need an account: whether the body took long to come. */
    isLate: (() => boolean) | null;
  }
}

interface AccessOptions {
  auth: Auth;
  sites: Pick<Sites, "roleOf">;
  guests: Guests;
  hosts: Hosts;
  appOrigin: string;
  /** Throws `second-factor-needed` where operators need another one than this account has. */
  expectFactors: (operator: Account) => Promise<void>;
}

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** The account behind a request on a route whose `who` is not `anyone`. */
export function accountOf(request: FastifyRequest): Account {
  if (!request.account) throw new AppError("not-signed-in");
  return request.account;
}

/** Who signs what a request does: an account or, on routes for guests, one of them. */
export function authorOf(request: FastifyRequest): string {
  return request.guest?.id ?? accountOf(request).id;
}

/** Who a request comes from among those who sign alike: everybody with a link is somebody of their own. */
export function personOf(request: FastifyRequest): string {
  return request.guest?.person ?? accountOf(request).id;
}

/** Whether what somebody said is a guest's, by the id of its author. */
export function isGuest(author: string): boolean {
  return author.startsWith("guest-");
}

/** The site behind a request on a route for members of a site. */
export function siteOf(request: FastifyRequest): SiteAccess {
  if (!request.site) throw new AppError("not-found");
  return request.site;
}

export function callerOf(request: FastifyRequest): Caller {
  const headers = new Headers();
  if (request.headers.cookie !== undefined) headers.set("cookie", request.headers.cookie);
  const { "user-agent": userAgent } = request.headers;
  if (userAgent !== undefined) headers.set("user-agent", userAgent);
  return { headers, address: request.ip };
}

/** What the caller of a request that began long ago may do on its site by now; undefined where the session or the access has ended. */
export async function roleNow(
  request: FastifyRequest,
  { auth, sites, guests }: Pick<AccessOptions, "auth" | "sites" | "guests">,
): Promise<SiteRole | undefined> {
  if (request.guest) {
    const guest = await guests.read(callerOf(request).headers);
    return guest?.siteId === siteOf(request).id ? guest.role : undefined;
  }
  const account = await auth.sessions.read(callerOf(request).headers);
  if (!account) return undefined;
  return sites.roleOf(siteOf(request).id, account.id, { inTrash: false });
}

const neededRole = {
  "site-viewer": "viewer",
  "site-writer": "writer",
  "site-editor": "editor",
  "site-owner": "owner",
} as const;
const isSiteRole = (who: RouteAccess["who"]): who is keyof typeof neededRole => who in neededRole;
/** A body that takes longer to come may belong to somebody who has lost access meanwhile. */
const longestBodyMs = 1_000;

function siteIdOf(request: FastifyRequest): number {
  const { params } = request;
  const text =
    typeof params === "object" && params !== null && "siteId" in params ? params.siteId : undefined;
  if (typeof text !== "string" || !/^[1-9]\d{0,14}$/.test(text)) throw new AppError("not-found");
  return Number(text);
}

/** Who is a member uses that; answers whether a guest calls. Throws `forbidden`, and `link-invalid` where a guest's link works no more. */
async function enterAsGuest(
  request: FastifyRequest,
  who: RouteAccess["who"],
  { guests, sites }: Pick<AccessOptions, "guests" | "sites">,
): Promise<boolean> {
  request.guest = null;
  const id = siteIdOf(request);
  const { account } = request;
  if (account && (await sites.roleOf(id, account.id, { inTrash: false }))) return false;
  const { headers } = callerOf(request);
  const guest = await guests.read(headers);
  if (!guest && !account && (await guests.cameTo(headers, id))) throw new AppError("link-invalid");
  if (!guest || guest.siteId !== id || !isSiteRole(who)) return false;
  if (!isAtLeast(guest.role, neededRole[who])) throw new AppError("forbidden");
  request.guest = guest;
  request.site = { id, role: guest.role };
  return true;
}

/** Backslashes, control characters and climbing out of a folder, plain or percent-encoded: nobody asks so by accident. */
function isHostilePath(url: string): boolean {
  const path = url.split("?", 1)[0] ?? "";
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return true;
  }
  return /[\p{Cc}\\]|%00|%2e%2e|%2f|%5c/iu.test(decoded) || decoded.split("/").includes("..");
}

/**
 * Checks every request before its route runs: the host, the path, the origin of requests
 * that change something (no form of another site can send one), and the session.
 */
export function guardRoutes(
  app: FastifyInstance,
  { auth, sites, guests, hosts, appOrigin, expectFactors }: AccessOptions,
): void {
  app.decorateRequest("account", null);
  app.decorateRequest("site", null);
  app.decorateRequest("guest", null);
  app.decorateRequest("isLate", null);

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
    const isForeign = access.anyOrigin !== true && request.headers.origin !== appOrigin;
    if (access.host === "app" && changes && isForeign) throw new AppError("origin-refused");
    if (access.who === "anyone") return;
    await checkCaller(request, access);
    if (!changes) return;
    const since = performance.now();
    request.isLate = () => performance.now() - since > longestBodyMs;
  });

  // a body that trickles in outlives no session and no role
  app.addHook("preHandler", async (request) => {
    const { access } = request.routeOptions.config;
    if (access && request.isLate?.()) await checkCaller(request, access);
  });

  async function checkCaller(request: FastifyRequest, access: RouteAccess): Promise<void> {
    request.account = await auth.sessions.read(callerOf(request).headers);
    if (access.guests !== true || !(await enterAsGuest(request, access.who, { guests, sites })))
      await checkWho(request, access);
  }

  async function checkWho(request: FastifyRequest, { who, inTrash = false }: RouteAccess) {
    const { id: userId, role: accountRole } = accountOf(request);
    if (who === "anyone" || who === "account") return;
    if (who === "operator") {
      if (accountRole !== "operator") throw new AppError("not-found");
      return expectFactors(accountOf(request));
    }
    const id = siteIdOf(request);
    const role = await sites.roleOf(id, userId, { inTrash });
    if (role === undefined) throw new AppError("not-found");
    if (!isAtLeast(role, neededRole[who])) throw new AppError("forbidden");
    request.site = { id, role };
  }

  /** Says whether it has answered already. */
  function checkHost(request: FastifyRequest, reply: FastifyReply, access: RouteAccess): boolean {
    if (access.host === "any") return false;
    const kind = hosts.kindOf(hosts.hostnameOf(request.raw));
    if (kind === "app") return false;
    if (kind === "site" && access.host === "visitors") return false;
    const reads = readingMethods.has(request.method);
    if (kind === "loopback" && reads) {
      reply.redirect(appOrigin + request.url, 302);
      return true;
    }
    if (kind === "dotted" && reads) {
      reply.redirect(withoutDot(request.raw), 301);
      return true;
    }
    throw new AppError(kind === "site" ? "not-found" : "wrong-host");
  }
}

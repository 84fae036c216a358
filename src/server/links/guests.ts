import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { linkSessionSchema, linkTokenSchema } from "#/api/links.ts";
import { networkOf } from "../limits/network.ts";
import type { LimitOfAll } from "../limits/limit-of-all.ts";
import { newToken, tokenHash } from "../auth/tokens.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import type { Guests } from "../http/access.ts";
import type { LinkSessions } from "./link-sessions.ts";

const cookieName = "__Host-guest";

/** The link's key, the session, and what tells the browser from others with the link; older cookies have no third. */
const cookiePattern = /(?:^|;\s*)__Host-guest=([a-z0-9]{12})\.([\w-]{43})(?:\.([\w-]{43}))?(?:;|$)/;

function readCookie(cookies: string | undefined | null) {
  const [, key, session, person = session] = cookiePattern.exec(cookies ?? "") ?? [];
  return key && session && person ? { key, session, person } : undefined;
}

/** Tells others nothing of the secret, nor that somebody has two links. */
function personId(link: number, secret: string): string {
  return `guest-${link}-${tokenHash(`${link} ${secret}`).slice(0, 16)}`;
}

/** Reads who works on a site by a link. What they do to the site is signed with the link. */
export function createGuests(sessions: LinkSessions): Guests {
  return {
    async read(headers) {
      const cookie = readCookie(headers.get("cookie"));
      const link = cookie && (await sessions.read("share", cookie.key, cookie.session));
      if (!link || link.role === null) return undefined;
      const { id, name, siteId, role, authorId: invitedBy, createdAt: invitedAt } = link;
      const person = personId(id, cookie.person);
      return { id: `guest-${id}`, person, name, siteId, role, invitedBy, invitedAt };
    },
    async cameTo(headers, siteId) {
      const cookie = readCookie(headers.get("cookie"));
      return cookie !== undefined && (await sessions.siteOf("share", cookie.key)) === siteId;
    },
  };
}

const anyone = { access: { host: "app", who: "anyone" } } as const;

/** Exchanges the secret of a share link for a session (R10). A try counts before it is checked. */
export function guestRoutes(
  instance: FastifyInstance,
  { sessions, clock, tries }: { sessions: LinkSessions; clock: Clock; tries: LimitOfAll },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  async function open(key: string, secret: string) {
    const found = await sessions.find("share", key, secret);
    const begun = found && (await sessions.begin(found));
    const { siteId = 0, role = null } = found?.link ?? {};
    if (!begun || role === null) throw new AppError("link-invalid");
    return { siteId, role, begun };
  }

  app.post(
    "/api/v1/links/sessions",
    { config: anyone, schema: { body: linkTokenSchema, response: { 200: linkSessionSchema } } },
    async (request, reply) => {
      const network = networkOf(request.ip);
      const { wait, giveBack } = await tries.take(network);
      if (wait > 0) throw new AppError("too-many-requests", { retryAfter: wait / 1_000 });
      const [key = "", secret = ""] = request.body.token.split(".");
      const { siteId, role, begun } = await open(key, secret).catch(async (error: unknown) => {
        await giveBack();
        throw error;
      });
      const seconds = Math.max(1, Math.floor((begun.expiresAt - clock.now()) / 1_000));
      // who opens the link again stays who they are
      const person = readCookie(request.headers.cookie)?.person ?? newToken();
      const cookie = `${cookieName}=${key}.${begun.session}.${person}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`;
      reply.header("set-cookie", cookie).header("cache-control", "no-store");
      return { siteId, role };
    },
  );
}

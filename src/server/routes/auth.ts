import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { passwordChangeSchema, sessionSchema, signInLinkSchema, signInSchema } from "#/api/auth.ts";
import type { Auth } from "../auth/auth.ts";
import { longestSessionDays } from "../auth/sessions.ts";
import { accountOf, callerOf } from "../http/access.ts";

/** By method and pattern. */
export const authRouteList = [
  "POST /api/v1/auth/sign-in",
  "POST /api/v1/auth/sign-in-link",
  "POST /api/v1/auth/sign-out",
  "GET /api/v1/auth/session",
  "POST /api/v1/auth/password",
] as const;

interface AuthRoutesOptions {
  auth: Auth;
  /** Told of whoever has changed their password. */
  onPasswordChanged: (request: FastifyRequest) => Promise<void>;
}

const anyone = { access: { host: "app", who: "anyone" } } as const;
const account = { access: { host: "app", who: "account" } } as const;
const done = { 204: z.null().describe("Done.") };

function sendCookies(reply: FastifyReply, cookies: string[]): FastifyReply {
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  return reply;
}

/** Signing in and out. Each answers 204 and the session's cookie. */
export function authRoutes(
  instance: FastifyInstance,
  { auth, onPasswordChanged }: AuthRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    "/api/v1/auth/sign-in",
    { config: anyone, schema: { body: signInSchema, response: done } },
    async (request, reply) => {
      const cookies = await auth.signIn(callerOf(request), request.body);
      return sendCookies(reply, cookies).code(204).send(null);
    },
  );

  app.post(
    "/api/v1/auth/sign-in-link",
    { config: anyone, schema: { body: signInLinkSchema, response: done } },
    async (request, reply) => {
      const cookies = await auth.signInByLink(callerOf(request), request.body);
      return sendCookies(reply, cookies).code(204).send(null);
    },
  );

  app.post(
    "/api/v1/auth/sign-out",
    { config: anyone, schema: { response: done } },
    async (request, reply) => {
      const { cookies } = await auth.sessions.close(callerOf(request).headers);
      return sendCookies(reply, cookies).code(204).send(null);
    },
  );

  app.get(
    "/api/v1/auth/session",
    { config: anyone, schema: { response: { 200: sessionSchema } } },
    async (request, reply) => {
      const session = await auth.sessions.refresh(callerOf(request).headers);
      sendCookies(reply, session.cookies).header("cache-control", "no-store");
      if (!session.account)
        return { account: null, ...(session.hasLasted && { endedAfterDays: longestSessionDays }) };
      const stored = await auth.accounts.byId(session.account.id);
      return { account: { ...session.account, hasPassword: stored?.passwordHash !== undefined } };
    },
  );

  app.post(
    "/api/v1/auth/password",
    { config: account, schema: { body: passwordChangeSchema, response: done } },
    async (request, reply) => {
      const caller = callerOf(request);
      const cookies = await auth.changePassword(caller, accountOf(request), request.body);
      await onPasswordChanged(request);
      return sendCookies(reply, cookies).code(204).send(null);
    },
  );
}

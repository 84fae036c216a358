import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  newPasskeySchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
  passkeySchema,
  passkeySignInSchema,
  passkeyWishSchema,
  passkeysSchema,
} from "#/api/passkeys.ts";
import type { Auth } from "../auth/auth.ts";
import { networkOf } from "../limits/network.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { accountOf, callerOf } from "../http/access.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import type { NotifyOfSecurity } from "./security-notices.ts";

const anyone = { access: { host: "app", who: "anyone" } } as const;
const account = { access: { host: "app", who: "account" } } as const;
const done = { 204: z.null().describe("Done.") };
const params = z.object({ passkeyId: z.string().max(1_400) });
const url = "/api/v1/auth/passkeys";

/** Ties a challenge to the browser that was asked, which has no session yet. */
const browserCookie = "__Host-passkey";
const cookieRest = "Path=/; HttpOnly; Secure; SameSite=Strict";
const quarterHourMs = 15 * 60_000;
/** Challenges of one network in a quarter of an hour. */
const signInsPerNetwork = 60;

function browserOf({ headers }: FastifyRequest): string {
  return /(?:^|; *)__Host-passkey=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? "")?.[1] ?? "";
}

/** The passkeys of whoever is signed in. */
function ownPasskeyRoutes(
  instance: FastifyInstance,
  { auth, notify }: Pick<PasskeyRoutesOptions, "auth" | "notify">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { passkeys } = auth;

  app.get(
    url,
    { config: account, schema: { response: { 200: passkeysSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return passkeys.list(accountOf(request).id);
    },
  );

  app.post(
    `${url}/options`,
    {
      config: account,
      schema: { body: passkeyWishSchema, response: { 200: passkeyOptionsSchema } },
    },
    async (request, reply) => {
      await auth.prove(callerOf(request), accountOf(request), request.body);
      reply.header("cache-control", "no-store");
      return passkeys.beginAdding(accountOf(request));
    },
  );

  app.post(
    url,
    { config: account, schema: { body: newPasskeySchema, response: { 201: passkeySchema } } },
    async (request, reply) => {
      const added = await passkeys.add(accountOf(request), request.body);
      await notify(request, "passkeyAdded");
      return reply.code(201).send(added);
    },
  );

  app.patch(
    `${url}/:passkeyId`,
    { config: account, schema: { params, body: passkeyNameSchema, response: done } },
    async (request, reply) => {
      const { id } = accountOf(request);
      await passkeys.rename(id, request.params.passkeyId, request.body.name);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${url}/:passkeyId`,
    { config: account, schema: { params, response: done } },
    async (request, reply) => {
      await passkeys.remove(accountOf(request).id, request.params.passkeyId);
      await notify(request, "passkeyRemoved");
      return reply.code(204).send(null);
    },
  );
}

interface PasskeyRoutesOptions {
  auth: Auth;
  notify: NotifyOfSecurity;
  database: Database;
  clock: Clock;
}

/** Passkeys: one's own, and signing in with one. */
export function passkeyRoutes(
  instance: FastifyInstance,
  { auth, database, clock, notify }: PasskeyRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const counts = createSharedCounts({ database, clock, windowMs: quarterHourMs });
  ownPasskeyRoutes(instance, { auth, notify });

  app.post(
    "/api/v1/auth/passkey-sign-in/options",
    { config: anyone, schema: { response: { 200: passkeyOptionsSchema } } },
    async (request, reply) => {
      const [count] = await counts.add([`passkeys from ${networkOf(request.ip)}`]);
      if (count && count.n > signInsPerNetwork)
        throw new AppError("too-many-requests", {
          retryAfter: (count.until - clock.now()) / 1_000,
        });
      const browser = randomBytes(32).toString("base64url");
      const options = await auth.passkeys.beginSignIn(browser);
      reply.header("set-cookie", `${browserCookie}=${browser}; Max-Age=300; ${cookieRest}`);
      reply.header("cache-control", "no-store");
      return options;
    },
  );

  app.post(
    "/api/v1/auth/passkey-sign-in",
    { config: anyone, schema: { body: passkeySignInSchema, response: done } },
    async (request, reply) => {
      const userId = await auth.passkeys.check(browserOf(request), request.body.response);
      const cookies = await auth.beginByPasskey(callerOf(request), userId);
      reply.header("set-cookie", [...cookies, `${browserCookie}=; Max-Age=0; ${cookieRest}`]);
      return reply.code(204).send(null);
    },
  );
}

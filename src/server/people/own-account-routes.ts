import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { accountChangeSchema, ownSessionSchema } from "#/api/auth.ts";
import type { Auth } from "../auth/auth.ts";
import { createOwnAccount } from "../auth/own-account.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { accountOf } from "../http/access.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import type { NotifyOfSecurity } from "./security-notices.ts";
import { secondFactorRoutes } from "./second-factor-routes.ts";

/** By method and pattern, those of its codes and passkeys too. */
export const ownAccountRouteList = [
  "PATCH /api/v1/auth/account",
  "GET /api/v1/auth/sessions",
  "DELETE /api/v1/auth/sessions",
  "DELETE /api/v1/auth/sessions/:sessionId",
  "GET /api/v1/auth/second-factor",
  "POST /api/v1/auth/second-factor",
  "POST /api/v1/auth/second-factor/confirmation",
  "POST /api/v1/auth/second-factor/recovery-codes",
  "POST /api/v1/auth/second-factor/removal",
  "GET /api/v1/auth/passkeys",
  "POST /api/v1/auth/passkeys/options",
  "POST /api/v1/auth/passkeys",
  "PATCH /api/v1/auth/passkeys/:passkeyId",
  "DELETE /api/v1/auth/passkeys/:passkeyId",
  "POST /api/v1/auth/passkey-sign-in/options",
  "POST /api/v1/auth/passkey-sign-in",
];

const account = { access: { host: "app", who: "account" } } as const;
const done = { 204: z.null().describe("Done.") };

interface OwnAccountOptions {
  auth: Auth;
  notify: NotifyOfSecurity;
  database: Database;
  clock: Clock;
}

/** The name of whoever is signed in, where they are, and by what they sign in beside a password. */
export function ownAccountRoutes(instance: FastifyInstance, options: OwnAccountOptions): void {
  const { database, clock } = options;
  secondFactorRoutes(instance, options);
  passkeyRoutes(instance, options);
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const own = createOwnAccount(database, clock);

  app.patch(
    "/api/v1/auth/account",
    { config: account, schema: { body: accountChangeSchema, response: done } },
    async (request, reply) => {
      await own.rename(accountOf(request), request.body.name);
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/v1/auth/sessions",
    { config: account, schema: { response: { 200: z.array(ownSessionSchema) } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return own.sessions(accountOf(request));
    },
  );

  app.delete(
    "/api/v1/auth/sessions",
    { config: account, schema: { response: done } },
    async (request, reply) => {
      await own.endOthers(accountOf(request));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/api/v1/auth/sessions/:sessionId",
    {
      config: account,
      schema: { params: z.object({ sessionId: z.string().max(64) }), response: done },
    },
    async (request, reply) => {
      await own.endSession(accountOf(request), request.params.sessionId);
      return reply.code(204).send(null);
    },
  );
}

import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Transaction } from "kysely";
import {
  type Acceptance,
  acceptanceSchema,
  acceptedSchema,
  invitationTokenSchema,
  offerSchema,
} from "#/api/people.ts";
import type { Auth } from "../auth/auth.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { callerOf } from "../http/access.ts";
import type { Offers } from "./offers.ts";

const anyone = { access: { host: "app", who: "anyone" } } as const;

/** Reading and accepting invitations, with an account or by making one. */
export function offerRoutes(
  instance: FastifyInstance,
  { auth, offers }: { auth: Auth; offers: Offers },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  /** Makes the account of whoever has none yet; its password is looked at only for a link that works. */
  async function newcomer(
    address: string,
    token: string,
    { name, password }: NonNullable<Acceptance["account"]>,
  ) {
    const { email, site } = await offers.read(token);
    if (await auth.accounts.find(email)) throw new AppError("account-exists");
    const passwordHash = await auth.hashNew(address, password, [email, name, site]);
    return (transaction: Transaction<Schema>) =>
      auth.accounts.insert(transaction, { email, name, role: "owner", passwordHash });
  }

  async function accept(request: FastifyRequest, { token, account }: Acceptance) {
    const caller = callerOf(request);
    const signedIn = await auth.sessions.read(caller.headers);
    if (signedIn) {
      const siteId = await offers.accept(token, async () => signedIn.id);
      return { siteId, cookies: [] };
    }
    if (!account) throw new AppError("not-signed-in");
    const insert = await newcomer(caller.address, token, account);
    let userId = "";
    const siteId = await offers.accept(token, async (transaction) => {
      userId = await insert(transaction);
      return userId;
    });
    return { siteId, cookies: await auth.begin(caller, userId) };
  }

  app.post(
    "/api/v1/invitations/read",
    { config: anyone, schema: { body: invitationTokenSchema, response: { 200: offerSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return offers.read(request.body.token);
    },
  );

  app.post(
    "/api/v1/invitations/accept",
    { config: anyone, schema: { body: acceptanceSchema, response: { 200: acceptedSchema } } },
    async (request, reply) => {
      const { siteId, cookies } = await accept(request, request.body);
      if (cookies.length > 0) reply.header("set-cookie", cookies);
      return { siteId };
    },
  );
}

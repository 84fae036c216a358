import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  emailChangeSchema,
  emailLinkSchema,
  emailStepSchema,
  emailTokenSchema,
  madeEmailChangeSchema,
  pendingEmailChangeSchema,
} from "#/api/email-change.ts";
import type { Auth } from "../auth/auth.ts";
import { accountOf, callerOf } from "../http/access.ts";
import type { EmailChanges } from "./email-changes.ts";

const anyone = { access: { host: "app", who: "anyone" } } as const;
const account = { access: { host: "app", who: "account" } } as const;
const done = { 204: z.null().describe("Done.") };

/** Another address for an account: asked for with the password, and agreed to by both addresses. */
export function emailChangeRoutes(
  instance: FastifyInstance,
  { auth, changes }: { auth: Auth; changes: EmailChanges },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/v1/auth/email-change",
    { config: account, schema: { response: { 200: pendingEmailChangeSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return { change: await changes.open(accountOf(request).id) };
    },
  );

  app.post(
    "/api/v1/auth/email-change",
    {
      config: account,
      schema: { body: emailChangeSchema, response: { 201: madeEmailChangeSchema } },
    },
    async (request, reply) => {
      const { email, language, ...proof } = request.body;
      await auth.prove(callerOf(request), accountOf(request), proof);
      const made = await changes.request(accountOf(request), { email, language });
      return reply.code(201).header("cache-control", "no-store").send(made);
    },
  );

  app.delete(
    "/api/v1/auth/email-change",
    { config: account, schema: { response: done } },
    async (request, reply) => {
      await changes.cancel(accountOf(request).id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/v1/email-changes/read",
    { config: anyone, schema: { body: emailTokenSchema, response: { 200: emailLinkSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return changes.read(request.body.token);
    },
  );

  app.post(
    "/api/v1/email-changes/confirm",
    { config: anyone, schema: { body: emailTokenSchema, response: { 200: emailStepSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return changes.confirm(request.body.token);
    },
  );
}

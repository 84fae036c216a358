import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { proofSchema } from "#/api/auth.ts";
import {
  codeAppSchema,
  codeConfirmationSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from "#/api/second-factor.ts";
import type { Auth } from "../auth/auth.ts";
import { accountOf, callerOf } from "../http/access.ts";
import type { NotifyOfSecurity } from "./security-notices.ts";

const account = { access: { host: "app", who: "account" } } as const;
const done = { 204: z.null().describe("Done.") };
const url = "/api/v1/auth/second-factor";

/** The codes of an app that are asked after the password. What lets others in is asked to be proven first. */
export function secondFactorRoutes(
  instance: FastifyInstance,
  { auth, notify }: { auth: Auth; notify: NotifyOfSecurity },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { secondFactor } = auth;

  app.get(
    url,
    { config: account, schema: { response: { 200: secondFactorSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return secondFactor.info(accountOf(request).id);
    },
  );

  app.post(
    url,
    { config: account, schema: { body: proofSchema, response: { 200: codeAppSchema } } },
    async (request, reply) => {
      await auth.prove(callerOf(request), accountOf(request), request.body);
      reply.header("cache-control", "no-store");
      return secondFactor.begin(accountOf(request));
    },
  );

  app.post(
    `${url}/confirmation`,
    {
      config: account,
      schema: { body: codeConfirmationSchema, response: { 200: recoveryCodesSchema } },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const codes = await secondFactor.confirm(accountOf(request), request.body.code);
      await notify(request, "codesOn");
      return { codes };
    },
  );

  app.post(
    `${url}/recovery-codes`,
    { config: account, schema: { body: proofSchema, response: { 200: recoveryCodesSchema } } },
    async (request, reply) => {
      await auth.prove(callerOf(request), accountOf(request), request.body);
      reply.header("cache-control", "no-store");
      return { codes: await secondFactor.renew(accountOf(request).id) };
    },
  );

  app.post(
    `${url}/removal`,
    { config: account, schema: { body: proofSchema, response: done } },
    async (request, reply) => {
      await auth.prove(callerOf(request), accountOf(request), request.body);
      await secondFactor.remove(accountOf(request).id);
      await notify(request, "codesOff");
      return reply.code(204).send(null);
    },
  );
}

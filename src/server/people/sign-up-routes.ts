import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  signUpConfirmationSchema,
  signUpSchema,
  signUpTokenSchema,
  signUpsSchema,
} from "#/api/sign-up.ts";
import type { Auth } from "../auth/auth.ts";
import { networkOf } from "../limits/network.ts";
import { callerOf } from "../http/access.ts";
import type { SignUps } from "./sign-ups.ts";

const config = { access: { host: "app", who: "anyone" } } as const;
const url = "/api/v1/auth/sign-ups";

/** Accounts that people make for themselves: an address first, name and password by the link that it gets. */
export function signUpRoutes(
  instance: FastifyInstance,
  { auth, signUps }: { auth: Auth; signUps: SignUps },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(url, { config, schema: { response: { 200: signUpsSchema } } }, async () => ({
    isOpen: await signUps.isOpen(),
  }));

  app.post(
    url,
    {
      config,
      schema: {
        body: signUpSchema,
        response: { 204: z.null().describe("Taken, whether there is such an account or not.") },
      },
    },
    async (request, reply) => {
      await signUps.request(networkOf(request.ip), request.body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${url}/read`,
    {
      config,
      schema: { body: signUpTokenSchema, response: { 200: z.object({ email: z.string() }) } },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return { email: await signUps.read(request.body.token) };
    },
  );

  app.post(
    `${url}/confirm`,
    {
      config,
      schema: { body: signUpConfirmationSchema, response: { 204: z.null().describe("Done.") } },
    },
    async (request, reply) => {
      const { token, account } = request.body;
      const caller = callerOf(request);
      const userId = await signUps.confirm(caller.address, token, account);
      reply.header("set-cookie", await auth.begin(caller, userId));
      return reply.code(204).send(null);
    },
  );
}

import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { passwordResetSchema, passwordResetsSchema } from "#/api/auth.ts";
import { contactLink } from "#/lib/contact-link.ts";
import { networkOf } from "../limits/network.ts";
import type { PasswordResets } from "./password-resets.ts";

const anyone = { access: { host: "app", who: "anyone" } } as const;

/** Links for those who have forgotten their password. */
export function passwordResetRoutes(
  instance: FastifyInstance,
  { resets, delivers }: { resets: PasswordResets; delivers: boolean },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/v1/auth/password-resets",
    { config: anyone, schema: { response: { 200: passwordResetsSchema } } },
    async () => {
      const contact = await resets.contact();
      if (contact === undefined) return { sendsMail: delivers };
      return { sendsMail: delivers, contact, contactLink: contactLink(contact) };
    },
  );

  app.post(
    "/api/v1/auth/password-resets",
    {
      config: anyone,
      schema: {
        body: passwordResetSchema,
        response: { 204: z.null().describe("Taken, whether there is such an account or not.") },
      },
    },
    async (request, reply) => {
      await resets.request(networkOf(request.ip), request.body);
      return reply.code(204).send(null);
    },
  );
}

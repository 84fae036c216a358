import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  accountInvitationSchema,
  listedInvitationSchema,
  madeAccountInvitationSchema,
} from "#/api/operator-people.ts";
import { listQuerySchema } from "#/api/sites.ts";
import { accountOf } from "../http/access.ts";
import type { AccountInvitations } from "./account-invitations.ts";

const config = { access: { host: "app", who: "operator" } } as const;
const invitations = "/api/v1/operator/invitations";
const invitationParams = z.object({ invitationId: z.string().regex(/^[\w-]{43}$/) });

export const invitationRouteList = [
  `GET ${invitations}`,
  `POST ${invitations}`,
  `DELETE ${invitations}/:invitationId`,
] as const;

/** Who is invited to have an account. */
export function invitationRoutes(
  instance: FastifyInstance,
  { invited }: { invited: AccountInvitations },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    invitations,
    {
      config,
      schema: { querystring: listQuerySchema, response: { 200: z.array(listedInvitationSchema) } },
    },
    async (request, reply) => {
      const found = await invited.list(request.query);
      reply.header("x-total-count", found.total).header("cache-control", "no-store");
      return found.invitations;
    },
  );

  app.post(
    invitations,
    {
      config,
      schema: { body: accountInvitationSchema, response: { 200: madeAccountInvitationSchema } },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return invited.create(accountOf(request).id, request.body);
    },
  );

  app.delete(
    `${invitations}/:invitationId`,
    {
      config,
      schema: { params: invitationParams, response: { 204: z.null().describe("Withdrawn.") } },
    },
    async (request, reply) => {
      await invited.withdraw(accountOf(request).id, request.params.invitationId);
      return reply.code(204).send(null);
    },
  );
}

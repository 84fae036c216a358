import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  madeInvitationSchema,
  newInvitationSchema,
  peopleSchema,
  renewedInvitationSchema,
  roleChangeSchema,
} from "#/api/people.ts";
import { isAtLeast } from "#/api/roles.ts";
import { AppError } from "../errors.ts";
import { accountOf, siteOf } from "../http/access.ts";
import type { Invitations } from "./invitations.ts";
import type { Members } from "./members.ts";

interface PeopleRoutesOptions {
  members: Members;
  invitations: Invitations;
  delivers: boolean;
}

const viewer = { access: { host: "app", who: "site-viewer" } } as const;
const owner = { access: { host: "app", who: "site-owner" } } as const;
const done = { 204: z.null().describe("Done.") };
const personParams = z.object({ siteId: z.string(), userId: z.string().max(64) });
const invitationParams = z.object({
  siteId: z.string(),
  invitationId: z.coerce.number().int().min(1).max(999_999_999_999_999),
});

/** Who works on a site, and who was asked to. */
export function peopleRoutes(
  instance: FastifyInstance,
  { members, invitations, delivers }: PeopleRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/v1/sites/:siteId/people",
    { config: viewer, schema: { response: { 200: peopleSchema } } },
    async (request, reply) => {
      const { id: siteId, role } = siteOf(request);
      reply.header("cache-control", "no-store");
      return {
        people: await members.list(siteId, { id: accountOf(request).id, role }),
        invitations: role === "owner" ? await invitations.list(siteId) : [],
        sendsMail: delivers,
      };
    },
  );

  app.patch(
    "/api/v1/sites/:siteId/people/:userId",
    { config: owner, schema: { params: personParams, body: roleChangeSchema, response: done } },
    async (request, reply) => {
      await members.setRole(siteOf(request).id, request.params.userId, request.body.role);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/api/v1/sites/:siteId/people/:userId",
    { config: viewer, schema: { params: personParams, response: done } },
    async (request, reply) => {
      const { id: siteId, role } = siteOf(request);
      const { id: self } = accountOf(request);
      const userId = request.params.userId === "me" ? self : request.params.userId;
      if (userId !== self && !isAtLeast(role, "owner")) throw new AppError("forbidden");
      await members.remove(siteId, userId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/v1/sites/:siteId/invitations",
    {
      config: owner,
      schema: { body: newInvitationSchema, response: { 201: madeInvitationSchema } },
    },
    async (request, reply) => {
      const made = await invitations.create(siteOf(request).id, accountOf(request), request.body);
      return reply.code(201).header("cache-control", "no-store").send(made);
    },
  );

  app.post(
    "/api/v1/sites/:siteId/invitations/:invitationId/link",
    {
      config: owner,
      schema: {
        params: invitationParams,
        body: renewedInvitationSchema,
        response: { 200: madeInvitationSchema },
      },
    },
    async (request, reply) => {
      const renewal = { id: request.params.invitationId, ...request.body };
      reply.header("cache-control", "no-store");
      return invitations.renew(siteOf(request).id, accountOf(request), renewal);
    },
  );

  app.delete(
    "/api/v1/sites/:siteId/invitations/:invitationId",
    { config: owner, schema: { params: invitationParams, response: done } },
    async (request, reply) => {
      await invitations.withdraw(siteOf(request).id, request.params.invitationId);
      return reply.code(204).send(null);
    },
  );
}

import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  accountInvitationSchema,
  listedInvitationSchema,
  listedPersonSchema,
  madeAccountInvitationSchema,
  operatorPeopleQuerySchema,
  personChangeSchema,
} from "#/api/operator-people.ts";
import { listQuerySchema } from "#/api/sites.ts";
import { accountOf } from "../http/access.ts";
import type { AccountInvitations } from "./account-invitations.ts";
import type { ChangePerson } from "./change-person.ts";
import type { PersonList } from "./person-list.ts";

const config = { access: { host: "app", who: "operator" } } as const;
const people = "/api/v1/operator/people";
const invitations = "/api/v1/operator/invitations";
const personParams = z.object({ userId: z.string().max(64) });
const invitationParams = z.object({ invitationId: z.string().regex(/^[\w-]{43}$/) });

export const operatorPeopleRouteList = [
  `GET ${people}`,
  `GET ${people}/:userId`,
  `PATCH ${people}/:userId`,
  `GET ${invitations}`,
  `POST ${invitations}`,
  `DELETE ${invitations}/:invitationId`,
] as const;

interface PeopleRoutesOptions {
  list: PersonList;
  change: ChangePerson;
  invited: AccountInvitations;
}

/** All accounts of the installation, and who is invited to have one. */
export function operatorPeopleRoutes(
  instance: FastifyInstance,
  options: PeopleRoutesOptions,
): void {
  accountRoutes(instance, options);
  invitationRoutes(instance, options);
}

function accountRoutes(
  instance: FastifyInstance,
  { list, change }: Pick<PeopleRoutesOptions, "list" | "change">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    people,
    {
      config,
      schema: {
        querystring: operatorPeopleQuerySchema,
        response: { 200: z.array(listedPersonSchema) },
      },
    },
    async (request, reply) => {
      const found = await list.list(accountOf(request).id, request.query);
      reply.header("x-total-count", found.total).header("cache-control", "no-store");
      return found.people;
    },
  );

  app.get(
    `${people}/:userId`,
    { config, schema: { params: personParams, response: { 200: listedPersonSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return list.read(accountOf(request).id, request.params.userId);
    },
  );

  app.patch(
    `${people}/:userId`,
    {
      config,
      schema: {
        params: personParams,
        body: personChangeSchema,
        response: { 200: listedPersonSchema },
      },
    },
    async (request) => {
      const { userId } = request.params;
      const { id } = accountOf(request);
      await change(userId, id, request.body);
      return list.read(id, userId);
    },
  );
}

function invitationRoutes(
  instance: FastifyInstance,
  { invited }: Pick<PeopleRoutesOptions, "invited">,
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

import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  listedPersonSchema,
  madePasswordLinkSchema,
  operatorPeopleQuerySchema,
  personChangeSchema,
} from "#/api/operator-people.ts";
import { accountOf } from "../http/access.ts";
import type { ChangePerson } from "./change-person.ts";
import type { MakePasswordLink } from "./password-links.ts";
import type { PersonList } from "./person-list.ts";

const config = { access: { host: "app", who: "operator" } } as const;
const people = "/api/v1/operator/people";
const personParams = z.object({ userId: z.string().max(64) });

export const operatorPeopleRouteList = [
  `GET ${people}`,
  `GET ${people}/:userId`,
  `PATCH ${people}/:userId`,
  `POST ${people}/:userId/password-link`,
] as const;

interface PeopleRoutesOptions {
  list: PersonList;
  change: ChangePerson;
  makePasswordLink: MakePasswordLink;
}

/** All accounts of the installation. */
export function operatorPeopleRoutes(
  instance: FastifyInstance,
  { list, change, makePasswordLink }: PeopleRoutesOptions,
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

  app.post(
    `${people}/:userId/password-link`,
    { config, schema: { params: personParams, response: { 200: madePasswordLinkSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return makePasswordLink(request.params.userId, accountOf(request).id);
    },
  );
}

import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  domainRemovalSchema,
  listedDomainSchema,
  operatorDomainsQuerySchema,
} from "#/api/operator-domains.ts";
import type { OperatorDomainDeeds } from "../domains/operator-deeds.ts";
import { accountOf } from "../http/access.ts";
import type { DomainList } from "./domain-list.ts";

const config = { access: { host: "app", who: "operator" } } as const;
const url = "/api/v1/operator/domains";
const params = z.object({ domainId: z.coerce.number().int().min(1).max(999_999_999_999_999) });

export const operatorDomainRouteList = [
  `GET ${url}`,
  `POST ${url}/:domainId/check`,
  `POST ${url}/:domainId/removal`,
] as const;

interface DomainRoutesOptions {
  readonly list: DomainList;
  readonly deeds: OperatorDomainDeeds;
}

/** The domains of all sites. */
export function operatorDomainRoutes(
  instance: FastifyInstance,
  { list, deeds }: DomainRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    url,
    {
      config,
      schema: {
        querystring: operatorDomainsQuerySchema,
        response: { 200: z.array(listedDomainSchema) },
      },
    },
    async (request, reply) => {
      const { domains, total } = await list.list(request.query);
      reply.header("x-total-count", total).header("cache-control", "no-store");
      return domains;
    },
  );

  app.post(
    `${url}/:domainId/check`,
    { config, schema: { params, response: { 200: listedDomainSchema } } },
    async (request) => {
      const { domainId } = request.params;
      await deeds.check(domainId);
      return list.read(domainId);
    },
  );

  app.post(
    `${url}/:domainId/removal`,
    {
      config,
      schema: {
        params,
        body: domainRemovalSchema,
        response: { 204: z.null().describe("Done.") },
      },
    },
    async (request, reply) => {
      const { reason } = request.body;
      await deeds.remove(request.params.domainId, { operatorId: accountOf(request).id, reason });
      return reply.code(204).send(null);
    },
  );
}

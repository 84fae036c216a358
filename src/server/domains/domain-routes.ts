import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { domainChangeSchema, domainSchema, domainsSchema, newDomainSchema } from "#/api/domains.ts";
import { AppError } from "../errors.ts";
import { accountOf, siteOf } from "../http/access.ts";
import type { Sites } from "../sites/sites.ts";
import type { SiteDomains } from "./domains.ts";
import { reachRoute } from "./reach-proof.ts";

const viewer = { access: { host: "app", who: "site-viewer" } } as const;
const owner = { access: { host: "app", who: "site-owner" } } as const;
const url = "/api/v1/sites/:siteId/domains";
const params = z.object({
  siteId: z.string(),
  domainId: z.coerce.number().int().min(1).max(999_999_999_999_999),
});
const done = { 204: z.null().describe("Done.") };

/** The routes of domains; the last ones are the proxy's, and what shows that a name leads here. */
export const domainRouteList = [
  `GET ${url}`,
  `POST ${url}`,
  `POST ${url}/:domainId/check`,
  `PATCH ${url}/:domainId`,
  `DELETE ${url}/:domainId`,
  "GET /internal/domains/check",
  reachRoute,
] as const;

/** The domains of a site. */
export function domainRoutes(
  instance: FastifyInstance,
  { domains, sites }: { domains: SiteDomains; sites: Pick<Sites, "roleOf"> },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    url,
    { config: viewer, schema: { response: { 200: domainsSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return domains.list(siteOf(request).id);
    },
  );

  app.post(
    url,
    { config: owner, schema: { body: newDomainSchema, response: { 201: domainSchema } } },
    async (request, reply) =>
      reply.code(201).send(await domains.add(siteOf(request).id, request.body.host)),
  );

  app.post(
    `${url}/:domainId/check`,
    { config: owner, schema: { params, response: { 200: domainSchema } } },
    async (request) => domains.check(siteOf(request).id, request.params.domainId),
  );

  app.patch(
    `${url}/:domainId`,
    {
      config: owner,
      schema: { params, body: domainChangeSchema, response: { 200: domainSchema, ...done } },
    },
    async (request, reply) => {
      const { id: siteId } = siteOf(request);
      const { domainId } = request.params;
      if ("isPrimary" in request.body) return domains.makePrimary(siteId, domainId);
      const { siteId: to } = request.body;
      const role = await sites.roleOf(to, accountOf(request).id, { inTrash: false });
      if (role !== "owner") throw new AppError("not-found");
      await domains.move(siteId, domainId, to);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${url}/:domainId`,
    { config: owner, schema: { params, response: done } },
    async (request, reply) => {
      await domains.remove(siteOf(request).id, request.params.domainId);
      return reply.code(204).send(null);
    },
  );
}

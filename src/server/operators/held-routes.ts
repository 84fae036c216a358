import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { heldDecisionSchema, heldReleaseSchema } from "#/api/held-releases.ts";
import { listQuerySchema } from "#/api/sites.ts";
import type { ReleaseFiles } from "../hosting/release-files.ts";
import { accountOf } from "../http/access.ts";
import type { HeldList } from "../screening/held-list.ts";
import { sendSnapshot } from "./page-snapshot.ts";

const config = { access: { host: "app", who: "operator" } } as const;
const url = "/api/v1/operator/held";
const params = z.object({ siteId: z.coerce.number().int().min(1).max(999_999_999_999_999) });
const pageQuery = z.strictObject({ page: z.string().max(300).default("/") });

export const heldRouteList = [
  `GET ${url}`,
  `PATCH ${url}/:siteId`,
  `GET ${url}/:siteId/file`,
] as const;

interface HeldRoutesOptions {
  held: HeldList;
  files: Pick<ReleaseFiles, "manifest" | "read">;
}

/** What waits before it is published: the list, a page of it as it would be seen, and the decision. */
export function heldRoutes(instance: FastifyInstance, { held, files }: HeldRoutesOptions): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    url,
    {
      config,
      schema: { querystring: listQuerySchema, response: { 200: z.array(heldReleaseSchema) } },
    },
    async (request, reply) => {
      const found = await held.list(request.query);
      reply.header("x-total-count", found.total).header("cache-control", "no-store");
      return found.held;
    },
  );

  app.patch(
    `${url}/:siteId`,
    {
      config,
      schema: {
        params,
        body: heldDecisionSchema,
        response: { 204: z.null().describe("Done.") },
      },
    },
    async (request, reply) => {
      await held.decide(request.params.siteId, accountOf(request).id, request.body);
      return reply.code(204).send(null);
    },
  );

  app.get(
    `${url}/:siteId/file`,
    { config, schema: { params, querystring: pageQuery } },
    async (request, reply) => {
      const manifest = await files.manifest(await held.manifestOf(request.params.siteId));
      const address = URL.parse(request.query.page, "https://held.invalid")?.href ?? null;
      return sendSnapshot(reply, files, { manifest, address });
    },
  );
}

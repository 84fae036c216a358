import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  listedSiteSchema,
  operatorSitesQuerySchema,
  siteTransferSchema,
} from "#/api/operator-sites.ts";
import type { ReleaseFiles } from "../hosting/release-files.ts";
import { accountOf } from "../http/access.ts";
import { sendSnapshot } from "./page-snapshot.ts";
import type { SiteList } from "./site-list.ts";
import type { TransferSite } from "./transfer-site.ts";

const config = { access: { host: "app", who: "operator" } } as const;
const url = "/api/v1/operator/sites";
const params = z.object({ siteId: z.coerce.number().int().min(1).max(999_999_999_999_999) });

export const operatorSiteRouteList = [
  `GET ${url}`,
  `GET ${url}/:siteId`,
  `GET ${url}/:siteId/file`,
  `POST ${url}/:siteId/transfer`,
] as const;

/** Bytes of pictures and fonts that a thumbnail brings along: a list shows many. */
const mostOfThumbnail = 524_288;

interface OperatorSiteRoutesOptions {
  list: SiteList;
  transfer: TransferSite;
  files: Pick<ReleaseFiles, "manifest" | "read">;
}

/** All sites of the installation; what an operator changes of one is `PATCH operator/sites/{id}`. */
export function operatorSiteRoutes(
  instance: FastifyInstance,
  { list, transfer, files }: OperatorSiteRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    url,
    {
      config,
      schema: {
        querystring: operatorSitesQuerySchema,
        response: { 200: z.array(listedSiteSchema) },
      },
    },
    async (request, reply) => {
      const { sites, total } = await list.list(request.query);
      reply.header("x-total-count", total).header("cache-control", "no-store");
      return sites;
    },
  );

  app.get(
    `${url}/:siteId`,
    { config, schema: { params, response: { 200: listedSiteSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return list.read(request.params.siteId);
    },
  );

  app.get(`${url}/:siteId/file`, { config, schema: { params } }, async (request, reply) => {
    const manifest = await files.manifest(await list.manifestOf(request.params.siteId));
    const part = { manifest, address: null, mostBytes: mostOfThumbnail };
    return sendSnapshot(reply, files, part);
  });

  app.post(
    `${url}/:siteId/transfer`,
    { config, schema: { params, body: siteTransferSchema, response: { 200: listedSiteSchema } } },
    async (request) => {
      const { siteId } = request.params;
      await transfer(siteId, accountOf(request).id, request.body);
      return list.read(siteId);
    },
  );
}

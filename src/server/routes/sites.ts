import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  listQuerySchema,
  newSiteSchema,
  siteChangeSchema,
  siteInfoSchema,
  slugSchema,
} from "#/api/sites.ts";
import type { Templates } from "#/site/section.ts";
import { newSiteDocument } from "../sites/new-site.ts";
import type { Sites } from "../sites/sites.ts";
import { slugFromName } from "../sites/slug.ts";
import { accountOf, siteOf } from "./access.ts";

interface SitesRoutesOptions {
  sites: Sites;
  templates: Templates;
}

const account = { access: { host: "app", who: "account" } } as const;
const viewer = { access: { host: "app", who: "site-viewer" } } as const;
const owner = { access: { host: "app", who: "site-owner" } } as const;
const ownerOfTrash = { access: { host: "app", who: "site-owner", inTrash: true } } as const;
const listQuery = listQuerySchema.extend({ isTrashed: z.stringbool().default(false) });

/** The sites of an account. */
export function sitesRoutes(
  instance: FastifyInstance,
  { sites, templates }: SitesRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  /** A wanted slug is taken as it is; one made from a name makes way for those that are there. */
  async function slugFor(wanted: string | undefined, name: string): Promise<string> {
    if (wanted !== undefined) return wanted;
    const made = slugFromName(name);
    return sites.freeSlug(slugSchema.safeParse(made).success ? made : `${made}-site`);
  }

  app.get(
    "/api/v1/sites",
    {
      config: account,
      schema: { querystring: listQuery, response: { 200: z.array(siteInfoSchema) } },
    },
    async (request, reply) => {
      const { sites: list, total } = await sites.list(accountOf(request).id, request.query);
      reply.header("x-total-count", total);
      return list;
    },
  );

  app.post(
    "/api/v1/sites",
    { config: account, schema: { body: newSiteSchema, response: { 201: siteInfoSchema } } },
    async (request, reply) => {
      const { id: ownerId } = accountOf(request);
      const { name, language } = request.body;
      const slug = await slugFor(request.body.slug, name);
      const document = newSiteDocument({ name, language, templates });
      const siteId = await sites.create({ slug, ownerId, document });
      return reply.code(201).send(await sites.info(siteId, ownerId));
    },
  );

  app.get(
    "/api/v1/sites/:siteId",
    { config: viewer, schema: { response: { 200: siteInfoSchema } } },
    (request) => sites.info(siteOf(request).id, accountOf(request).id),
  );

  app.patch(
    "/api/v1/sites/:siteId",
    { config: ownerOfTrash, schema: { body: siteChangeSchema, response: { 200: siteInfoSchema } } },
    async (request) => {
      const { id } = siteOf(request);
      await sites.change(id, request.body);
      return sites.info(id, accountOf(request).id);
    },
  );

  app.delete(
    "/api/v1/sites/:siteId",
    { config: owner, schema: { response: { 204: z.null().describe("It is in the trash.") } } },
    async (request, reply) => {
      await sites.trash(siteOf(request).id);
      return reply.code(204).send(null);
    },
  );
}

import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { siteCopySchema, siteInfoSchema } from "#/api/sites.ts";
import { accountOf, siteOf } from "../http/access.ts";
import type { Projects } from "../projects/projects.ts";
import { whileConnected } from "../http/client-closed.ts";
import { copySite } from "../sites/copy-site.ts";
import type { Documents } from "../sites/documents.ts";
import type { Sites } from "../sites/sites.ts";

interface CopyRoutesOptions {
  readonly sites: Sites;
  readonly documents: Documents;
  readonly projects: Pick<Projects, "inTurn">;
}

const editor = { access: { host: "app", who: "site-editor" } } as const;

/** A site made of another. */
export function siteCopiesRoutes(
  instance: FastifyInstance,
  { sites, documents, projects }: CopyRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    "/api/v1/sites/:siteId/copies",
    { config: editor, schema: { body: siteCopySchema, response: { 201: siteInfoSchema } } },
    async (request, reply) => {
      const { id: ownerId } = accountOf(request);
      const wanted = { siteId: siteOf(request).id, name: request.body.name, ownerId };
      const importer = { ownerId, signal: whileConnected(reply.raw) };
      const copy = await projects.inTurn(importer, () => copySite({ sites, documents }, wanted));
      return reply.code(201).send(await sites.info(copy, ownerId));
    },
  );
}

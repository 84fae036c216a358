import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  type NewSite,
  listQuerySchema,
  newSiteSchema,
  siteChangeSchema,
  siteInfoSchema,
  slugSchema,
} from "#/api/sites.ts";
import { addressAnswerSchema } from "#/api/starters.ts";
import type { Templates } from "#/site/section.ts";
import { adaptStarter } from "#/starters/adapt-starter.ts";
import { starters } from "#/starters/registry.ts";
import { AppError } from "../errors.ts";
import { whileConnected } from "../http/client-closed.ts";
import { folderSource } from "../projects/project-source.ts";
import type { Importer, Projects } from "../projects/projects.ts";
import { newSiteDocument } from "../sites/new-site.ts";
import type { FirstSteps } from "../sites/first-steps.ts";
import type { Sites } from "../sites/sites.ts";
import { accountOf, siteOf } from "../http/access.ts";

interface SitesRoutesOptions {
  sites: Sites;
  projects: Pick<Projects, "import" | "inTurn">;
  firstSteps: Pick<FirstSteps, "open">;
  /** The folder of the sites that new ones can start from. */
  startersFolder: string;
  templates: Templates;
}

const account = { access: { host: "app", who: "account" } } as const;
const guestViewer = { access: { host: "app", who: "site-viewer", guests: true } } as const;
const ownerOfTrash = { access: { host: "app", who: "site-owner", inTrash: true } } as const;
const listQuery = z.strictObject({
  ...listQuerySchema.shape,
  isTrashed: z.stringbool().default(false),
});

/** Whether an address is free, for a site that is about to be made or moved. */
function addressRoute(instance: FastifyInstance, sites: Pick<Sites, "freeAddress">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/v1/addresses/:slug",
    {
      config: account,
      schema: {
        params: z.object({ slug: slugSchema }),
        response: { 200: addressAnswerSchema },
      },
    },
    async ({ params: { slug } }) => {
      const { free, address } = await sites.freeAddress(slug);
      return { isFree: free === slug, free, address };
    },
  );
}

/** A site made of a starter, with a checklist of what its owner does first. */
async function createFrom(
  { projects, firstSteps, startersFolder, templates }: SitesRoutesOptions,
  { starter, name, slug, onlyLanguage: language, theme }: NewSite & { readonly starter: string },
  importer: Importer,
): Promise<number> {
  if (!starters.some(({ id }) => id === starter))
    throw new AppError("invalid", { message: "There’s no such starter." });
  const source = await folderSource(join(startersFolder, starter));
  return projects.import(source, {
    ...importer,
    via: "starter",
    slug,
    adapt: (project) => adaptStarter(project, { name, language, theme, templates }),
    alongside: (transaction, siteId) =>
      firstSteps.open(transaction, { siteId, userId: importer.ownerId }),
  });
}

/** The sites of an account. */
export function sitesRoutes(instance: FastifyInstance, options: SitesRoutesOptions): void {
  const { sites, projects, templates } = options;
  const app = instance.withTypeProvider<ZodTypeProvider>();
  addressRoute(instance, sites);

  function createBlank({ name, language, slug }: NewSite, ownerId: string): Promise<number> {
    const document = newSiteDocument({ name, language, templates });
    return sites.create({ slug, ownerId, document });
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
      const { starter } = request.body;
      const importer = { ownerId, signal: whileConnected(reply.raw) };
      const siteId =
        starter === undefined
          ? await createBlank(request.body, ownerId)
          : await projects.inTurn(importer, () =>
              createFrom(options, { ...request.body, starter }, importer),
            );
      return reply.code(201).send(await sites.info(siteId, ownerId));
    },
  );

  app.get(
    "/api/v1/sites/:siteId",
    { config: guestViewer, schema: { response: { 200: siteInfoSchema } } },
    async (request) => {
      const { id, role } = siteOf(request);
      if (!request.guest) return sites.info(id, accountOf(request).id);
      const { hasFirstSteps: _open, ...info } = await sites.info(id, request.guest.invitedBy);
      return { ...info, role, unread: 0, isGuest: true as const };
    },
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
    // also of one that is there: what couldn't be shown then is shown now
    {
      config: ownerOfTrash,
      schema: { response: { 204: z.null().describe("It is in the trash.") } },
    },
    async (request, reply) => {
      await sites.trash(siteOf(request).id, accountOf(request).id);
      return reply.code(204).send(null);
    },
  );
}

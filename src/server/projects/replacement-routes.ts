import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  importedJsonLimit,
  replacementCancellationSchema,
  replacementPreviewSchema,
} from "#/api/projects.ts";
import { accountOf, siteOf } from "../http/access.ts";
import { whileConnected } from "../http/client-closed.ts";
import type { Projects } from "./projects.ts";
import { withUpload } from "./receive-project.ts";
import type { Replacements } from "./replacements.ts";

interface ReplacementRoutesOptions {
  readonly projects: Projects;
  readonly replacements: Replacements;
}

const owner = { access: { host: "app", who: "site-owner" } } as const;
const url = "/api/v1/sites/:siteId/replacement";
export const replacementRouteList = [
  `POST ${url}`,
  `POST ${url}/preview`,
  `POST ${url}/cancellation`,
] as const;

/** Files that take the place of a site; they come as those do that become one. */
export function replacementRoutes(
  scope: FastifyInstance,
  { projects, replacements }: ReplacementRoutesOptions,
): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();

  app.post(
    `${url}/preview`,
    {
      config: owner,
      bodyLimit: importedJsonLimit,
      schema: { response: { 200: replacementPreviewSchema } },
    },
    async (request, reply) => {
      const importer = { ownerId: accountOf(request).id, signal: whileConnected(reply.raw) };
      const wanted = { siteId: siteOf(request).id, ...importer };
      return projects.inTurn(importer, () =>
        withUpload(request, projects.uploads, (upload) =>
          projects.read(upload, (source) => replacements.look(source, wanted)),
        ),
      );
    },
  );

  // the document is text already
  scope.post(
    url,
    {
      config: owner,
      bodyLimit: importedJsonLimit,
      schema: {
        response: {
          200: {
            description: "What the site is to become: its pictures and files are its own by now.",
            content: { "application/json": { schema: z.string() } },
          },
        },
      },
    },
    async (request, reply) => {
      const importer = { ownerId: accountOf(request).id, signal: whileConnected(reply.raw) };
      const wanted = { siteId: siteOf(request).id, ...importer };
      const text = await projects.inTurn(importer, () =>
        withUpload(request, projects.uploads, (upload) =>
          projects.read(upload, (source) => replacements.take(source, wanted)),
        ),
      );
      return reply
        .type("application/json; charset=utf-8")
        .header("cache-control", "no-store")
        .serializer(String)
        .send(text);
    },
  );
}

/** Takes back what a replacement brought along; its body is JSON as any other's. */
export function cancellationRoute(
  instance: FastifyInstance,
  { replacements }: Pick<ReplacementRoutesOptions, "replacements">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    `${url}/cancellation`,
    {
      config: owner,
      schema: {
        body: replacementCancellationSchema,
        response: { 204: z.null().describe("Done.") },
      },
    },
    async (request, reply) => {
      await replacements.cancel(siteOf(request).id, request.body.pictures);
      return reply.code(204).send(null);
    },
  );
}

import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import {
  type BroughtVersions,
  type BroughtVisitors,
  importQuerySchema,
  importedJsonLimit,
  importedSiteSchema,
} from "#/api/projects.ts";
import { whileConnected } from "../http/client-closed.ts";
import { accountOf } from "../http/access.ts";
import type { Sites } from "../sites/sites.ts";
import { archiveLimits } from "./archive-entries.ts";
import type { Projects } from "./projects.ts";
import { withUpload } from "./receive-project.ts";
import {
  cancellationRoute,
  replacementRouteList,
  replacementRoutes,
} from "./replacement-routes.ts";
import type { Replacements } from "./replacements.ts";
import { versionNames } from "./version-names.ts";

interface ProjectRoutesOptions {
  readonly projects: Projects;
  readonly replacements: Replacements;
  readonly sites: Pick<Sites, "info">;
}

const account = { access: { host: "app", who: "account" } } as const;
export const projectRouteList = ["POST /api/v1/sites/import", ...replacementRouteList] as const;

/** Sites that come in as project files. */
export function projectRoutes(
  instance: FastifyInstance,
  { projects, replacements, sites }: ProjectRoutesOptions,
): void {
  instance.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: archiveLimits.bytes,
        files: 1,
        fields: 4,
        parts: 5,
        fieldSize: 1000,
        headerPairs: 20,
      },
    });
    // 16 MB are read in their turn, like a zip
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", (_request, _payload, done) => done(null));
    const app = scope.withTypeProvider<ZodTypeProvider>();

    app.post(
      "/api/v1/sites/import",
      {
        config: account,
        bodyLimit: importedJsonLimit,
        schema: { querystring: importQuerySchema, response: { 201: importedSiteSchema } },
      },
      async (request, reply) => {
        const ownerId = accountOf(request).id;
        const importer = { ownerId, signal: whileConnected(reply.raw) };
        let visitors: BroughtVisitors | undefined;
        let versions: BroughtVersions | undefined;
        const withVersions =
          request.query.versions === "true"
            ? {
                tell: (told: BroughtVersions) => void (versions = told),
                nameOf: versionNames(request.headers["accept-language"]),
              }
            : undefined;
        const withVisitors =
          request.query.visitors === "true"
            ? (told: BroughtVisitors) => void (visitors = told)
            : undefined;
        const wanted = { ...importer, via: "import", withVisitors, withVersions } as const;
        const siteId = await projects.inTurn(importer, () =>
          withUpload(request, projects.uploads, (upload) =>
            typeof upload === "string"
              ? projects.importArchive(upload, wanted)
              : projects.import(upload, wanted),
          ),
        );
        const info = await sites.info(siteId, ownerId);
        return reply
          .code(201)
          .send({ ...info, ...(visitors && { visitors }), ...(versions && { versions }) });
      },
    );
    replacementRoutes(scope, { projects, replacements });
  });
  cancellationRoute(instance, { replacements });
}

import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import {
  type BroughtVersions,
  type BroughtVisitors,
  importQuerySchema,
  importedJsonLimit,
  importedSiteSchema,
} from "#/api/projects.ts";
import { refuseLeft, whileConnected } from "../http/client-closed.ts";
import { AppError, errorCodeOf } from "../errors.ts";
import { accountOf } from "../http/access.ts";
import type { Sites } from "../sites/sites.ts";
import { archiveLimits } from "./archive-entries.ts";
import { documentSource } from "./project-source.ts";
import type { ImportOptions } from "./import-project.ts";
import type { Importer, Projects } from "./projects.ts";
import { versionNames } from "./version-names.ts";
import { withUploadFolder } from "./uploads.ts";

interface ProjectRoutesOptions {
  readonly projects: Projects;
  readonly sites: Pick<Sites, "info">;
}

const account = { access: { host: "app", who: "account" } } as const;

/** Writes the file of a form to the disk. What its parser throws is the form's fault. */
async function receiveFile(request: FastifyRequest, path: string): Promise<void> {
  try {
    refuseLeft(request.raw);
    const file = await request.file();
    if (!file) throw new AppError("bad-request", { message: "There’s no file in this form." });
    await pipeline(file.file, createWriteStream(path));
    if (file.file.truncated) throw new AppError("payload-too-large");
  } catch (cause) {
    if (errorCodeOf(cause) !== "internal") throw cause;
    const message = "This form is damaged or incomplete. Send the project again.";
    throw new AppError("bad-request", { message, cause });
  }
}

/** Reads a `site.json` that is the body of a request. @throws AppError payload-too-large */
async function readJson(request: FastifyRequest): Promise<Uint8Array> {
  const { raw } = request;
  refuseLeft(raw);
  const tooLarge = new AppError("payload-too-large");
  if (Number(request.headers["content-length"] ?? 0) > importedJsonLimit) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of raw) {
    chunks.push(Buffer.from(chunk));
    size += chunk.length;
    if (size > importedJsonLimit) throw tooLarge;
  }
  return Buffer.concat(chunks);
}

async function importRequest(
  request: FastifyRequest,
  projects: Projects,
  importer: Importer & Pick<ImportOptions, "withVisitors" | "withVersions">,
): Promise<number> {
  const wanted = { ...importer, via: "import" } as const;
  if (!request.isMultipart())
    return projects.import(documentSource(await readJson(request)), wanted);
  return withUploadFolder(projects.uploads, async (folder) => {
    const path = join(folder, "project.zip");
    await receiveFile(request, path);
    return projects.importArchive(path, wanted);
  });
}

/** Sites that come in as project files. */
export function projectRoutes(
  instance: FastifyInstance,
  { projects, sites }: ProjectRoutesOptions,
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
        const siteId = await projects.inTurn(importer, () =>
          importRequest(request, projects, { ...importer, withVisitors, withVersions }),
        );
        const info = await sites.info(siteId, ownerId);
        return reply
          .code(201)
          .send({ ...info, ...(visitors && { visitors }), ...(versions && { versions }) });
      },
    );
  });
}

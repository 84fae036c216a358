import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  copiedFilesSchema,
  copyFilesSchema,
  fileQuerySchema,
  fileToSendSchema,
  sentFileSchema,
} from "#/api/files.ts";
import { fileLimits, fileTypes, siteFileSchema } from "#/site/file.ts";
import { AppError } from "../errors.ts";
import { accountOf, authorOf, siteOf } from "../http/access.ts";
import { attachment } from "../http/attachment.ts";
import { formLimits, readUpload } from "../http/read-upload.ts";
import { BoundedWork } from "../limits/bounded-work.ts";
import type { Sites } from "../sites/sites.ts";
import type { Storage } from "../storage/storage.ts";
import { LostContent } from "../storage/lost-content.ts";
import type { SentFiles } from "./sent-files.ts";
import { fileRefusal } from "./sent-files.ts";

interface FileRoutesOptions {
  readonly files: SentFiles;
  readonly storage: Pick<Storage, "stream">;
  readonly sites: Pick<Sites, "roleOf">;
}

/** Uploads of a process, of which each may be in memory as a whole. */
const uploadBounds = {
  atOnce: 4,
  atOnceOfKey: 2,
  waiting: 40,
  underWayOfKey: 20,
  refusal: {
    message: "Too many files are being uploaded at once. Try again in a few seconds.",
    retryAfter: 5,
  },
} as const;

/** What a form has besides its file, at most. */
const aroundFile = 100_000;

const editor = { access: { host: "app", who: "site-editor" } } as const;
const viewer = { access: { host: "app", who: "site-viewer" } } as const;

/** What an upload may take up: known before its body is read. @throws AppError for more than a file may have */
function announcedBytes(header: string | undefined): number {
  const announced = Number(header ?? Number.NaN);
  if (announced > fileLimits.bytes + aroundFile)
    throw fileRefusal("payload-too-large", "too-large");
  return Math.min(announced || fileLimits.bytes, fileLimits.bytes);
}

function uploadRoute(instance: FastifyInstance, files: SentFiles): void {
  const turns = new BoundedWork(uploadBounds);
  instance.register(async (scope) => {
    await scope.register(multipart, { limits: formLimits(fileLimits.bytes) });
    scope.withTypeProvider<ZodTypeProvider>().post(
      "/api/v1/sites/:siteId/files",
      {
        config: editor,
        bodyLimit: fileLimits.bytes + aroundFile,
        schema: { response: { 201: sentFileSchema } },
      },
      async (request, reply) => {
        const site = siteOf(request).id;
        const bytes = announcedBytes(request.headers["content-length"]);
        const sent = await turns.run({ key: authorOf(request) }, () =>
          files.withRoom(site, bytes, async () =>
            files.add(site, await readUpload(request, "file")),
          ),
        );
        return reply.code(201).send(sent);
      },
    );
  });
}

/** The files of a site for its visitors: sending, asking what was sent, looking at one. */
export function fileRoutes(
  instance: FastifyInstance,
  { files, storage, sites }: FileRoutesOptions,
): void {
  uploadRoute(instance, files);
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    "/api/v1/sites/:siteId/files/sent",
    {
      config: editor,
      schema: { body: fileToSendSchema, response: { 200: z.nullable(sentFileSchema) } },
    },
    async (request) => (await files.take(siteOf(request).id, request.body)) ?? null,
  );

  app.post(
    "/api/v1/sites/:siteId/files/copies",
    {
      config: editor,
      schema: { body: copyFilesSchema, response: { 200: copiedFilesSchema } },
    },
    async (request) => {
      const { from, hashes } = request.body;
      // nobody gets files of a site that isn't theirs to see
      if (!(await sites.roleOf(from, accountOf(request).id, { inTrash: false })))
        throw new AppError("not-found");
      return files.copy(from, siteOf(request).id, hashes);
    },
  );

  app.get(
    "/api/v1/sites/:siteId/files/:hash/file",
    {
      config: viewer,
      schema: {
        params: z.object({ siteId: z.string(), hash: siteFileSchema.shape.hash }),
        querystring: fileQuerySchema,
      },
    },
    async (request, reply) => {
      const asked = { hash: request.params.hash, name: request.query.name };
      const file = await files.find(siteOf(request).id, asked);
      if (!file) throw new AppError("not-found");
      const stream = await storage.stream(file.hash);
      if (!stream) throw new LostContent(file.hash, "missing");
      return reply
        .header("content-disposition", attachment(file.name))
        .header("content-length", file.size)
        .header("cache-control", "private, max-age=31536000, immutable")
        .type(fileTypes[file.kind])
        .send(stream);
    },
  );
}

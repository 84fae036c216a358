import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { type StarterAnswer, starterAnswerSchema, startersAnswerSchema } from "#/api/starters.ts";
import { fileKindSchema, fileTypes, siteFileSchema } from "#/site/file.ts";
import type { Templates } from "#/site/section.ts";
import { starters } from "#/starters/registry.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { attachment } from "../http/attachment.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import { readDownload } from "./project-files.ts";
import { type ProjectSource, folderSource } from "./project-source.ts";
import { readSite } from "./read-site.ts";

export const starterRouteList = [
  "GET /api/v1/starters",
  "GET /api/v1/starters/:starter",
  "GET /api/v1/starters/:starter/pictures/:file",
  "GET /api/v1/starters/:starter/files/:hash",
] as const;

interface StarterRoutesOptions {
  /** The folder of the starters. */
  readonly startersFolder: string;
  readonly templates: Templates;
  readonly clock: Clock;
  readonly database: Pick<Database, "db">;
  readonly readSettings: ReadSettings;
}

const account = { access: { host: "app", who: "account" } } as const;
const starterParams = z.object({ starter: z.string().max(64) });
const pictureParams = z.object({ starter: z.string().max(64), file: z.string().max(100) });
const fileParams = z.object({ starter: z.string().max(64), hash: siteFileSchema.shape.hash });
const types: Readonly<Record<string, string>> = { ".jpg": "image/jpeg", ".png": "image/png" };

async function sourceOf(startersFolder: string, starter: string): Promise<ProjectSource> {
  if (!starters.some(({ id }) => id === starter)) throw new AppError("not-found");
  return folderSource(join(startersFolder, starter));
}

/** The files for visitors that starters bring, for sites that get a page of one. */
function starterFileRoute(
  instance: FastifyInstance,
  { startersFolder }: Pick<StarterRoutesOptions, "startersFolder">,
): void {
  // bytes are sent as they are, so their type is not the schema's
  instance.get(
    "/api/v1/starters/:starter/files/:hash",
    {
      config: account,
      schema: {
        params: fileParams,
        response: {
          200: {
            description: "The file as the starter brings it.",
            content: { "application/pdf": { schema: z.string() } },
          },
        },
      },
    },
    async (request, reply) => {
      const { starter, hash } = fileParams.parse(request.params);
      const source = await sourceOf(startersFolder, starter);
      const name = [...(source.downloads ?? [])].find((one) => one.startsWith(`${hash}.`));
      if (name === undefined) throw new AppError("not-found");
      const kind = fileKindSchema.parse(extname(name).slice(1));
      return reply
        .header("content-disposition", attachment(name))
        .header("cache-control", "private, max-age=86400")
        .type(fileTypes[kind])
        .send(Buffer.from(await readDownload(source, name)));
    },
  );
}

/** What new sites can start from, to look at before one is made. */
export function starterRoutes(
  instance: FastifyInstance,
  { startersFolder, templates, clock, database: { db }, readSettings }: StarterRoutesOptions,
): void {
  starterFileRoute(instance, { startersFolder });
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/v1/starters",
    { config: account, schema: { response: { 200: startersAnswerSchema } } },
    async () => ({ first: (await readSettings(db)).starter }),
  );

  app.get(
    "/api/v1/starters/:starter",
    { config: account, schema: { params: starterParams, response: { 200: starterAnswerSchema } } },
    async (request, reply) => {
      const source = await sourceOf(startersFolder, request.params.starter);
      const now = new Date(clock.now());
      const { document, prices, filesIn, pictures } = await readSite(await source.site(), {
        templates,
        now,
        keepsTokens: true,
      });
      const files = pictures.map(({ id, file }) => ({ id, file }));
      return (
        reply
          // its document has been checked as it was read
          .serializer((answer: StarterAnswer) => JSON.stringify(answer))
          .send({ ...document, prices, filesIn, pictures: files })
      );
    },
  );

  // bytes are sent as they are, so their type is not the schema's
  instance.get(
    "/api/v1/starters/:starter/pictures/:file",
    {
      config: account,
      schema: {
        params: pictureParams,
        response: {
          200: {
            description: "The picture as the starter brings it.",
            content: { "image/jpeg": { schema: z.string() }, "image/png": { schema: z.string() } },
          },
        },
      },
    },
    async (request, reply) => {
      const { starter, file } = pictureParams.parse(request.params);
      const source = await sourceOf(startersFolder, starter);
      const type = types[extname(file)];
      if (!source.files.has(file) || type === undefined) throw new AppError("not-found");
      return reply
        .header("cache-control", "private, max-age=86400")
        .type(type)
        .send(Buffer.from(await source.picture(file)));
    },
  );
}
